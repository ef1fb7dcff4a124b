/// A piece of a text that is read at a time (EDIT-2).
enum TextUnit: Sendable, Equatable {
  /// What a reader takes for one character: a grapheme cluster.
  case character
  case word
  case line
}
