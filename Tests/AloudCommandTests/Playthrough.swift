import Aloud
import Testing

@testable import AloudCommand

/// The built-in app, played by lines, with the outside in memory: what is printed, and what is saved.
struct Playthrough {
  /// The languages offered.
  static let languages = [
    Language(tag: "ar", name: "العربية"), Language(tag: "de", name: "Deutsch"), Language(tag: "en", name: "English"),
  ]

  /// The local date and time, which stands still: Friday 20 November 2026, half past three.
  static let now = DateTime(day: Day(20_777), hour: 15, minute: 30)

  private(set) var session: Session<BuiltInApp>
  /// What loading gives.
  var file = FileResult.missing
  /// Why saving fails, where it does.
  var saveProblem: FileError?
  /// What was given to be saved, in order.
  private(set) var saved: [String] = []
  /// The settings that were kept, as a file has them.
  private(set) var kept = SettingsText()
  /// The waits that have not passed.
  private(set) var waits = PassingTime()
  private var printed: [String] = []

  init(file: FileResult = .missing, locale: String = "en") throws {
    session = try Session(BuiltInApp(languages: Self.languages), settings: Settings(locale: locale))
    session.now = Self.now
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

  /// Lets so many seconds pass, and gives what was printed.
  mutating func pass(seconds: Int) -> String { pass(milliseconds: seconds * 1_000) }

  /// Lets so many milliseconds pass, and gives what was printed.
  mutating func pass(milliseconds: Int) -> String {
    let end = waits.milliseconds + milliseconds
    while let id = waits.next(until: end) { note(session.receive(.elapsed(id))) }
    return takePrinted()
  }

  /// Lets another day begin.
  mutating func passDay() { session.now.day = session.now.day + 1 }

  private mutating func note(_ response: Response) {
    for announcement in response.announcements {
      let line = session.renderer.printed(announcement)
      #expect(!line.contains("app."), "a message without words")
      printed.append(line)
    }
    for request in response.requests {
      switch request {
      case .load(let id): note(session.receive(.loaded(id, file)))
      case .save(let id, let contents):
        saved.append(contents)
        note(session.receive(.saved(id, error: saveProblem)))
      case .wait(let id, let length): waits.wait(id, milliseconds: length)
      case .keep(let name, let value): kept.set(name, to: value)
      case .forgetSettings: kept.removeSettings()
      case .voices(let language):
        note(session.receive(.voices(language == "en" ? ["English (America)", "English (Scotland)"] : [])))
      case .copy, .run, .colors: Issue.record("not expected: \(request)")
      }
    }
  }

  private mutating func takePrinted() -> String {
    defer { printed = [] }
    return printed.joined(separator: "\n")
  }
}
