/// The words of the phrases that set things, for lines that say them in another order.
struct OrderWords: Sendable {
  /// The words of several phrases, folded and without the names and values in them.
  struct Phrases: Sendable {
    let phrases: [Set<String>]
    /// The words of all phrases.
    let words: Set<String>
    /// The words directly before a value.
    let beforeValue: Set<String>

    init(_ phrases: [String]) {
      let all = phrases.map { $0.split(separator: " ") }
      self.phrases = all.map { words in Set(words.filter { !$0.contains("{") }.map { Folding.fold($0) }) }
        .filter { !$0.isEmpty }
      words = self.phrases.reduce(into: []) { $0.formUnion($1) }
      beforeValue = Set(
        all.compactMap { words in
          guard let place = words.firstIndex(of: "{value}"), place > 0, !words[place - 1].contains("{") else {
            return nil
          }
          return Folding.fold(words[place - 1])
        })
    }
  }

  let on, off, raising, lowering, giving, statements: Phrases
  /// The letters that are joined to the value that a thing is set to, as in Hebrew.
  let joinedToValue: Set<String>

  init(_ wording: Wording) {
    let said = wording.phrases("value.is")
    statements = Phrases(said)
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
  }
}
