/// A phrase as it is looked at: its letters folded, its numbers in digits read, and where its pieces begin.
struct Phrase {
  /// What a phrase is made of.
  enum Symbol: Equatable {
    case letter(Unicode.Scalar)
    /// A number in digits. `isPadded` is whether it begins with a nought that has no worth: "07".
    case number(Double, isPadded: Bool)
    /// A sign that stands alone before or between digits: "-5", "3/4".
    case sign(ValueToken)
  }

  /// A part that a date or time can begin or end with: a word, or a letter where a language puts no spaces.
  struct Piece {
    /// Where its symbols are.
    var symbols: Range<Int>
    /// Where its text is in `text`.
    var text: Range<Int>
  }

  /// How many symbols are looked at; a phrase with more is none.
  static let limit = 400

  private(set) var symbols: [Symbol] = []
  /// How many spaces there are before each symbol, from the first on.
  private var spaceCounts: [Int] = []
  private var spaceCount = 0
  /// How many hyphens there are before each symbol: they part words less than spaces do.
  private var hyphenCounts: [Int] = []
  private var hyphenCount = 0
  private(set) var pieces: [Piece] = []
  /// The phrase as it was written, without marks of direction, which say nothing.
  let text: [Unicode.Scalar]

  /// A phrase without symbols yet.
  init(text phrase: String) {
    text =
      phrase.utf8.allSatisfy { $0 < 0x80 }
      ? Array(phrase.unicodeScalars)
      : phrase.unicodeScalars.filter { $0.value < 0x80 || $0.properties.generalCategory != .format }
  }

  /// A phrase that is a date or a time: cut at spaces and commas and about letters that stand without spaces, each group of
  /// digits a number.
  init(moment phrase: String) {
    self.init(text: phrase)
    var start = 0
    while start < text.count {
      if Self.isBreak(text[start]) || isJoin(start) {
        start += 1
        continue
      }
      var end = start + 1
      if !Folding.standsWithoutSpaces(text[start]) {
        while end < text.count, !Self.isBreak(text[end]), !Folding.standsWithoutSpaces(text[end]), !isJoin(end) {
          end += 1
        }
      } else {
        // The mark of a voiced kana belongs to it.
        while end < text.count, text[end].value == 0x3099 || text[end].value == 0x309A { end += 1 }
      }
      let first = symbols.count
      if start > 0, Self.isBreak(text[start - 1]) { spaceCount += 1 }
      addPiece(start..<end)
      pieces.append(Piece(symbols: first..<symbols.count, text: start..<end))
      start = end
    }
  }

  /// How many spaces there are between the symbols in some places.
  func spaces(in range: Range<Int>) -> Int { spaceCounts[range.upperBound - 1] - spaceCounts[range.lowerBound] }

  /// Whether no word goes over a place as it is written: there is a space, or a number in digits.
  func isWordEnd(_ place: Int) -> Bool {
    guard place > 0, place < symbols.count else { return true }
    guard case .letter = symbols[place - 1], case .letter = symbols[place] else { return true }
    return spaceCounts[place - 1] != spaceCounts[place] || hyphenCounts[place - 1] != hyphenCounts[place]
  }

  /// Makes all of it one piece.
  mutating func settle() { pieces = [Piece(symbols: 0..<symbols.count, text: 0..<text.count)] }

  /// Adds a symbol.
  mutating func add(_ symbol: Symbol) {
    symbols.append(symbol)
    spaceCounts.append(spaceCount)
    hyphenCounts.append(hyphenCount)
  }

  /// The text of some pieces.
  func text(of pieces: Range<Int>) -> String {
    guard let first = self.pieces[pieces].first, let last = self.pieces[pieces].last else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[first.text.lowerBound..<last.text.upperBound])
    return String(view)
  }

  /// Where the symbols of some pieces are.
  func symbols(of pieces: Range<Int>) -> Range<Int> {
    guard let first = self.pieces[pieces].first, let last = self.pieces[pieces].last else { return 0..<0 }
    return first.symbols.lowerBound..<last.symbols.upperBound
  }

  /// Its letters, folded, without spaces; nothing where numbers stand in digits too.
  var letters: String { letters(in: symbols.indices) }

  /// The letters in some places.
  func letters(in range: Range<Int>) -> String {
    var letters = String.UnicodeScalarView()
    for symbol in symbols[range] {
      guard case .letter(let letter) = symbol else { return "" }
      letters.append(letter)
    }
    return String(letters)
  }

  /// Whether it is a single letter of a script whose words have more.
  var isStrayLetter: Bool {
    guard symbols.count == 1, case .letter = symbols[0], let first = pieces.first else { return false }
    return !Folding.standsWithoutSpaces(text[first.text.lowerBound])
  }

  /// Whether a number stands in digits.
  var hasDigits: Bool { hasDigits(in: symbols.indices) }

  /// Whether slashes join its numbers, as they do in dates, and nothing else is in it.
  var hasSlashedNumbers: Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { Numerals.digit($0) != nil } }
  }

  /// Whether it is two numbers in digits with a space between, the second of two digits.
  var isPairOfNumbers: Bool {
    guard symbols.count == 2, pieces.count == 2, pieces.allSatisfy({ $0.symbols.count == 1 && $0.text.count <= 2 }),
      case .number = symbols[0], case .number = symbols[1]
    else { return false }
    return pieces[1].text.count == 2
      && text[pieces[0].text.upperBound..<pieces[1].text.lowerBound].allSatisfy(Self.isSpace)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// Whether a number stands in digits in some places.
  func hasDigits(in range: Range<Int>) -> Bool {
    symbols[range].contains { if case .number = $0 { true } else { false } }
  }

  /// Whether words are parted here.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", ",", "、", "，", "،", "\u{A0}", "\u{202F}", "\u{3000}": true
    default: scalar.value >= 0x80 && scalar.properties.isWhitespace
    }
  }

  /// Whether a letter is the one between date and time in ISO 8601: "2026-12-16T12:23".
  private func isJoin(_ place: Int) -> Bool {
    (text[place] == "T" || text[place] == "t") && place > 0 && place + 1 < text.count
      && Numerals.digit(text[place - 1]) != nil && Numerals.digit(text[place + 1]) != nil
  }

  private mutating func addPiece(_ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      var value = 0.0
      while place < range.upperBound, let digit = Numerals.digit(text[place]) {
        value = value * 10 + Double(digit)
        place += 1
      }
      if place > start {
        add(.number(value, isPadded: place > start + 1 && Numerals.digit(text[start]) == 0))
      } else {
        while place < range.upperBound, Numerals.digit(text[place]) == nil { place += 1 }
        addLetters(text[start..<place])
      }
    }
  }

  /// Adds text without digits.
  mutating func addLetters(_ scalars: ArraySlice<Unicode.Scalar>) {
    // Most Han letters fold to themselves.
    if scalars.count == 1, let only = scalars.first, (0x4E00...0x9FFF).contains(only.value) {
      return add(.letter(only))
    }
    if let hyphen = scalars.indices.dropFirst().dropLast().first(where: { isHyphen($0, in: scalars) }) {
      addLetters(scalars[..<hyphen])
      hyphenCount += 1
      return addLetters(scalars[(hyphen + 1)...])
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    for letter in Folding.fold(String(view)).unicodeScalars {
      if letter == " " { spaceCount += 1 } else { add(.letter(letter)) }
    }
  }

  /// Whether a hyphen or an apostrophe joins two words: "trente-cinq" is one number, "trente cinquièmes" are two, "d'hier" has
  /// "hier" in it.
  private func isHyphen(_ place: Int, in scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard ["-", "\u{2010}", "\u{2011}", "'", "\u{2019}"].contains(scalars[place]) else { return false }
    return !Self.isBreak(scalars[place - 1]) && !Self.isBreak(scalars[place + 1])
  }
}
