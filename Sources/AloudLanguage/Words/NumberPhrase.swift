extension Phrase {
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

  /// Like a number, but a full stop after digits marks an ordinal: "3."
  init(ordinal phrase: String, decimal: String) {
    self.init(number: phrase, decimal: decimal)
    let last = text.lastIndex { !Self.isBreak($0) } ?? 0
    if last > 0, text[last] == ".", Numerals.digit(text[last - 1]) != nil { add(.sign(.ordinalMark)) }
    settle()
  }

  private mutating func addText(_ scalars: ArraySlice<Unicode.Scalar>) {
    // A middle dot, which folding would drop, is a decimal point.
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
        // In a script without spaces, a sign can follow a letter directly: 二の-1乗.
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
