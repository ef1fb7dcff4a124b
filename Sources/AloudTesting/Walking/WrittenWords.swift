internal import Aloud

/// The words that are the user's or a name: as they were typed, in pieces, and as editing has changed them.
package struct WrittenWords {
  private var texts: Set<String>

  /// What was typed, and the texts that editing has made of it, the oldest first. A text that is not an earlier one with one
  /// piece put in or taken out is nobody's.
  package init(_ typed: Set<String>, then edited: [String]) {
    texts = typed
    for text in edited where texts.contains(where: { isEdit(text, of: $0) }) { texts.insert(text) }
  }

  /// Whether these are whole words of one text. Where words should be, none are nobody's.
  package func contains(_ words: String) -> Bool { !words.isEmpty && texts.contains { Self.isPiece(words, of: $0) } }

  private func isEdit(_ new: String, of old: String) -> Bool {
    let begin = new.commonPrefix(with: old)
    let end = String(new.dropFirst(begin.count).reversed()).commonPrefix(
      with: String(old.dropFirst(begin.count).reversed()))
    let piece = new.dropFirst(begin.count).dropLast(end.count)
    // Spaces join it to the rest.
    let words = piece.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || contains(words)
  }

  private static func isPiece(_ piece: String, of text: String) -> Bool {
    text.ranges(of: piece).contains { range in
      !runsOn(text[..<range.lowerBound].last, piece.first) && !runsOn(piece.last, text[range.upperBound...].first)
    }
  }

  /// Whether two characters are of one word, as far as writing tells: not where either stands without spaces.
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
