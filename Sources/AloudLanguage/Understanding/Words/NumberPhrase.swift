/// Phrases that are numbers or ordinals: all one piece, with signs between numbers in digits.
extension Phrase {
  /// A phrase that is a number: all one piece, digits with the separators of a locale.
  init(number phrase: String, decimal: String) {
    self.init(text: phrase)
    for piece in Numerals.pieces(text, decimal: decimal) {
      switch piece {
      case .number(let value): add(.number(value, isPadded: false))
      case .text(let text): addText(text)
      }
    }
    settle()
  }

  /// A phrase that is an ordinal: as a number, and a dot after digits is a mark of ordinals: "3."
  init(ordinal phrase: String, decimal: String) {
    self.init(number: phrase, decimal: decimal)
    let last = text.lastIndex { !Self.isBreak($0) } ?? 0
    if last > 0, text[last] == ".", Numerals.digit(text[last - 1]) != nil { add(.sign(.ordinalMark)) }
    settle()
  }

  /// Adds text that stands before or between numbers in digits.
  private mutating func addText(_ scalars: ArraySlice<Unicode.Scalar>) {
    // A dot between, which folding would drop, is a decimal point.
    for (index, part) in scalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "・" || $0 == "·" })
      .enumerated()
    {
      if index > 0 { add(.sign(.point)) }
      let bare = part.filter { !Self.isBreak($0) }
      if bare.count == 1, let sign = Self.sign(bare[0]) {
        add(.sign(sign))
      } else if let end = part.lastIndex(where: { $0 != "-" && $0 != "−" }), end + 1 < part.endIndex,
        part.endIndex < text.count, Folding.standsWithoutSpaces(part[end])
      {
        // 二の-1乗: where no spaces are written, the sign stands beside a letter.
        addLetters(part[...end])
        for _ in end + 1..<part.endIndex { add(.sign(.minus)) }
      } else {
        addLetters(part)
      }
    }
  }

  private static func sign(_ scalar: Unicode.Scalar) -> ValueToken? {
    switch scalar {
    case "-", "−", "–": .minus
    case "/", "⁄", "÷": .over
    case "×": .times
    case "+": .filler
    default: nil
    }
  }
}
