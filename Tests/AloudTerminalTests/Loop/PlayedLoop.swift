import Aloud
import Glibc
import Synchronization

@testable import AloudTerminal

/// A loop on pipes, which can pass for a terminal: no device, no signals, and no sound.
struct PlayedLoop {
  /// The bytes that were written, without the sequences that move the cursor or set modes.
  let text: String
  let ending: Ending
  /// What was said, and where speech was stopped.
  let speech: [RecordedSpeech.Event]

  /// Runs a loop to the end of `typed`, or of the app. With `isTerminal`, keys are read as at a terminal of 80 columns.
  init(typing typed: String, isTerminal: Bool = true, settings change: (inout Settings) -> Void = { _ in }) throws {
    var settings = Settings(locale: "en")
    settings.hints = false
    change(&settings)
    let (input, output) = (try Pipe(), try Pipe())
    input.write(typed)
    input.end()
    var streams = LoopStreams(input: input.reading, output: output.writing)
    streams.handlesSignals = false
    if isTerminal { (streams.isTyped, streams.modes, streams.terminal) = (true, TerminalModes(), "vt100") }
    let recorded = RecordedSpeech()
    let folder = "/tmp/aloud-loop-\(getpid())"
    var loop = Loop(
      try Session(Guestbook(), settings: settings), speech: recorded, options: LoopOptions(dataFolder: folder),
      streams: streams)
    ending = loop.run()
    text = Self.plain(output.contents())
    speech = recorded.events
  }

  /// Returns a text without escape sequences and carriage returns.
  private static func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]|\r/, with: "")
  }
}

/// Speech that is only written down. It counts as being said until it is stopped.
final class RecordedSpeech: SpeechOutput {
  enum Event: Equatable { case said(String), stopped }

  private let recorded = Mutex<[Event]>([])

  var events: [Event] { recorded.withLock { $0 } }
  var isSpeaking: Bool { recorded.withLock { $0.last.map { $0 != .stopped } ?? false } }
  var reading: ReadingMark? { nil }
  func speak(_ utterance: Utterance) { recorded.withLock { $0.append(.said(utterance.plainText)) } }
  func stop() { recorded.withLock { if $0.last != .stopped { $0.append(.stopped) } } }
  func resume() -> Bool { false }
  func apply(_ settings: SpeechSettings) {}
  func voiceNames(for language: String) -> [String] { [] }
  func hasVoice(named name: String) -> Bool { false }
  func finish() {}
}

/// An app with a button, and a field whose names are kept.
private struct Guestbook: App {
  var initialState: [String] { [] }

  func interface(for names: [String]) -> Interface {
    Interface("Guestbook") {
      Tab("Guests", id: "guests") {
        TextField("Name", id: "name", value: "")
        Button("Count", id: "count")
      }
    }
  }

  func update(_ names: inout [String], _ event: Event) -> [Effect] {
    switch event {
    case .changed("name", to: .text(let name)):
      names.append(name)
      return [.say("\(name) came.")]
    case .pressed("count"): return [.say("\(names.count) came.")]
    default: return []
    }
  }
}
