/// The relation between the parts of a list.
public enum ListKind: String, Sendable, Equatable, CaseIterable {
  /// A list of which all parts apply: "A, B, and C".
  case and
  /// A list of which one part applies: "A, B, or C".
  case or
  /// Amounts that add up: "1 hour, 5 minutes".
  case unit
}
