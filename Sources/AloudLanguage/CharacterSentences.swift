extension LoadedLocale {
  /// The maximum number of characters that are spelled at a time.
  private static let spellingLimit = 200

  /// Returns the text for a character that is read by itself: signs, spaces and capitals are given in words (EDIT-2).
  package func text(of character: Character) -> LocalizedText {
    if character.isNewline { return .message(.textNewLine) }
    if character.isWhitespace { return .message(.spellSpace) }
    if let name = characters.sign(character) { return written(name) }
    if character.isUppercase { return .message(.textCapital(letter: .text(.verbatim(String(character))))) }
    return .verbatim(String(character))
  }

  /// Returns a text spelled with the words of the language's spelling alphabet, or nil if the language has none.
  package func spelled(_ text: String) -> LocalizedText? {
    guard characters.canSpell else { return nil }
    let words = text.prefix(Self.spellingLimit).flatMap { character -> [LocalizedText] in
      characters.spelling(character)?.map(written) ?? [self.text(of: character)]
    }
    guard let last = words.last else { return nil }
    // A list pattern would put "and" before the last letter.
    return words.dropLast().reversed().reduce(last) { rest, first in
      .message(.spellWords(first: .text(first), rest: .text(rest)))
    }
  }

  private func written(_ words: String) -> LocalizedText {
    .message(.plain(value: .written(words, language: characters.language)))
  }
}
