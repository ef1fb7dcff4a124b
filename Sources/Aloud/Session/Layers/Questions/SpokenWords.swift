/// The words of a text that a voice says: letters and digits, folded. Symbols, emoji and hidden characters are left out.
package struct SpokenWords: Equatable {
  private let words: [Substring]

  package init(_ text: LocalizedText, _ wording: Wording) {
    self.init(wording.runs(text).filter { $0.kind != .hidden }.text)
  }

  package init(_ text: String) {
    var heard = ""
    for scalar in Folding.fold(text).unicodeScalars where !Self.isHidden(scalar) {
      heard.unicodeScalars.append(Self.isHeard(scalar) ? scalar : " ")
    }
    words = heard.split(separator: " ")
  }

  /// In a script without spaces, two Han characters count as one word.
  package var count: Int { words.reduce(0) { $0 + Self.count($1) } }

  /// The number of words, without digits.
  package var namingCount: Int { words.reduce(0) { $0 + Self.count($1.filter { !$0.isNumber }[...]) } }

  /// Returns whether other words are equal, or say a number in words that is in figures here: "two reminders" matches "2
  /// reminders". `number` parses number words.
  func isSaid(by said: SpokenWords, number: (String) -> Int?) -> Bool {
    self == said || Self.isSaid(words.joined(separator: " ")[...], by: said.words.joined(separator: " ")[...], number)
  }

  private static func isSaid(_ text: Substring, by said: Substring, _ number: (String) -> Int?) -> Bool {
    guard let start = text.firstIndex(where: \.isNumber) else { return text == said }
    let before = text[..<start]
    let end = text[start...].firstIndex { !$0.isNumber } ?? text.endIndex
    guard said.hasPrefix(before), let figure = Int(text[start..<end]) else { return false }
    let after = text[end...].drop { $0 == " " }
    let rest = said.dropFirst(before.count)
    return rest.indices.dropFirst().contains { place in
      let words = rest[..<place]
      return words.last != " " && number(String(words)) == figure
        && isSaid(after, by: rest[place...].drop { $0 == " " }, number)
    } || after.isEmpty && number(String(rest)) == figure
  }

  /// Returns whether a folded text contains characters that are neither seen nor heard, which folding keeps.
  static func holdsHidden(_ folded: String) -> Bool { folded.unicodeScalars.contains(where: isHidden) }

  private static func count(_ word: Substring) -> Int {
    if word.isEmpty { return 0 }
    guard word.unicodeScalars.contains(where: Folding.standsWithoutSpaces) else { return 1 }
    let parts = TextWords.words(in: word)
    guard !word.unicodeScalars.contains(where: isKana) else { return parts.count }
    let han = word.unicodeScalars.count(where: Folding.standsWithoutSpaces)
    return parts.count - han + (han + 1) / 2
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3041...0x30FF).contains(scalar.value) }

  private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .currencySymbol, .spaceSeparator: return false
    default: return true
    }
  }

  /// Fillers and selectors without a form of their own, and the blank braille pattern.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
  }
}
