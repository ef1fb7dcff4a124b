/// The unit in which a text is read (EDIT-2).
enum TextUnit: Sendable, Equatable {
  /// A user-perceived character: a grapheme cluster.
  case character
  case word
  case line
}
