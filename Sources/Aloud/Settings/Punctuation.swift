/// How much punctuation is spoken by name (SET-5).
public enum Punctuation: String, Sendable, Equatable, CaseIterable {
  /// None: it only shapes how a sentence is said.
  case none
  /// What changes the meaning of a command, a path or a sum.
  case some
  /// Every sign.
  case all
}
