/// A phrase that a wording lists around a hole for a name or a value, such as "take {object} off".
package struct PhrasePattern: Sendable {
  /// The text before and after the hole, as it is written.
  package let before, after: Substring
  /// The same, folded.
  package let foldedBefore, foldedAfter: String
  /// The same, folded with the spaces beside the hole.
  package let start, end: String

  /// Returns nil if the phrase has no such hole.
  init?(_ phrase: String, at hole: String) {
    guard let (before, after) = phrase.cut(at: hole) else { return nil }
    (self.before, self.after) = (before, after)
    (foldedBefore, foldedAfter) = (Folding.fold(before), Folding.fold(after))
    (start, end) = (Folding.foldPiece(before), Folding.foldPiece(after))
  }
}
