/// Finds the pieces of a phrase at the ends of a line, and gives what stands between them as it was typed.
extension Substring {
  /// Drops what folds as a piece does, and the spaces beside it; whether it was there.
  mutating func drop(_ piece: Substring) -> Bool {
    // What hangs on the next word in the phrase does so in a line: ל in Hebrew.
    drop(label: Folding.fold(piece), wordEnds: piece.last == " ")
  }

  /// Drops the beginning that folds to a label; whether it was there and, where that matters, ended with a word.
  mutating func drop(label: String, wordEnds: Bool) -> Bool {
    if label.isEmpty { return true }
    var end = startIndex
    while end < endIndex {
      formIndex(after: &end)
      guard Folding.fold(self[..<end]) == label, !wordEnds || isBreak(end) else { continue }
      self = self[end...].drop { $0 == " " }
      return true
    }
    return false
  }

  /// Drops the ending that folds as a piece does; whether it was there.
  mutating func dropEnd(_ piece: Substring) -> Bool {
    let folded = Folding.fold(piece)
    if folded.isEmpty { return true }
    var start = endIndex
    while start > startIndex {
      formIndex(before: &start)
      guard Folding.fold(self[start...]) == folded, piece.first != " " || isBreak(start) else { continue }
      self = self[..<start]
      return true
    }
    return false
  }

  /// Whether a word ends or begins at a place: letters of a script without spaces are words each.
  func isBreak(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    let beside = [self[index(before: place)], self[place]]
    return beside.contains { character in
      !(character.isLetter || character.isNumber)
        || character.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false
    }
  }

  /// What stands in it between two pieces of a phrase; nil where it has not both, or nothing between.
  func inner(before: Substring, after: Substring) -> String? {
    var rest = self
    guard rest.drop(before), rest.dropEnd(after) else { return nil }
    let inner = String(rest.drop { $0 == " " || ":：=,，、".contains($0) }).trimmingSpaces()
    return inner.isEmpty ? nil : inner
  }
}
