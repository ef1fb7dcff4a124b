/// How a terminal tells that work has ended, to somebody who is elsewhere (LOG).
public enum DoneSignal: String, Sendable, Equatable, CaseIterable {
  /// Not at all: the words are enough.
  case none
  /// By its bell.
  case bell
  /// By a notification of the desktop, where the terminal can give one; else by its bell.
  case notification
}
