import Aloud
import AloudSpeech
import CProcessor
import Glibc

/// How soon a line is heard: from the line in to the first samples handed on.
enum FirstSample {
  /// As long as the engine of AloudSpeech has it.
  private static let buffer = 40
  private static let lines = ["next", "where am i", "previous", "help", "list", "tabs"]

  static func figures() throws -> [Figure] {
    // Else a good part of what is measured is how soon another processor wakes: now one side meets with that, now the other.
    stay_on_this_processor()
    let voice = try Voice.only.get()
    voice.speaker.change(to: .pcmDescriptor(open("/dev/null", O_WRONLY | O_CLOEXEC)))
    var session = try Session(LongListApp(count: 10), settings: Settings())
    _ = session.start()
    let bare = try BareSpeech(voice: "en", buffer: buffer)

    var bareSamples = Samples(), bareSounds = Samples(), samples = Samples()
    for round in 0..<600 {
      let line = lines[round % lines.count]
      if round % lines.count == 0 { session = try fresh(session) }
      let peer = try bare.call(with: text(of: line, in: session))
      bareSamples.add(peer.firstSamples)
      bareSounds.add(peer.firstSound)
      samples.add(try firstSample(of: line, in: &session, voice))
    }
    let parts = [("50 of 100", 50), ("95 of 100", 95), ("the longest", 100)].map { name, percent in
      Figure(
        "line in to first sample, \(name)", samples.percentile(percent), against: bareSounds.percentile(percent),
        "espeak_Synth alone, to its first sound", atMost: 1.05)
    }
    let short = try firstSample(of: String(repeating: "word ", count: 12), voice)
    let long = try firstSample(of: String(repeating: "word ", count: 2_000), voice)
    return parts + [
      Figure("the same", samples.median, against: bareSamples.median, "espeak_Synth alone, to silence or sound"),
      Figure("10,000 characters to their first sample", long, against: short, "60 characters", atMost: 2),
    ]
  }

  /// How long a text takes to its first sample, in the middle of many times.
  private static func firstSample(of text: String, _ voice: Voice) throws -> Duration {
    var samples = Samples()
    for _ in 0..<200 {
      let start = Voice.now
      voice.speak(text)
      samples.add(.nanoseconds(try voice.waitForStart() - start))
      voice.speaker.stop()
      voice.waitForEnd()
    }
    return samples.median
  }

  /// What the loop does with a line, up to the first sample.
  private static func firstSample(
    of line: String, in session: inout Session<LongListApp>, _ voice: Voice
  ) throws -> Duration {
    let start = Voice.now
    let response = session.take(Line(line))
    guard let announcement = response.announcements.first else { throw MeasuringProblem.unexpected(answerTo: line) }
    voice.speaker.speak(session.renderer.utterance(announcement))
    let end = try voice.waitForStart()
    voice.speaker.stop()
    voice.waitForEnd()
    return .nanoseconds(end - start)
  }

  /// The text that the same line will lead to.
  private static func text(of line: String, in session: Session<LongListApp>) -> String {
    var session = session
    return session.take(Line(line)).announcements.first.map { session.renderer.utterance($0).plainText } ?? ""
  }

  private static func fresh(_ session: Session<LongListApp>) throws -> Session<LongListApp> {
    var session = try Session(session.app, settings: session.settings)
    _ = session.start()
    return session
  }
}
