/// What kind of line the session waits for, so that the edge can ask for it rightly.
public enum AwaitedLine: Sendable, Equatable {
  /// A line.
  case line
  /// A secret: not echoed while it is typed, and never written down.
  case secret
  /// The answer to a question: what was typed before it was announced does not count (ASK-7).
  case answer
}
