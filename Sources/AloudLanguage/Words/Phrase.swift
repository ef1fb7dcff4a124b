/// A phrase prepared for parsing: letters folded, digits parsed into numbers, and split into pieces.
struct Phrase {
  enum Symbol: Equatable {
    case letter(Unicode.Scalar)
    /// `isPadded` is true for a leading zero: "07".
    case number(Double, isPadded: Bool)
    /// A sign alone, before or between digits: "-5", "3/4".
    case sign(ValueToken)
  }

  /// A part at which a date or time can begin or end: a word, or a letter of a script without spaces, in Thai with its vowels.
  struct Piece {
    var symbols: Range<Int>
    var text: Range<Int>
  }

  /// Phrases with more symbols are not understood.
  static let limit = 400

  var isReadable: Bool { (1...Self.limit).contains(symbols.count) }

  private(set) var symbols: [Symbol] = []
  /// The number of spaces up to each symbol.
  private var spaceCounts: [Int] = []
  private var spaceCount = 0
  /// The number of hyphens up to each symbol. Hyphens separate words more weakly than spaces.
  private var hyphenCounts: [Int] = []
  private var hyphenCount = 0
  private(set) var pieces: [Piece] = []
  /// The marks that letters were written with, by symbol.
  private var marks: [Int: [Unicode.Scalar]] = [:]
  /// The phrase as it was written, without format characters such as direction marks.
  let text: [Unicode.Scalar]

  init(text phrase: String) {
    text =
      phrase.utf8.allSatisfy { $0 < 0x80 }
      ? Array(phrase.unicodeScalars)
      : phrase.unicodeScalars.filter { $0.value < 0x80 || $0.properties.generalCategory != .format }
  }

  /// Splits at spaces, commas and letters of scripts without spaces. Each group of digits is a number.
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
        while end < text.count, !Self.isBreak(text[end]), !Folding.standsWithoutSpaces(text[end]), !isJoin(end),
          !beginsThaiSyllable(end)
        {
          end += 1
        }
      } else {
        // A voicing mark belongs to the kana before it.
        while end < text.count, text[end].value == 0x3099 || text[end].value == 0x309A { end += 1 }
      }
      let first = symbols.count
      if start > 0, Self.isBreak(text[start - 1]) { spaceCount += 1 }
      addPiece(start..<end)
      pieces.append(Piece(symbols: first..<symbols.count, text: start..<end))
      start = end
    }
  }

  func marks(in range: Range<Int>) -> [Unicode.Scalar] { marks.isEmpty ? [] : range.flatMap { marks[$0] ?? [] } }
  func spaces(in range: Range<Int>) -> Int { spaceCounts[range.upperBound - 1] - spaceCounts[range.lowerBound] }

  /// Words are separated by a space, a hyphen or a number in digits.
  func isWordEnd(_ place: Int) -> Bool {
    guard place > 0, place < symbols.count else { return true }
    guard case .letter = symbols[place - 1], case .letter = symbols[place] else { return true }
    return spaceCounts[place - 1] != spaceCounts[place] || hyphenCounts[place - 1] != hyphenCounts[place]
  }

  mutating func settle() { pieces = [Piece(symbols: 0..<symbols.count, text: 0..<text.count)] }

  mutating func add(_ symbol: Symbol) {
    symbols.append(symbol)
    spaceCounts.append(spaceCount)
    hyphenCounts.append(hyphenCount)
  }

  func text(of pieces: Range<Int>) -> String {
    guard let first = self.pieces[pieces].first, let last = self.pieces[pieces].last else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[first.text.lowerBound..<last.text.upperBound])
    return String(view)
  }

  func symbols(of pieces: Range<Int>) -> Range<Int> {
    guard let first = self.pieces[pieces].first, let last = self.pieces[pieces].last else { return 0..<0 }
    return first.symbols.lowerBound..<last.symbols.upperBound
  }

  /// The folded letters without spaces, or an empty string if there are numbers in digits.
  var letters: String { letters(in: symbols.indices) }

  func letters(in range: Range<Int>) -> String {
    var letters = String.UnicodeScalarView()
    for symbol in symbols[range] {
      guard case .letter(let letter) = symbol else { return "" }
      letters.append(letter)
    }
    return String(letters)
  }

  /// True if the phrase is a single letter of a script that writes words with spaces.
  var isStrayLetter: Bool {
    guard symbols.count == 1, case .letter = symbols[0], let first = pieces.first else { return false }
    return !Folding.standsWithoutSpaces(text[first.text.lowerBound])
  }

  var hasDigits: Bool { hasDigits(in: symbols.indices) }

  /// True for numbers joined by slashes, as in a date.
  var hasSlashedNumbers: Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { Numerals.digit($0) != nil } }
  }

  /// True for two numbers in digits, separated by a space, the second of two digits.
  var isPairOfNumbers: Bool {
    guard symbols.count == 2, pieces.count == 2, pieces.allSatisfy({ $0.symbols.count == 1 && $0.text.count <= 2 }),
      case .number = symbols[0], case .number = symbols[1]
    else { return false }
    return pieces[1].text.count == 2
      && text[pieces[0].text.upperBound..<pieces[1].text.lowerBound].allSatisfy(\.properties.isWhitespace)
  }

  func hasDigits(in range: Range<Int>) -> Bool {
    symbols[range].contains { if case .number = $0 { true } else { false } }
  }

  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", ",", "、", "，", "،", "\u{A0}", "\u{202F}", "\u{3000}": true
    default: scalar.value >= 0x80 && scalar.properties.isWhitespace
    }
  }

  /// The "T" between date and time in ISO 8601: "2026-12-16T12:23".
  private func isJoin(_ place: Int) -> Bool {
    (text[place] == "T" || text[place] == "t") && place > 0 && place + 1 < text.count
      && Numerals.digit(text[place - 1]) != nil && Numerals.digit(text[place + 1]) != nil
  }

  /// A consonant or a leading vowel, unless a leading vowel precedes it. Thai is written without spaces between words.
  private func beginsThaiSyllable(_ place: Int) -> Bool {
    switch text[place].value {
    case 0x0E01...0x0E2E, 0x0E40...0x0E44: place == 0 || !(0x0E40...0x0E44).contains(text[place - 1].value)
    default: false
    }
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

  /// The text must have no digits.
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
    addMarks(String(view))
    for letter in Folding.fold(String(view)).unicodeScalars {
      if letter == " " { spaceCount += 1 } else { add(.letter(letter)) }
    }
  }

  /// Takes letters that have not been added yet.
  private mutating func addMarks(_ letters: String) {
    if letters.utf8.allSatisfy({ $0 < 0x80 }) { return }
    var place = symbols.count - 1
    for (scalar, kept) in Folding.parts(of: letters) {
      if let kept {
        place += kept.unicodeScalars.count
      } else if scalar.properties.generalCategory == .nonspacingMark {
        marks[place, default: []].append(scalar)
      }
    }
  }

  /// A hyphen or an apostrophe joins two words: "trente-cinq" is one number, "trente cinquièmes" are two, "d'hier" has "hier".
  private func isHyphen(_ place: Int, in scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard ["-", "\u{2010}", "\u{2011}", "'", "\u{2019}"].contains(scalars[place]) else { return false }
    return !Self.isBreak(scalars[place - 1]) && !Self.isBreak(scalars[place + 1])
  }
}
