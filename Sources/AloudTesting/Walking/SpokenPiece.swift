/// What a voice is asked for, a piece at a time: where all of a text is asked for at once, what it leaves out is hidden by the rest.
struct SpokenPiece: Equatable {
  /// What a piece is.
  enum Kind { case word, number, percent }

  var kind: Kind
  var text: String

  /// The numbers, percent signs and words of a text, in their order. What stands inside one of them belongs to it: "1,000".
  static func all(in text: String) -> [SpokenPiece] {
    var pieces: [SpokenPiece] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var isOpen = false, between = ""
      for character in word {
        guard let kind = kind(of: character) else {
          between.append(character)
          continue
        }
        if isOpen, pieces[pieces.count - 1].kind == kind {
          pieces[pieces.count - 1].text += between + String(character)
        } else {
          pieces.append(SpokenPiece(kind: kind, text: String(character)))
        }
        (isOpen, between) = (true, "")
      }
    }
    return pieces
  }

  private static func kind(of character: Character) -> Kind? {
    // Some letters are numbers too: 三.
    if character.isLetter { return .word }
    if character.isNumber { return .number }
    return percentSigns.contains(character) ? .percent : nil
  }

  private static let percentSigns: Set<Character> = ["%", "٪", "％", "﹪"]
}
