/// Removes the fixed pieces of a phrase from the ends of a line, to get the text between them as it was typed.
extension Substring {
  /// Removes a beginning that folds to the same text as a piece, and the spaces after it. Returns whether there was one.
  mutating func drop(_ piece: Substring) -> Bool { drop(piece, folded: Folding.fold(piece)) }

  private mutating func drop(_ piece: Substring, folded: String) -> Bool {
    // A piece attached to the next word of the phrase is also attached in a line, like the Hebrew ל.
    var rest = self
    guard rest.drop(label: folded, wordEnds: piece.last == " ") else { return false }
    // An apostrophe or a hyphen folds to nothing: "d'acheter", ב-2. The "d" of "demain" is no "d'".
    if let last = piece.last, "'-".contains(last) {
      let isElided = self[..<rest.startIndex].last == " " || rest.first.map { "'’".contains($0) } ?? true
      if last == "'", !isElided { return false }
      rest = rest.drop { "'’-־".contains($0) }
    }
    self = rest
    return true
  }

  /// The number of bytes by which a text may become shorter when more letters are folded with it.
  private static var slack: Int { 8 }

  /// Removes a beginning that folds to a label, and the spaces after it. With `wordEnds`, it must end at a word boundary.
  /// Returns whether there was one.
  mutating func drop(label: String, wordEnds: Bool) -> Bool {
    if label.isEmpty { return true }
    var end = startIndex
    while end < endIndex {
      formIndex(after: &end)
      let folded = Folding.fold(self[..<end])
      if folded.utf8.count > label.utf8.count + Self.slack { return false }
      // Most labels differ at once, and folding more letters is slow.
      if let first = folded.utf8.first, first != label.utf8.first { return false }
      guard folded == label, !wordEnds || isBreak(end) else { continue }
      self = self[end...].drop { $0 == " " }
      return true
    }
    return false
  }

  /// Removes a beginning that is a label, as it is or in another form and after an article, and the spaces after it. Returns
  /// whether there was one.
  mutating func drop(name label: String, wordEnds: Bool, _ forms: NameForms) -> Bool {
    if drop(label: label, wordEnds: wordEnds) { return true }
    let most = label.split(separator: " ").count + 2
    // No name ends at the apostrophe of "d'utilisateur".
    let ends =
      indices.dropFirst().filter { place in
        isBreak(place) && !" '’".contains(self[index(before: place)]) && !"'’".contains(self[place])
      } + [endIndex]
    for end in ends.prefix(most) {
      let folded = Folding.fold(self[..<end])
      guard forms.match([folded] + forms.inner(folded), label) == .whole else { continue }
      self = self[end...].drop { $0 == " " }
      return true
    }
    return false
  }

  /// Returns whether there was such an ending, which folds to the same text as the piece.
  mutating func dropEnd(_ piece: Substring) -> Bool { dropEnd(piece, folded: Folding.fold(piece)) }

  private mutating func dropEnd(_ piece: Substring, folded: String) -> Bool {
    if folded.isEmpty { return true }
    var start = endIndex
    while start > startIndex {
      formIndex(before: &start)
      let end = Folding.fold(self[start...])
      if end.utf8.count > folded.utf8.count + Self.slack { return false }
      if let last = end.utf8.last, last != folded.utf8.last { return false }
      guard end == folded, piece.first != " " || isBreak(start) else { continue }
      self = self[..<start]
      return true
    }
    return false
  }

  /// Returns what is before an ending that is a label, as it is or in another form and after an article. A longer ending comes first.
  func beforeEnd(name label: String, _ forms: NameForms) -> [Substring] {
    guard let last = lastIndex(where: { $0 != " " }) else { return [] }
    let all = self[...last]
    let isSpaced = !all.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
    let starts = all.indices.dropFirst().filter { all.isBreak($0) && all[$0] != " " }
    return starts.suffix(isSpaced ? label.split(separator: " ").count + 2 : label.count + 4).compactMap { start in
      let folded = Folding.fold(all[start...])
      return folded == label || forms.match([folded] + forms.inner(folded), label) == .whole ? all[..<start] : nil
    }
  }

  /// Returns whether an index is a word boundary. In a script without spaces, each letter is a word.
  func isBreak(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    let beside = [self[index(before: place)], self[place]]
    return beside.contains { character in
      !(character.isLetter || character.isNumber)
        || character.unicodeScalars.first.map(Folding.standsWithoutSpaces) ?? false
    }
  }

  /// Returns the text between two pieces of a phrase; nil if either piece is missing or nothing is between them.
  func inner(before: Substring, after: Substring) -> String? {
    var rest = self
    return rest.drop(before) && rest.dropEnd(after) ? rest.innerText : nil
  }

  /// Returns the text in the hole of a phrase; nil if it is another phrase, or nothing is in the hole.
  func inner(of pattern: PhrasePattern) -> String? {
    var rest = self
    let isPhrase =
      rest.drop(pattern.before, folded: pattern.foldedBefore)
      && rest.dropEnd(pattern.after, folded: pattern.foldedAfter)
    return isPhrase ? rest.innerText : nil
  }

  private var innerText: String? {
    let inner = String(drop { $0 == " " || ":：=,，、،".contains($0) }).trimmingSpaces()
    return inner.isEmpty ? nil : inner
  }
}

extension Substring {
  /// A Boolean value that indicates whether each letter is a syllable, so that two of them are a word.
  var isOfSyllables: Bool {
    unicodeScalars.first.map { (0x1100...0x11FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) } ?? false
  }
}

extension String {
  /// Returns the longest run of words in which something is found, and what that is. A run has at most `most` words, unless it reaches to
  /// the end.
  func longestRun<Found>(
    of most: Int, _ find: (String) -> Found?
  ) -> (run: Range<String.Index>, found: Found)? {
    let starts = indices.filter { self[...].isBreak($0) && (self[$0].isLetter || self[$0].isNumber) }
    let runs = starts.enumerated().flatMap { index, start in
      (starts.dropFirst(index + 1).prefix(most) + [endIndex]).map { start..<$0 }
    }
    for run in runs.sorted(by: { self[$0].count > self[$1].count }) {
      if let found = find(self[run].trimmingSpaces()) { return (run, found) }
    }
    return nil
  }
}

extension LineContext {
  /// Returns a folded text without the title of the place at its beginning or end, in any form: "dużą" of "dużą pizzę".
  func withoutTitle(_ text: String) -> [String] {
    let words = text.split(separator: " ")
    let ends = [words.first, words.last].compactMap(\.self).map(String.init)
    return [shown.title, frame.app].map(folded).filter { !$0.isEmpty }.flatMap { title in
      ([title] + ends.filter { nameForms.match([$0], title) == .whole }).flatMap(text.without)
    }
  }

  /// Returns whether a folded line holds a folded label, or a form of each of its words.
  func mayHold(_ folded: String, _ label: String) -> Bool {
    // The standard library's search is slow for texts as short as these.
    if folded.cut(at: label) != nil, folded.contains(label) { return true }
    let (words, forms) = (folded.split(separator: " "), nameForms)
    return label.split(separator: " ").allSatisfy { part in
      words.contains { forms.isForm($0, of: part) }
        || part.isUnspaced && forms.match(words.map(String.init), String(part)) == .whole
    }
  }

  /// Returns the object of one of the phrases that a key lists: "2" in "all but 2", for `check.allBut`. Nil if a line is none of
  /// them.
  func object(ofPhrases key: String, at hole: String = "{object}", in text: String) -> String? {
    let folded = Folding.fold(text)
    let objects = wording.patterns(key, at: hole).compactMap { pattern -> String? in
      let (start, end) = (pattern.start, pattern.end)
      guard folded.hasPrefix(start), folded.hasSuffix(end), folded.count > start.count + end.count else { return nil }
      // Only the typed text still has its commas.
      let typed = String(text.trimmingSpaces().dropFirst(pattern.before.count).dropLast(pattern.after.count))
      let inner = String(folded.dropFirst(start.count).dropLast(end.count))
      return Folding.fold(typed) == inner ? typed : inner
    }
    // The phrase with the most words takes precedence.
    return objects.min { $0.count < $1.count }
  }
}

extension String {
  func trimmingCommas() -> String {
    let isComma = { (character: Character) in character == " " || SelectionReading.commas.contains(character) }
    return String(drop(while: isComma).reversed().drop(while: isComma).reversed())
  }

  /// Returns the rest of a folded text that begins or ends with some words.
  func without(_ words: String) -> [String] {
    let (after, before) = (dropFirst(words.count), dropLast(words.count))
    let rests = [
      hasPrefix(words) && Folding.isWordEnd(between: words.last, and: after.first) ? after : "",
      hasSuffix(words) && Folding.isWordEnd(between: before.last, and: words.first) ? before : "",
    ]
    return rests.map { String($0).trimmingSpaces() }.filter { !$0.isEmpty }
  }

  /// Returns the texts for {things} and {object} in a phrase such as "{things} except {object}".
  func parts(of phrase: String) -> [(things: String, object: String)] {
    let isThingsFirst = phrase.cut(at: "{things}")?.after.cut(at: "{object}") != nil
    let (first, second) = isThingsFirst ? ("{things}", "{object}") : ("{object}", "{things}")
    guard let (before, rest) = phrase.cut(at: first), let (between, after) = rest.cut(at: second) else { return [] }
    let text = trimmingSpaces()[...]
    return text.indices.dropFirst().compactMap { place in
      var later = text[place...]
      guard text.isBreak(place), later.drop(between.drop { $0 == " " }),
        let end = later.inner(before: "", after: after),
        let start = text[..<place].inner(before: before, after: "")
      else { return nil }
      return isThingsFirst ? (start, end) : (end, start)
    }
  }
}
