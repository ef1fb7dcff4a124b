/// How capital letters are told apart by ear (SET-5).
public enum Capitals: String, Sendable, Equatable, CaseIterable {
  /// Not at all.
  case none
  /// By the word "capital" before each.
  case word
  /// By a higher voice.
  case pitch
}
