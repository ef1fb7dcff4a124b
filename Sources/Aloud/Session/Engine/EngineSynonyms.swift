/// Lines with other words for what is here: "login" for the user name, "radiators" for the heating (LOOP-16).
extension Engine {
  /// Returns the engine after a line with the words of the names here in place of others that mean the same. Nil if it is not understood.
  func afterSynonyms(_ line: Line) -> Engine? {
    guard layers.isEmpty, !lineContext.isSelecting else { return nil }
    return lineContext.synonymous(line.text).lazy.compactMap { text -> Engine? in
      var other = self
      other.understandAsTyped(line.saying(text))
      // "On" answers "turn the radiators on" only with the name that it has here.
      if let name = other.memory.assigned.flatMap({ other.toldName(of: $0.id) }) { other.turn = other.turn.named(name) }
      return other.turn.isRefusal || other.memory.failures > memory.failures ? nil : other
    }.first
  }
}

extension LineContext {
  /// Returns the texts in which a word that no name here has is that of a name here that means the same.
  func synonymous(_ text: String) -> [String] {
    let said = Folding.fold(text)
    let titles = entries.ownLines.filter { $0.entry.takesValue }.compactMap { $0.entry.title.map(folded) }
    let words = titles.flatMap { $0.split(separator: " ").map(String.init) }
    func stands(_ name: String) -> Bool {
      name.contains(" ") || name.isUnspaced
        ? titles.contains { $0.contains(name) }
        : words.contains {
          $0 == name || nameForms.areForms($0, name) || nameForms.isFirstPart(name[...], of: $0[...])
        }
    }
    let groups = wording.phrases("name.alike").map { $0.split(separator: ",").map(String.init) }
    let quantities = Quantity.allCases.map(names)
    return (groups + [wording.phrases("value.heatingNames")] + quantities).flatMap { names -> [String] in
      // Most lines say none of them, and this check is cheaper than looking for forms of words.
      let others = names.filter { said.contains(Folding.fold($0)) }
      let here = others.isEmpty ? [] : names.filter { stands(Folding.fold($0)) }
      if here.contains(where: { said.contains(Folding.fold($0)) }) { return [] }
      // "Wake me at seven" is the Wake-up time rather than the Alarm.
      return here.sorted { $0.count > $1.count }.flatMap { name in
        others.compactMap { text.replacing(word: $0, with: name) }
      }
    }
  }
}

extension String {
  /// Returns the text with a name in place of the first occurrence of another, as whole words. Nil if it does not occur.
  func replacing(word: String, with name: String) -> String? {
    let folded = Folding.fold(word)
    let place = indices.first { place in
      guard Folding.fold(self[place...].prefix(word.count)) == folded else { return false }
      let end = index(place, offsetBy: word.count, limitedBy: endIndex) ?? endIndex
      return word.isUnspaced || self[...].isBreak(place) && self[...].isBreak(end)
    }
    return place.map { self[..<$0] + name + self[$0...].dropFirst(word.count) }
  }
}
