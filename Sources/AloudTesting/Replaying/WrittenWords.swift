internal import Aloud

/// The words that a user typed or that are names: whole texts, parts of them, and texts made by editing.
package struct WrittenWords {
  private var texts: Set<String>

  /// The oldest edited text comes first. An edited text counts only if it differs from an earlier one in a single piece, which
  /// is removed or made of known words.
  package init(_ typed: Set<String>, then edited: [String]) {
    texts = typed
    for text in edited where texts.contains(where: { isEdit(text, of: $0) }) { texts.insert(text) }
  }

  /// Returns whether `words` are whole words of one text. An empty string is not.
  package func contains(_ words: String) -> Bool { !words.isEmpty && texts.contains { Self.isPiece(words, of: $0) } }

  private func isEdit(_ new: String, of old: String) -> Bool {
    let begin = new.commonPrefix(with: old)
    let end = String(new.dropFirst(begin.count).reversed()).commonPrefix(
      with: String(old.dropFirst(begin.count).reversed()))
    let piece = new.dropFirst(begin.count).dropLast(end.count)
    // Spaces join the piece to the rest.
    let words = piece.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || contains(words)
  }

  private static func isPiece(_ piece: String, of text: String) -> Bool {
    text.ranges(of: piece).contains { range in
      !runsOn(text[..<range.lowerBound].last, piece.first) && !runsOn(piece.last, text[range.upperBound...].first)
    }
  }

  /// Returns whether two characters belong to one word; scripts without spaces can't tell.
  private static func runsOn(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    return [left, right].allSatisfy { character in
      (character.isLetter || character.isNumber)
        && !character.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
