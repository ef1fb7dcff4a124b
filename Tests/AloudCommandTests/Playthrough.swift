import Aloud
import Testing

@testable import AloudCommand

/// The built-in app, played by lines, with the outside in memory: what is printed, and what is saved.
struct Playthrough {
  /// The languages offered.
  static let languages = [
    Language(tag: "ar", name: "العربية"), Language(tag: "de", name: "Deutsch"), Language(tag: "en", name: "English"),
  ]

  private(set) var session: Session<BuiltInApp>
  /// What loading gives.
  var file = FileResult.missing
  /// Why saving fails, where it does.
  var saveProblem: FileProblem?
  /// What was given to be saved, in order.
  private(set) var saved: [String] = []
  /// The waits that have not passed.
  private(set) var waits: [ID] = []
  private var printed: [String] = []

  init(file: FileResult = .missing, locale: String = "en") throws {
    session = try Session(BuiltInApp(languages: Self.languages), settings: Settings(locale: locale))
    self.file = file
  }

  /// Starts, and gives what was printed.
  mutating func start() -> String {
    note(session.start())
    return takePrinted()
  }

  /// Takes lines, and gives what was printed, each line before its answers.
  mutating func take(_ lines: String...) -> String {
    for line in lines {
      printed.append("> " + line)
      note(session.take(Line(line)))
    }
    return takePrinted()
  }

  /// Lets the waits pass that have been asked for until now.
  mutating func passTime() -> String {
    let due = waits
    waits = []
    for id in due { note(session.receive(.elapsed(id))) }
    return takePrinted()
  }

  private mutating func note(_ response: Response) {
    for announcement in response.announcements {
      let line = session.renderer.printed(announcement)
      #expect(!line.contains("app."), "a message without words")
      printed.append(line)
    }
    for effect in response.effects {
      switch effect {
      case .load(let id): note(session.receive(.loaded(id, file)))
      case .save(let id, let contents):
        saved.append(contents)
        note(session.receive(.saved(id, problem: saveProblem)))
      case .wait(let id, _): waits.append(id)
      default: Issue.record("not expected: \(effect)")
      }
    }
  }

  private mutating func takePrinted() -> String {
    defer { printed = [] }
    return printed.joined(separator: "\n")
  }
}
