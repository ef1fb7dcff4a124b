/// The places where a reader would break a line: those that UAX 14 allows, except inside text that is read as a unit.
struct ReaderBreaks {
  /// The quality of a place at which a line can begin.
  enum Place: Sendable, Comparable {
    /// A place inside a word, used only if nothing else fits.
    case forced
    /// A place that the writing system allows, inside text that is read as a unit.
    case allowed
    /// A place where a reader would break the line.
    case good
  }

  /// The characters of the text.
  let characters: [Character]
  /// The quality of each character as the beginning of a line, and that of the end of the text.
  let places: [Place]

  init(_ text: Substring) {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaks(scalars)
    characters = Array(text)
    let hasKana = characters.contains { Self.isHiragana($0) || Self.isKatakana($0) }
    var places = [Place](repeating: .forced, count: characters.count + 1)
    var start = 0
    for (index, character) in characters.enumerated() {
      if index > 0, breaks.isAllowed[start] {
        places[index] = Self.place(characters, at: index, inJapanese: hasKana)
      }
      // A break replaces one space, which can be any one of several.
      if index > 0, character == " ", characters[index - 1] == " " { places[index] = .good }
      start += character.unicodeScalars.count
    }
    if characters.last == " " { places[characters.count] = .good }
    self.places = places
  }

  /// Returns the quality of a place that the writing system allows. The number of an item stays with its text. These are broken
  /// only if necessary: a word of kana, kana that continue a word, a word of ideographs in Japanese, a number with its counter
  /// (4個), and a date such as "26. 11. 22.".
  private static func place(_ characters: [Character], at index: Int, inJapanese: Bool) -> Place {
    let next = characters[index], last = characters[index - 1]
    if last == " " {
      guard index > 2, characters[index - 2] == ".", characters[index - 3].isNumber else { return .good }
      if characters[..<(index - 2)].allSatisfy(\.isNumber) { return .forced }
      return next.isNumber ? .allowed : .good
    }
    let isOne =
      if isHiragana(next) {
        isHiragana(last) || isKatakana(last) || isIdeograph(last) || isDigit(last)
      } else {
        isKatakana(next) && isKatakana(last) || isIdeograph(next) && (isDigit(last) || inJapanese && isIdeograph(last))
      }
    return isOne ? .allowed : .good
  }

  private static func isHiragana(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false
  }

  private static func isKatakana(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      (0x30A1...0x30FF).contains($0.value) && $0.value != 0x30FB || (0x31F0...0x31FF).contains($0.value)
        || (0xFF66...0xFF9F).contains($0.value)
    } ?? false
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.isIdeographic ?? false
  }
}
