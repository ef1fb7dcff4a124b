import AloudTesting

@testable import Aloud
@testable import AloudReminders

/// The built-in app at one moment, with the outside in memory.
struct AppMoment {
  private var player: AppPlayer<BuiltInApp>
  /// The lines that led here.
  private(set) var lines: [String] = []
  /// What the user has made of them by editing, the oldest first. Lines stand side by side, as they are said.
  private(set) var texts: [String] = []

  /// The moment before a session starts.
  init(_ session: Session<BuiltInApp>) {
    player = AppPlayer(session)
    player.outside.isLoading = true
  }

  var session: Session<BuiltInApp> { player.session }
  /// The waits that have not passed.
  var waits: PassingTime { player.outside.waits }
  /// Whether the app has ended.
  var isOver: Bool { player.isOver }
  /// Why saving fails, where it does.
  var saveError: FileError? {
    get { player.outside.saveError }
    set { player.outside.saveError = newValue }
  }

  /// Starts, and gives what is announced while the file is being loaded.
  mutating func start() throws -> [Announcement] { try hear { try $0.start() } }

  /// Ends the loading, and gives what is announced.
  mutating func load(_ file: FileResult) throws -> [Announcement] {
    player.outside.isLoading = false
    player.outside.files = [RemindersTab.file.name: file]
    return try player.outside.awaited.flatMap { id in try hear { try $0.receive(.loaded(id, file)) } }
  }

  /// Takes a line, and gives what is announced.
  mutating func take(_ line: String) throws -> [Announcement] {
    lines.append(line)
    return try hear { try $0.say(line) }
  }

  /// Ends the input, and gives what is announced.
  mutating func end() throws -> [Announcement] { try hear { try $0.end() } }

  /// Takes a line that can't be taken, and gives what is announced.
  mutating func reject(_ error: LineError) throws -> [Announcement] { try hear { try $0.reject(error) } }

  /// Lets so many seconds pass, and gives what is announced.
  mutating func pass(seconds: Int) throws -> [Announcement] { try hear { try $0.pass(seconds: seconds) } }

  private mutating func hear(_ happening: (inout AppPlayer<BuiltInApp>) throws -> Void) throws -> [Announcement] {
    try happening(&player)
    noteText()
    return player.announcements
  }

  /// Keeps what stands in the field that is being edited, in the search, or was changed as it is read.
  private mutating func noteText() {
    let text: String
    let stage = session.engine
    if case .entry(let entry) = stage.layers.last {
      text = entry.text.edited.text
    } else if stage.layers.isEmpty, let search = stage.view.front.activeSearch {
      text = search.query.text
    } else if stage.layers.isEmpty, let focus = stage.focus.line, focus < stage.view.front.entries.count,
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
