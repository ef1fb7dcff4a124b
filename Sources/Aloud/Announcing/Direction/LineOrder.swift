/// The order in which a terminal gets the characters of a line (SET-4).
public enum LineOrder: Sendable, Equatable {
  /// Logical order, for terminals that reorder text themselves if they can.
  case logical
  /// Logical order, with an embedding around each right-to-left line, for terminals that reorder text but take every line as left
  /// to right (konsole).
  case embedded
  /// Visual order, for terminals that show characters in the order in which they come.
  case visual
}
