@testable import Aloud
@testable import AloudCommand

/// A session of the built-in app at one moment, with the outside in memory.
struct AppMoment: Sendable {
  private(set) var session: Session<BuiltInApp>
  /// The step that led here, in the trail of a walk.
  var step: Trail.Step.ID?
  /// The waits that have not passed.
  private(set) var waits = PassingTime()
  /// The lines that led here.
  private(set) var lines: [String] = []
  /// What the user has made of them by editing, the oldest first. Lines stand side by side, as they are said.
  private(set) var texts: [String] = []
  /// Whether the app has ended.
  private(set) var isOver = false
  /// What loading gives; nil while it goes on.
  private var file: FileResult?
  /// What waits for the file.
  private var awaited: ID?
  /// Why saving fails, where it does.
  private var saveProblem: FileProblem?

  /// The moment before a session starts: as a user finds it, or with as much said as there is, in large text.
  init(_ tag: String, files: LocaleFiles, isDetailed: Bool) throws {
    var settings = Settings(locale: tag)
    if isDetailed {
      (settings.verbosity, settings.textSize, settings.hints) = (.high, .AX5, false)
      // A setting from each source, so that each is told.
      for (source, name) in zip(SettingSource.allCases, SettingName.allCases) { settings.sources[name] = source }
    }
    let app = BuiltInApp(languages: Self.languages(tag), files: files)
    session = try Session(app, settings: settings, files: files)
    session.now = Playthrough.now
  }

  /// The languages that are offered where `tag` is spoken.
  static func languages(_ tag: String) -> [Language] {
    (tag == "he" ? [tag] : [tag, "he"]).map { Language(tag: $0, name: Locale.ownName(of: $0) ?? $0) }
  }

  /// Lets something happen, and gives what is announced: what is said in the words that are usual first. Nil where it can't
  /// happen here.
  mutating func take(_ happening: Happening) -> [Announcement]? {
    switch happening {
    case .start: return follow(session.start())
    case .load(let file):
      self.file = file.result
      return awaited.map { follow(session.receive(.loaded($0, file.result))) } ?? []
    case .savingFails(let problem):
      saveProblem = problem
      return []
    case .say(let saying): return saying.lines(in: session).first.map { take($0) }
    case .reject(let problem): return follow(session.reject(problem))
    case .pass(let seconds): return pass(seconds: seconds)
    case .end: return follow(session.end())
    }
  }

  /// Takes a line, and gives what is announced.
  mutating func take(_ line: String) -> [Announcement] {
    lines.append(line)
    return follow(session.take(Line(line)))
  }

  private mutating func pass(seconds: Int) -> [Announcement] {
    var announcements: [Announcement] = []
    let end = waits.milliseconds + seconds * 1_000
    while let id = waits.next(until: end) { announcements += follow(session.receive(.elapsed(id))) }
    return announcements
  }

  private mutating func follow(_ response: Response) -> [Announcement] {
    var announcements = response.announcements
    if response.isOver { isOver = true }
    noteText()
    for request in response.requests {
      switch request {
      case .load(let id):
        awaited = id
        if let file { announcements += follow(session.receive(.loaded(id, file))) }
      case .save(let id, _): announcements += follow(session.receive(.saved(id, problem: saveProblem)))
      case .wait(let id, let length): waits.wait(id, milliseconds: length)
      default: break
      }
    }
    return announcements
  }

  /// Keeps what stands in the field that is being edited, or was changed as it is read.
  private mutating func noteText() {
    guard let line = SessionFront(session).text?.replacing("\n", with: " ") else { return }
    if texts.last != line { texts.append(line) }
  }
}
