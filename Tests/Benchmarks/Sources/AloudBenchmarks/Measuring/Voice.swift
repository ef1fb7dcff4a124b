import Aloud
import AloudSpeech
import Glibc

/// The one speaker of this process, and when what is said begins and ends.
struct Voice {
  /// The synthesiser has one owner in a process.
  static let only = Result { try Voice() }

  let speaker: Speaker
  private let told: Pipe

  private init() throws {
    let told = try Pipe()
    self.told = told
    speaker = Speaker(to: .nowhere, onError: { print($0) }) { event in
      switch event {
      case .started: told.write("\(Self.now)\n")
      case .ended, .interrupted: told.write("\n")
      case .mark: break
      }
    }
  }

  /// Queues plain text.
  func speak(_ text: String) { speaker.speak(Utterance([.text(text, language: nil)], language: "en")) }

  /// Waits for the first sample of what is said; the moment.
  func waitForStart() throws -> Int {
    guard let moment = Int(told.readLine()) else { throw MeasuringProblem.unexpected(answerTo: "a text") }
    return moment
  }

  /// Waits until what has started is over.
  func waitForEnd() { _ = told.readLine() }

  /// Nanoseconds on the clock that libespeak-ng's peer reads too.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
