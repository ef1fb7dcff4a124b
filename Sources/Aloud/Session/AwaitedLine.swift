/// What kind of line the session waits for, so that the edge can ask for it rightly.
public enum AwaitedLine: Sendable, Equatable {
  /// A line.
  case line
  /// A secret: not echoed while it is typed, and never written down.
  case secret
  /// The phrase of a confirmation: what was typed before the question does not count.
  case confirmation
}
