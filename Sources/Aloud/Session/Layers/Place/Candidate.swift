/// One of several things that a line may have meant.
enum Candidate: Sendable, Equatable {
  /// A line of the place.
  case line(Int)
  /// The menu of what is on a line of the place, or its context menu.
  case menu(Int, isContext: Bool)
  /// A tab of the tab bar.
  case tab(Int)

  /// The line of the place, or nil for a tab.
  var line: Int? {
    switch self {
    case .line(let line), .menu(let line, _): line
    case .tab: nil
    }
  }

  /// What is said of it.
  func announcement(in around: Surroundings) -> Announcement {
    switch self {
    case .line(let line), .menu(let line, _): return around.entries[line].announcement
    case .tab(let index):
      var announcement = Announcement(.item)
      announcement.name = around.frame.tabs[index]
      announcement.role = .tab
      return announcement
    }
  }

  /// What comes of it being meant.
  func outcome(_ line: Line) -> Outcome {
    switch self {
    case .line(let index): Outcome(.use(line: index, asked: line))
    case .menu(let index, let isContext): Outcome(.openMenu(ofLine: index, isContext: isContext))
    case .tab(let index): Outcome(.selectTab(index))
    }
  }
}
