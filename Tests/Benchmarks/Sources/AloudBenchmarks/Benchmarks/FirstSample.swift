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
    let times = try Pipe()
    let sink = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let speaker = Speaker(to: .pcmDescriptor(sink), onError: { print($0) }) { event in
      switch event {
      case .started: times.write("\(Self.now)\n")
      case .ended, .interrupted: times.write("\n")
      case .mark: break
      }
    }
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
      samples.add(try firstSample(of: line, in: &session, speaker, times))
    }
    return [
      Figure(
        "line in to first sample", samples.median, against: bareSounds.median, "espeak_Synth alone, to its first sound",
        atMost: 1.2),
      Figure("the same", samples.median, against: bareSamples.median, "espeak_Synth alone, to silence or sound"),
      Figure("line in to first sample, 95 of 100", samples.percentile(95), atMost: .milliseconds(10)),
    ]
  }

  /// What the loop does with a line, up to the first sample.
  private static func firstSample(
    of line: String, in session: inout Session<LongListApp>, _ speaker: Speaker, _ times: Pipe
  ) throws -> Duration {
    let start = now
    let response = session.take(Line(line))
    guard let announcement = response.announcements.first else { throw MeasuringProblem.unexpected(answerTo: line) }
    speaker.speak(session.renderer.utterance(announcement))
    guard let end = Int(times.readLine()) else { throw MeasuringProblem.unexpected(answerTo: line) }
    speaker.stop()
    _ = times.readLine()
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

  /// Nanoseconds on the clock that libespeak-ng's peer reads too.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
