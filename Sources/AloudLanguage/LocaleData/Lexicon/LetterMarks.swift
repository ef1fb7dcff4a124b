// Canonical decomposition is in the standard library, but not yet public. The core must not use Foundation's.
@_spi(_Unicode) internal import Swift

/// The marks that make other letters in a language: å is no a in Swedish, and "bơ" is not "bố" in Vietnamese.
///
/// Words are compared folded, so that marks can be left out. What is typed with such marks is only what is written with the same
/// ones. They are compared word by word, because Vietnamese has two places for a tone: "hòa" and "hoà".
package struct LetterMarks: Sendable {
  private let marks: Set<Unicode.Scalar>

  init(_ lexicon: Lexicon) { self.init(letters: lexicon.lines.first { $0.kind == "letters" }.map(\.text) ?? "") }

  init(letters: String) { marks = Set(letters._nfd.filter { $0.properties.generalCategory == .nonspacingMark }) }

  func contains(_ mark: Unicode.Scalar) -> Bool { marks.contains(mark) }

  package func marks(in text: some StringProtocol) -> [Unicode.Scalar] {
    marks.isEmpty || text.utf8.allSatisfy { $0 < 0x80 } ? [] : String(text)._nfd.filter(marks.contains)
  }

  /// Returns the words of a typed text, folded, and the marks that each was typed with. Nil if the text has no marks.
  package func typed(_ text: String) -> TypedMarks? {
    if marks(in: text).isEmpty { return nil }
    let words = Self.words(of: text).map { (word: Folding.fold($0), marks: marks(in: $0)) }
    return TypedMarks(words: Dictionary(grouping: words, by: \.word).mapValues { $0.map(\.marks) }, of: self)
  }

  /// Returns whether a word with some marks may be meant by what was typed with others: marks can be left out.
  static func allow(_ written: [Unicode.Scalar], typedWith typed: [Unicode.Scalar]) -> Bool {
    var rest = written[...]
    return typed.allSatisfy { mark in
      guard let place = rest.firstIndex(of: mark) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  static func words(of text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
}

/// The words of a typed text, with the marks of letters that tell them apart.
package struct TypedMarks: Sendable {
  private let words: [String: [[Unicode.Scalar]]]
  private let marks: LetterMarks

  fileprivate init(words: [String: [[Unicode.Scalar]]], of marks: LetterMarks) {
    (self.words, self.marks) = (words, marks)
  }

  /// Returns whether a name has the marks that a part of the typed text, folded, was typed with. The name may go on after each
  /// word.
  package func allow(_ name: String, for folded: String) -> Bool {
    folded.split(separator: " ").allSatisfy { word in
      guard let typed = words[String(word)], !typed.contains([]) else { return true }
      let written = LetterMarks.words(of: name).compactMap { beginning(of: $0, folding: word) }
      return written.isEmpty || written.contains(where: typed.contains)
    }
  }

  /// Returns the marks in the part of a word that folds to some letters, or nil if it does not begin with these.
  private func beginning(of word: Substring, folding letters: Substring) -> [Unicode.Scalar]? {
    for end in word.indices {
      let part = word[...end]
      let folded = Folding.fold(part)
      if folded == letters { return marks.marks(in: part) }
      if !letters.hasPrefix(folded) { return nil }
    }
    return nil
  }
}
