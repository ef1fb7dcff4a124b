/// The forms in which names and lines are said: within phrases ("the milk", "could you …"), and with the endings of plurals and
/// cases.
///
/// The wording lists the phrases as `name.phrases`, and the letters as `name.letters`: "-s" is an ending that a said word may have
/// more than the name, "-ies=y" an ending that stands for another, "ال-" a beginning that either may have, "erase=delete" a word
/// for another, "*-" that the last part of a joined word stands for it ("Lampe" for "Küchenlampe"), and "throw {name} away=delete"
/// words around a name that mean an item of the menu of what it names.
final class NameForms: Sendable {
  /// By scalars, since a mark of a vowel can be an ending.
  private typealias Letters = [Unicode.Scalar]

  private let phrases: [(before: String, after: String)]
  /// The single words that may stand before a name, such as articles.
  private let articles: Set<Substring>
  private let beginnings: [Letters]
  private let endings: [(said: Letters, written: Letters)]
  /// The words of names that other words stand for.
  private let words: [Substring: [Substring]]
  /// The folded texts before and after a name that mean an item of the menu of what it names.
  private let acts: [(before: String, after: String, act: String)]
  let joinsWords: Bool
  /// The least number of letters that a word has besides its ending.
  private static let stem = 2
  /// The least number of letters that two words have alike besides their endings.
  private static let leastStem = 4
  /// The least number of letters of the last part of a joined word, and of the part before it.
  private static let (lastPart, firstPart) = (5, 3)

  init(_ wording: Wording) {
    phrases = wording.phrases("name.phrases").compactMap { pattern in
      pattern.cut(at: "{name}").map { (Folding.foldPiece($0.before), Folding.foldPiece($0.after)) }
    }
    articles = Set(
      phrases.filter { $0.after.isEmpty && $0.before.hasSuffix(" ") }.map { $0.before.dropLast() }
        .filter { !$0.contains(" ") })
    let all = wording.alternatives("name.letters").own
    acts = all.compactMap { letters in
      guard let (said, act) = letters.cut(at: "="), let (before, after) = said.cut(at: "{name}") else { return nil }
      return (Folding.foldPiece(before), Folding.foldPiece(after), Folding.fold(act))
    }
    joinsWords = all.contains("*-")
    let letters = all.filter { !$0.contains("{") && $0 != "*-" }
    beginnings = letters.filter { $0.hasSuffix("-") }.map { Letters(Folding.fold($0).unicodeScalars) }
    let pairs = letters.filter { !$0.contains("-") }.compactMap { $0.cut(at: "=") }
    words = Dictionary(grouping: pairs) { Folding.fold($0.before)[...] }.mapValues {
      $0.map { Folding.fold($0.after)[...] }
    }
    endings = letters.filter { $0.hasPrefix("-") }.map { letters in
      let parts = letters.cut(at: "=") ?? (before: letters[...], after: "")
      return (Letters(Folding.fold(parts.before).unicodeScalars), Letters(Folding.fold(parts.after).unicodeScalars))
    }
  }

  func isArticle(_ word: Substring) -> Bool { articles.contains(word) }

  /// Returns the parts of a folded text that may be a name within a phrase: "mail" in "the mail one".
  func inner(_ folded: String) -> [String] {
    var found: [String] = []
    var texts = [folded]
    // A phrase may stand within another: "the" and "button" in "the milk button".
    for _ in 0..<2 {
      texts = texts.flatMap { text in phrases.compactMap { Self.inner(text, of: $0) } }.filter { !found.contains($0) }
      found += texts
    }
    return found
  }

  /// Returns the items of menus that a folded text may mean by the words around a name: "delete" and "milk" in "throw milk away".
  func acts(_ folded: String) -> [(act: String, name: String)] {
    acts.compactMap { phrase in Self.inner(folded, of: (phrase.before, phrase.after)).map { (phrase.act, $0) } }
  }

  private static func inner(_ folded: String, of phrase: (before: String, after: String)) -> String? {
    // Recognisers return digits: "the morning 1".
    let after = phrase.after == " one" && folded.hasSuffix(" 1") ? " 1" : phrase.after
    guard folded.count > phrase.before.count + after.count, folded.hasPrefix(phrase.before), folded.hasSuffix(after)
    else { return nil }
    let inner = String(folded.dropFirst(phrase.before.count).dropLast(after.count)).trimmingSpaces()
    // A single letter is left of many words that hold no name.
    return inner.count > 1 || inner.isUnspaced ? inner : nil
  }

  /// Returns the match of the first of some folded texts that matches a folded name, where each word may have another ending or
  /// beginning; nil if there is none.
  func match(_ texts: [String], _ name: String) -> LabelMatching.Match? {
    texts.lazy.compactMap { [self] in match($0, name) ?? matchUnspaced($0, name) }.first
  }

  /// Matches a name in a script without spaces with other words for parts of it, and without joining ones: 台所の電気 is 台所の照明.
  private func matchUnspaced(_ folded: String, _ name: String) -> LabelMatching.Match? {
    guard name.isUnspaced, folded.isUnspaced, !words.isEmpty else { return nil }
    let joints = words.filter { $0.value == [""] }.keys.sorted { ($1.count, $0) < ($0.count, $1) }
    func plain(_ text: String) -> String { joints.reduce(text) { $0.replacing($1, with: "") } }
    let (said, name) = (plain(folded), plain(name))
    let others = words.filter { said.contains($0.key) }.flatMap { word, others in
      others.map { said.replacing(word, with: $0) }
    }
    return !name.isEmpty && ([said] + others).contains(name) ? .whole : nil
  }

  /// Returns whether each word of a folded text and of a name are forms of one: "толстом" and "толстое".
  func areForms(_ folded: String, _ name: String) -> Bool {
    areForms(folded.split(separator: " ")[...], name.split(separator: " "))
  }

  func areForms(_ said: ArraySlice<Substring>, _ words: [Substring]) -> Bool {
    said.count == words.count
      && zip(said, words).allSatisfy { one, other in
        isForm(one, of: other) || isForm(other, of: one)
          || mayBeForms(one, other) && !stems(of: one).isDisjoint(with: stems(of: other))
      }
  }

  /// Returns false if two words can't have the same stem, which is so of most.
  private func mayBeForms(_ one: Substring, _ other: Substring) -> Bool {
    !beginnings.isEmpty || one.utf8.first == other.utf8.first
  }

  private func match(_ folded: String, _ name: String) -> LabelMatching.Match? {
    var words = name.split(separator: " ")[...]
    // An article may also stand between the words of a name: "start the timer".
    let all = folded.split(separator: " ")
    let said = all.indices.filter { place in
      place == 0 || place == all.count - 1 || !articles.contains(all[place]) || words.contains(all[place])
    }.map { all[$0] }
    // "Le thé" is the reminder "du thé".
    if words.count > 1, articles.contains(words[0]), let first = said.first, !articles.contains(first) {
      words.removeFirst()
    }
    guard !said.isEmpty, said.count <= words.count else { return nil }
    if let match = match(said, inOrder: words) { return match }
    // "Verschlüssle die Festplatte" is "Festplatte verschlüsseln".
    return said.count == words.count ? match(Array(said.dropFirst() + said.prefix(1)), inOrder: words) : nil
  }

  private func match(_ said: [Substring], inOrder words: ArraySlice<Substring>) -> LabelMatching.Match? {
    var (words, isWhole) = (words, said.count == words.count)
    for word in said {
      let whole = words.firstIndex { isForm(word, of: $0) }
      guard let found = whole ?? words.firstIndex(where: { isLastPart(word, of: $0) }) else { return nil }
      isWhole = isWhole && whole != nil
      words = words[(found + 1)...]
    }
    return isWhole ? .whole : .partly
  }

  /// Returns whether a folded word may stand for a word of a name: as one is a form of the other, or the last part of it.
  func mayStand(_ said: Substring, for word: Substring) -> Bool {
    isForm(said, of: word) || isForm(word, of: said) || isLastPart(said, of: word)
  }

  /// Returns whether a folded word is the last part of another: "lampe" of "kuchenlampe".
  func isLastPart(_ said: Substring, of word: Substring) -> Bool {
    joinsWords && said.count >= Self.lastPart && word.count >= said.count + Self.firstPart && word.hasSuffix(said)
  }

  /// Returns whether a folded word is the first part of another: "schlafzimmer" of "schlafzimmerlampe".
  func isFirstPart(_ said: Substring, of word: Substring) -> Bool {
    joinsWords && said.count >= Self.lastPart && word.count >= said.count + Self.firstPart && word.hasPrefix(said)
  }

  /// Returns the places of the words that make up a whole name in any order: "light" and "bedroom" for the bedroom lamp, "Licht" and
  /// "Küche" for the Küchenlampe. Nil if a word of the name is missing.
  func places(of name: String, in words: [Substring]) -> [Int]? {
    var places: [Int] = []
    for part in name.split(separator: " ") {
      if let place = words.indices.first(where: { !places.contains($0) && isForm(words[$0], of: part) }) {
        places.append(place)
      } else if let joined = self.places(ofJoined: part, in: words) {
        places += joined
      } else if !isArticle(part) {
        return nil
      }
    }
    return places
  }

  private func places(ofJoined word: Substring, in said: [Substring]) -> [Int]? {
    guard joinsWords else { return nil }
    return said.indices.lazy.compactMap { [words] last -> [Int]? in
      let ends = [said[last]] + (words[said[last]] ?? [])
      return ends.filter { $0.count >= Self.leastStem && word.hasSuffix($0) }.lazy.compactMap { end -> [Int]? in
        let beginning = word.dropLast(end.count)
        return said.indices.first { place in
          place != last && said[place].count > Self.firstPart && beginning.hasPrefix(said[place].dropLast())
            && beginning.count <= said[place].count + 2
        }.map { [$0, last] }
      }.first
    }.first
  }

  /// Returns whether a folded text is the part of a name that says what a thing is: "lamps" of "kitchen lamp".
  func isKind(_ said: String, of name: String) -> Bool {
    if match([said], name) != nil { return true }
    if said.isUnspaced { return name.hasSuffix(said) }
    if said.contains(" ") { return false }
    return name.split(separator: " ").contains { word in
      if mayStand(said[...], for: word) || !stems(of: said[...]).isDisjoint(with: stems(of: word)) { return true }
      let parts = max(0, word.count - Self.leastStem - Self.firstPart + 1)
      return joinsWords && (0..<parts).contains { isForm(said[...], of: word.dropFirst(Self.firstPart + $0)) }
    }
  }

  private func stems(of word: Substring) -> Set<Letters> {
    let letters = Letters(withoutBeginning(word))
    let left = endings.lazy.filter { $0.written.isEmpty && letters.count >= $0.said.count + Self.leastStem }
    return Set(left.filter { letters.hasSuffix($0.said) }.map { letters.dropLast($0.said.count) })
  }

  /// Returns whether two folded words are forms of one, or joined words that end with the same part, as 台所の灯 and 寝室の灯 do.
  func areAlike(_ one: Substring, _ other: Substring) -> Bool {
    let same = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let isUnspaced = one.unicodeScalars.last.map(Folding.standsWithoutSpaces) ?? false
    return mayStand(one, for: other) || same >= (isUnspaced ? 1 : Self.lastPart) && (isUnspaced || joinsWords)
  }

  /// Returns whether a folded word is a word of a name, with an ending that it may have more.
  func isForm(_ said: Substring, of word: Substring) -> Bool {
    if said == word || words[said]?.contains(word) == true { return true }
    if !mayBeForms(said, word) { return false }
    let (said, word) = (withoutBeginning(said), withoutBeginning(word))
    if said.elementsEqual(word) { return true }
    guard said.first == word.first else { return false }
    return endings.contains { ending in
      said.count >= ending.said.count + Self.stem && said.hasSuffix(ending.said) && word.hasSuffix(ending.written)
        && said.dropLast(ending.said.count).elementsEqual(word.dropLast(ending.written.count))
    }
  }

  private func withoutBeginning(_ word: Substring) -> Substring.UnicodeScalarView {
    let letters = word.unicodeScalars
    let beginning = beginnings.first { letters.starts(with: $0) && letters.count >= $0.count + Self.stem }
    return letters.dropFirst(beginning?.count ?? 0)
  }
}

extension Collection where Self: BidirectionalCollection, Element: Equatable {
  fileprivate func hasSuffix(_ end: some BidirectionalCollection<Element>) -> Bool {
    suffix(end.count).elementsEqual(end)
  }
}
