/// Finds a piece in a text, whatever the case of its letters, in one pass (Knuth, Morris and Pratt): no text makes it slow.
struct SoughtPiece {
  private let sought: [String]
  /// For each beginning of what is sought, how much of its own end is a beginning too.
  private let borders: [Int]

  /// A piece that is not empty.
  init(_ piece: String) {
    sought = piece.map { $0.lowercased() }
    var borders = [0]
    for character in sought.dropFirst() {
      borders.append(Self.grow(borders[borders.count - 1], by: character, sought, borders))
    }
    self.borders = borders
  }

  /// Where it is, in bytes, without overlaps: as whole words where it is that anywhere, else inside words too.
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

  /// How much has been found after one more character.
  private static func grow(_ length: Int, by character: String, _ sought: [String], _ borders: [Int]) -> Int {
    var length = length
    while length > 0, sought[length] != character { length = borders[length - 1] }
    return sought[length] == character ? length + 1 : 0
  }

  /// Whether a place is between two letters of one word.
  private static func isInWord(_ characters: [Character], _ index: Int) -> Bool {
    guard index > 0, index < characters.count else { return false }
    return [characters[index - 1], characters[index]].allSatisfy { character in
      (character.isLetter || character.isNumber)
        && character.unicodeScalars.first.map(Folding.standsWithoutSpaces) == false
    }
  }
}
