/// A word as people write it, and as it is compared.
struct FoldedWord: Sendable {
  let text: String
  let folded: String

  /// Folds a word.
  init(_ text: String) { (self.text, folded) = (text, Folding.fold(text)) }

  /// Whether it is written with spaces.
  var hasSpaces: Bool { text.utf8.contains(UInt8(ascii: " ")) }
}
