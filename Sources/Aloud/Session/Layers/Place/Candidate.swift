/// One of several things that a line may mean.
enum Candidate: Sendable, Equatable {
  /// A line of the place.
  case line(Int)
  /// The menu, or the context menu, of the thing on a line of the place.
  case menu(Int, isContext: Bool)
  /// A suggested action on the thing on a line of the place.
  case suggestion(Int, SuggestedAct, for: ID)
  /// A tab of the tab bar.
  case tab(Int)
  /// The command with the same words as the line (LOOP-10).
  case command(Command, words: String)

  /// The line of the place, or nil if the candidate is not on one.
  var line: Int? {
    switch self {
    case .line(let line), .menu(let line, _), .suggestion(let line, _, _): line
    case .tab, .command: nil
    }
  }

  /// A Boolean value that indicates whether the candidate is a command and not a thing.
  var isCommand: Bool { if case .command = self { true } else { false } }

  /// Returns the announcement of the candidate.
  func announcement(in around: LineContext) -> Announcement {
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

  /// Returns the outcome of choosing the candidate.
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
