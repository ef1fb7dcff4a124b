/// A simple rule that splits a line into words (EDIT-2). A word consists of letters and digits, with apostrophes between them.
/// A run of equal signs is also a word. In scripts without spaces, a change of script separates words. In Japanese, kanji or
/// katakana and the hiragana after them form one word; in a line without kana, each Han character is a word.
enum TextWords {
  private enum Kind: Equatable {
    case space, letters, han, katakana, hiragana
    case sign(Character)
  }

  static func words(in line: Substring) -> [Range<Substring.Index>] {
    let hasKana = line.unicodeScalars.contains { $0.isHiragana || $0.isKatakana }
    var words: [Range<Substring.Index>] = []
    var last = Kind.space
    var index = line.startIndex
    while index < line.endIndex {
      let next = line.index(after: index)
      let follower = next < line.endIndex ? line[next] : nil
      let kind = kind(line[index], after: last, before: follower)
      if kind != .space {
        if continues(last, kind, hasKana: hasKana), let word = words.popLast() {
          words.append(word.lowerBound..<next)
        } else {
          words.append(index..<next)
        }
      }
      last = kind
      index = next
    }
    return words
  }

  private static func continues(_ last: Kind, _ kind: Kind, hasKana: Bool) -> Bool {
    switch (last, kind) {
    case (.han, .han): hasKana
    case (.han, .hiragana), (.katakana, .hiragana): true
    default: last == kind
    }
  }

  private static func kind(_ character: Character, after last: Kind, before next: Character?) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .space }
    if character.isWhitespace { return .space }
    if "'’".contains(character), last == .letters, let next, next.isLetter { return .letters }
    // A long-vowel mark belongs to the kana before it.
    if scalar.value == 0x30FC, last == .hiragana { return .hiragana }
    if scalar.isHiragana { return .hiragana }
    if scalar.isKatakana { return .katakana }
    if Folding.standsWithoutSpaces(scalar), scalar.value != 0x30FB { return .han }
    let isLetter = character.isLetter || character.isNumber || scalar.properties.isAlphabetic
    return isLetter ? .letters : .sign(character)
  }
}

extension Unicode.Scalar {
  var isHiragana: Bool { (0x3041...0x309F).contains(value) }

  var isKatakana: Bool {
    switch value {
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    default: false
    }
  }
}
