extension LoadedLocale {
  /// How many characters are spelled at a time.
  private static let spellingLimit = 200

  /// A character as it is read by itself: signs, spaces and capitals in words (EDIT-2).
  package func text(of character: Character) -> LocalizedText {
    if character.isNewline { return .message("text.newLine") }
    if character.isWhitespace { return .message("spell.space") }
    if let name = characters.sign(character) { return written(name) }
    if character.isUppercase { return .message("text.capital", ["letter": .text(.verbatim(String(character)))]) }
    return .verbatim(String(character))
  }

  /// A text spelled in the words of the language's alphabet; nil where it has none.
  package func spelled(_ text: String) -> LocalizedText? {
    guard characters.canSpell else { return nil }
    let words = text.prefix(Self.spellingLimit).flatMap { character -> [LocalizedText] in
      characters.spelling(character)?.map(written) ?? [self.text(of: character)]
    }
    guard let last = words.last else { return nil }
    // A list would have an "and" before the last letter.
    return words.dropLast().reversed().reduce(last) { rest, first in
      .message("spell.words", ["first": .text(first), "rest": .text(rest)])
    }
  }

  private func written(_ words: String) -> LocalizedText {
    .message("plain", ["value": .written(words, language: characters.language)])
  }
}
