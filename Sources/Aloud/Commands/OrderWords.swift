/// The words of the phrases that set things, for lines that say them in another order.
final class OrderWords: Sendable {
  /// The words of several phrases, folded and without the names and values in them.
  struct Phrases: Sendable {
    let phrases: [Set<String>]
    let words: Set<String>
    let beforeValue: Set<String>
    let beginnings: Set<String>

    init(_ phrases: [String]) {
      let all = phrases.map { $0.split(separator: " ").flatMap(Self.words) }
      self.phrases = all.map { words in Set(words.filter { !$0.contains("{") }.map { Folding.fold($0) }) }
        .filter { !$0.isEmpty }
      words = self.phrases.reduce(into: []) { $0.formUnion($1) }
      beginnings = Set(all.compactMap(\.first).filter { !$0.contains("{") }.map { Folding.fold($0) })
      let before = all.compactMap { words in words.firstIndex(of: "{value}").flatMap { $0 > 0 ? words[$0 - 1] : nil } }
      beforeValue = Set(before.filter { !$0.contains("{") }.map { Folding.fold($0) })
    }

    /// Returns the words that stand beside the names and values in a phrase without spaces: "を" and "にして".
    private static func words(of word: Substring) -> [Substring] {
      let pieces = word.split { "{}".contains($0) }
      let literals = pieces.enumerated().filter { $0.offset % 2 == (word.first == "{" ? 1 : 0) }
      guard word.contains("{"), literals.contains(where: { String($0.element).isUnspaced }) else { return [word] }
      return literals.map(\.element)
    }
  }

  let on, off, raising, lowering, giving, statements: Phrases
  /// The words of all phrases that set something, of which those for a choice and "with" may stand beside a value.
  let all, beside: Set<String>
  /// The words of orders that need neither a name nor a value: "warmer", "all off", "turn it up".
  let nameless: Set<String>
  /// The words of phrases such as "I'd like".
  let wanting: Set<String>
  /// The words such as "too", with which something is included.
  let also: Set<String>
  /// The verbs such as "add", with which something is included where nothing can be added.
  let adding: Set<String>
  /// The words such as "with" before what is included.
  let including: Set<String>
  /// The words that join two things: "and".
  let joints: Set<String>
  /// The letters that are joined to the value that a thing is set to, as in Hebrew.
  let joinedToValue: Set<String>

  /// What orders begin or end with in a script without spaces: "打开", "を消して".
  private let unspacedBeginnings, unspacedEnds: Set<String>

  init(_ wording: Wording) {
    let said = wording.phrases("value.is")
    // English "was" is another word in German.
    let ownSaid = wording.alternatives("value.is").own
    statements = Phrases(ownSaid.isEmpty ? said : ownSaid)
    let assigning = wording.phrases("value.assign").filter { !said.contains($0) }
    giving = Phrases(assigning)
    joinedToValue = Set(
      assigning.compactMap { phrase in
        let last = phrase.cut(at: "{value}")?.before.split(separator: " ").last ?? ""
        return last.isEmpty || last.contains("{") || phrase.contains(" {value}") ? nil : String(last)
      }.filter { !$0.unicodeScalars.contains(where: Folding.standsWithoutSpaces) })
    (raising, lowering) = (Phrases(wording.phrases("value.raise")), Phrases(wording.phrases("value.lower")))
    on = Phrases(wording.phrases(ObjectCommand.turnOn.key))
    off = Phrases(wording.phrases(ObjectCommand.turnOff.key))
    func words(_ keys: [String]) -> Set<String> { Phrases(keys.flatMap { wording.phrases($0) }).words }
    beside = giving.words.union(words([ObjectCommand.choose.key, "check.include", "value.introduce"]))
    wanting = words(["line.wants"])
    including = Set(
      wording.phrases("check.include").compactMap { phrase in
        phrase.cut(at: "{object}")?.before.split(separator: " ").last.map { Folding.fold($0) }
      })
    (also, joints) = (words(["check.also"]), words(["select.and"]))
    // "Ik" of "ik heb {value} nodig" is no verb.
    adding =
      Phrases(
        wording.phrases("value.add").filter { $0.hasSuffix(" {value}") && $0.split(separator: " ").count == 2 }
      ).beginnings
    // "Install" of "don't install" denies nothing.
    let denying = wording.phrases("check.remove").compactMap { $0.split(separator: " ").first.map { Folding.fold($0) } }
    let shifts = ["check.all", "value.clear", "value.warmer", "value.colder", "value.brighter", "value.darker"]
    let others = ["check.except", "check.allBut", "check.only", "select.and", "select.but", "value.degrees"]
    all = [on, off, raising, lowering, statements].reduce(beside) { $0.union($1.words) }.union(denying)
      .union(words(shifts + others))
    let louder = [Command.setting(.louder), .setting(.softer)].flatMap { wording.phrases($0.key) }
    nameless = raising.words.union(lowering.words).union(louder.filter { !$0.contains(" ") }.map { Folding.fold($0) })
      .union(words(shifts)).subtracting(giving.words)
    let turning = [ObjectCommand.turnOn.key, ObjectCommand.turnOff.key]
    let keys = turning + ["value.raise", "value.lower", "check.include", "check.remove"]
    let all = keys.flatMap { wording.phrases($0) } + assigning
    func literals(_ piece: (String) -> Substring?) -> Set<String> {
      Set(all.compactMap { piece($0).map { Folding.fold($0) } }.filter { !$0.isEmpty && $0.isUnspaced })
    }
    unspacedBeginnings = literals { $0.cut(at: "{")?.before }
    unspacedEnds = literals { phrase in phrase.lastIndex(of: "}").map { phrase[phrase.index(after: $0)...] } }
  }

  /// Returns the places in a text where an order may end and another begin without a space, also beside one of some
  /// folded names.
  func unspacedPlaces(in text: String, naming names: [String]) -> [String.Index] {
    guard !unspacedEnds.isEmpty || !unspacedBeginnings.isEmpty else { return [] }
    let names = names.filter { !$0.isEmpty && $0.isUnspaced }
    let (beginnings, ends) = (unspacedBeginnings.union(names), unspacedEnds.union(names))
    return text.indices.dropFirst().filter { place in
      ends.contains { text[..<place].hasSuffix($0) } || beginnings.contains { text[place...].hasPrefix($0) }
    }
  }
}

/// The first words of corrections, by which most lines are seen to correct nothing.
struct CorrectionWords: Sendable {
  private let words: Set<String>

  init(_ wording: Wording) {
    words = Set(
      wording.phrases("value.correct").compactMap { phrase in
        phrase.cut(at: "{value}")?.before.split(separator: " ").first.map { Folding.fold($0) }
      }.filter { !$0.isEmpty })
  }

  func mayCorrect(_ text: String) -> Bool {
    let folded = Folding.fold(text)
    return folded.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
      ? words.contains { word in folded.dropFirst().contains(word) }
      : folded.split(separator: " ").dropFirst().contains { words.contains(String($0)) }
  }
}
