/// One of several things that a line may have meant.
enum Candidate: Sendable, Equatable {
  /// A line of the place.
  case line(Int)
  /// The menu of what is on a line of the place, or its context menu.
  case menu(Int, isContext: Bool)
  /// What Aloud suggests for what is on a line of the place.
  case suggestion(Int, SuggestedAct, for: ID)
  /// A tab of the tab bar.
  case tab(Int)
  /// The command that a line is too, by its words (LOOP-10).
  case command(Command, words: String)

  /// The line of the place, or nil for what is none.
  var line: Int? {
    switch self {
    case .line(let line), .menu(let line, _), .suggestion(let line, _, _): line
    case .tab, .command: nil
    }
  }

  /// Whether it is a command, and no thing.
  var isCommand: Bool { if case .command = self { true } else { false } }

  /// What is said of it.
  func announcement(in around: Surroundings) -> Announcement {
    switch self {
    case .line(let line), .menu(let line, _), .suggestion(let line, _, _): return around.entries[line].announcement
    case .tab(let index):
      var announcement = Announcement(.item)
      announcement.name = around.frame.tabs[index]
      announcement.role = .tab
      return announcement
    case .command(_, let words):
      var announcement = Announcement(.item)
      announcement.name = .verbatim(words)
      announcement.role = .command
      return announcement
    }
  }

  /// What comes of it being meant.
  func outcome(_ line: Line) -> Outcome {
    switch self {
    case .line(let index): Outcome(.use(line: index, asked: line))
    case .menu(let index, let isContext): Outcome(.openMenu(ofLine: index, isContext: isContext))
    case .suggestion(_, let act, let id): Outcome(.suggest(act, for: id))
    case .tab(let index): Outcome(.selectTab(index))
    case .command(let command, let words): Outcome(.perform(command, asked: Line(words)))
    }
  }
}
