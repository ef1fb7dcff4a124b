@testable import Aloud
@testable import AloudCommand

/// A session of the built-in app at one moment, with the outside in memory.
struct AppMoment {
  private(set) var session: Session<BuiltInApp>
  /// What loading gives; nil while it goes on.
  private var file: FileResult?
  /// What waits for the file.
  private var awaited: ID?
  /// Why saving fails, where it does.
  var saveError: FileError?
  /// The waits that have not passed.
  private(set) var waits = PassingTime()
  /// The lines that led here.
  private(set) var lines: [String] = []
  /// What the user has made of them by editing, the oldest first. Lines stand side by side, as they are said.
  private(set) var texts: [String] = []
  /// Whether the app has ended.
  private(set) var isOver = false

  /// The moment before a session starts.
  init(_ session: Session<BuiltInApp>) { self.session = session }

  /// Starts, and gives what is announced while the file is being loaded.
  mutating func start() -> [Announcement] { follow(session.start()) }

  /// Ends the loading, and gives what is announced.
  mutating func load(_ file: FileResult) -> [Announcement] {
    self.file = file
    return awaited.map { follow(session.receive(.loaded($0, file))) } ?? []
  }

  /// Takes a line, and gives what is announced.
  mutating func take(_ line: String) -> [Announcement] {
    lines.append(line)
    return follow(session.take(Line(line)))
  }

  /// Ends the input, and gives what is announced.
  mutating func end() -> [Announcement] { follow(session.end()) }

  /// Takes a line that can't be taken, and gives what is announced.
  mutating func reject(_ error: LineError) -> [Announcement] { follow(session.reject(error)) }

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
    noteText()
    for request in response.requests {
      switch request {
      case .load(let id):
        awaited = id
        if let file { announcements += load(file) }
      case .save(let id, _): announcements += follow(session.receive(.saved(id, error: saveError)))
      case .wait(let id, let length): waits.wait(id, milliseconds: length)
      default: break
      }
    }
    return announcements
  }

  /// Keeps what stands in the field that is being edited, in the search, or was changed as it is read.
  private mutating func noteText() {
    let text: String
    let stage = session.stage
    if case .entry(let entry) = stage.layers.last {
      text = entry.text.edited.text
    } else if stage.layers.isEmpty, let search = stage.view.front.activeSearch {
      text = search.query.text
    } else if stage.layers.isEmpty, let focus = stage.bookmark.focus, focus < stage.view.front.entries.count,
      case .element(.textField(let field)) = stage.view.front.entries[focus]
    {
      text = field.value
    } else {
      return
    }
    let line = text.replacing("\n", with: " ")
    if texts.last != line { texts.append(line) }
  }
}
