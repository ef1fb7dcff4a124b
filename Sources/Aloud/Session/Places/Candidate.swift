/// One of several things that a line may have meant.
enum Candidate: Sendable, Equatable {
  /// A line of the place.
  case line(Int)
  /// A tab of the tab bar.
  case tab(Int)
}
