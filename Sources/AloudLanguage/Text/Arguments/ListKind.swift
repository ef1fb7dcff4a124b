/// The relation between the parts of a list.
public enum ListKind: String, Sendable, Equatable, CaseIterable {
  /// All of them: "A, B, and C".
  case and
  /// One of them: "A, B, or C".
  case or
  /// Amounts that make one: "1 hour, 5 minutes".
  case unit
}
