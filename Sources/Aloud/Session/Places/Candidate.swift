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
}
