/// How much is said (SAY-5).
public enum Verbosity: String, Sendable, Equatable, CaseIterable {
  /// Names, values and states; no roles, no counts, no hints.
  case low
  /// What most people want.
  case medium
  /// Positions in every list, and which things have a menu, too.
  case high
}
