/// A case-insensitive text search in one pass (Knuth, Morris and Pratt), which no text makes slow.
struct SoughtPiece {
  private let sought: [String]
  /// For each prefix of the sought text, the length of the longest proper suffix that is also a prefix.
  private let borders: [Int]

  /// Creates a search for a piece that is not empty.
  init(_ piece: String) {
    sought = piece.map { $0.lowercased() }
    var borders = [0]
    for character in sought.dropFirst() {
      borders.append(Self.grow(borders[borders.count - 1], by: character, sought, borders))
    }
    self.borders = borders
  }

  /// Returns the ranges of the matches in bytes, without overlaps. If any match is a whole word, only such matches are returned.
  func ranges(in text: String) -> [Range<Int>] {
    let characters = Array(text)
    var starts = [0]
    for character in characters { starts.append(starts[starts.count - 1] + character.utf8.count) }
    var found: [Range<Int>] = []
    var length = 0
    for (index, character) in characters.enumerated() {
      length = Self.grow(length, by: character.lowercased(), sought, borders)
      guard length == sought.count else { continue }
      found.append(index + 1 - length..<index + 1)
      length = 0
    }
    let whole = found.filter { range in
      !Self.isInWord(characters, range.lowerBound) && !Self.isInWord(characters, range.upperBound)
    }
    return (whole.isEmpty ? found : whole).map { starts[$0.lowerBound]..<starts[$0.upperBound] }
  }

  /// Returns the length of the match after one more character.
  private static func grow(_ length: Int, by character: String, _ sought: [String], _ borders: [Int]) -> Int {
    var length = length
    while length > 0, sought[length] != character { length = borders[length - 1] }
    return sought[length] == character ? length + 1 : 0
  }

  /// Returns a Boolean value that indicates whether a position is between two letters of one word.
  private static func isInWord(_ characters: [Character], _ index: Int) -> Bool {
    guard index > 0, index < characters.count else { return false }
    return [characters[index - 1], characters[index]].allSatisfy { character in
      (character.isLetter || character.isNumber)
        && character.unicodeScalars.first.map(Folding.standsWithoutSpaces) == false
    }
  }
}
