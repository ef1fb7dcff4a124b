import Aloud
import AloudSpeech
import Glibc

/// How soon speech is silent after a stop, which a new line and the first key of the next both are, and whether a sample of the
/// old line comes after it.
enum Stopping {
  private static let text = String(repeating: "Groceries, three reminders, opens a screen. ", count: 250)
  /// 50 ms of samples.
  private static let buffer = 22_050 / 20 * 2

  static func figures() throws -> [Figure] {
    let sound = try Pipe(), voice = try Voice.only.get()
    voice.speaker.change(to: .pcmDescriptor(sound.writeEnd))
    defer { voice.speaker.finish() }
    var samples = Samples()
    var most = 0
    for _ in 0..<200 {
      voice.speak(text)
      _ = try voice.waitForStart()
      // As a device that has taken all it can.
      while !sound.isFull { sched_yield() }
      let held = sound.held
      samples.time {
        voice.speaker.stop()
        voice.waitForEnd()
      }
      most = max(most, sound.held - held)
      while sound.hasMore(within: 0) { _ = sound.readSome() }
    }
    return [
      Figure("a stop in 10,000 characters to silence, 50 of 100", samples.median, atMost: .milliseconds(50)),
      Figure("the same, the longest", samples.percentile(100), atMost: .milliseconds(60)),
      Figure("samples of the old line after a stop", most / 2, "samples", atMost: buffer / 2),
    ]
  }
}

extension Pipe {
  /// Whether it takes nothing more until somebody reads.
  fileprivate var isFull: Bool {
    var request = pollfd(fd: writeEnd, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  /// How many bytes wait in it.
  fileprivate var held: Int {
    var count: Int32 = 0
    _ = ioctl(readEnd, UInt(FIONREAD), &count)
    return Int(count)
  }
}
