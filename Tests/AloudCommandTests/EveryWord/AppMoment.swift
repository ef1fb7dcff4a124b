@testable import Aloud
@testable import AloudCommand

/// A session of the built-in app at one moment, with the outside in memory.
struct AppMoment {
  private(set) var session: Session<BuiltInApp>
  /// What loading gives; nil where it goes on.
  let file: FileResult?
  /// Why saving fails, where it does.
  var saveProblem: FileProblem?
  /// The waits that have not passed.
  private(set) var waits = PassingTime()
  /// The lines that led here.
  private(set) var lines: [String] = []
  /// Whether the app has ended.
  private(set) var isOver = false

  /// The moment before a session starts.
  init(_ session: Session<BuiltInApp>, file: FileResult? = .missing, saveProblem: FileProblem? = nil) {
    (self.session, self.file, self.saveProblem) = (session, file, saveProblem)
  }

  /// Starts, and gives what is announced.
  mutating func start() -> [Announcement] { follow(session.start()) }

  /// Takes a line, and gives what is announced.
  mutating func take(_ line: String) -> [Announcement] {
    lines.append(line)
    return follow(session.take(Line(line)))
  }

  /// Ends the input, and gives what is announced.
  mutating func end() -> [Announcement] { follow(session.end()) }

  /// Takes a line that can't be taken, and gives what is announced.
  mutating func reject(_ problem: LineProblem) -> [Announcement] { follow(session.reject(problem)) }

  /// Lets so many seconds pass, and gives what is announced.
  mutating func pass(seconds: Int) -> [Announcement] {
    var announcements: [Announcement] = []
    let end = waits.milliseconds + seconds * 1_000
    while let id = waits.next(until: end) { announcements += follow(session.receive(.elapsed(id))) }
    return announcements
  }

  private mutating func follow(_ response: Response) -> [Announcement] {
    var announcements = response.announcements
    if response.isOver { isOver = true }
    for effect in response.effects {
      switch effect {
      case .load(let id):
        if let file { announcements += follow(session.receive(.loaded(id, file))) }
      case .save(let id, _): announcements += follow(session.receive(.saved(id, problem: saveProblem)))
      case .wait(let id, let length): waits.wait(id, milliseconds: length)
      default: break
      }
    }
    return announcements
  }
}
