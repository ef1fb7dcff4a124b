/// Finds the things that a phrase describes by their place in the list or by words of their names: "the second", "the gate one"
/// (LOOP-16). Names take precedence, so a phrase counts as a description only where it is no name.
extension LineContext {
  /// The names in places with more entries than these are not searched for the words of an ordinal, nor for a typing error.
  private static let searchedNames = 200

  /// An amount that moves a value is no number of a thing, "two more", nor is "the two".
  func number(_ folded: String) -> Int? {
    NumberReading.number(folded, in: locale).flatMap { number in
      if saysBoth(folded) { return nil }
      return folded.allSatisfy(\.isNumber) || !AssignmentReading(context: self).isAmount(folded) ? number : nil
    }
  }

  /// Returns whether a folded text is "the two", which names no second thing.
  func saysBoth(_ folded: String) -> Bool { folded.contains(" ") && isWord(.checkBoth, folded) }

  enum Described {
    case things([Candidate])
    case refused(Outcome)
  }

  /// Nil if the phrase describes nothing.
  func described(_ phrase: String) -> Described? {
    let folded = Folding.fold(phrase)
    guard !isQuestioned, !mayAnswer(folded), !saysBoth(folded), let found = described(folded, as: phrase) else {
      return nil
    }
    return AssignmentReading(context: self).isAmount(folded) ? nil : found
  }

  private func described(_ folded: String, as phrase: String) -> Described? {
    let place = ListPlace(phrase, user.understander)
    // The words of an ordinal are not searched for in a long list.
    if place == nil || entries.count <= Self.searchedNames {
      let found = candidates(folded).candidates
      if !found.isEmpty { return .things(found) }
    }
    return place.flatMap(described)
  }

  /// Returns the thing at a place among the lines that can be chosen. Own numbers are not places (LOOP-14).
  func described(_ place: ListPlace) -> Described? {
    let number = place.number(among: entries.numberedCount)
    guard number > 0, entries.numberedCount > 0 else { return nil }
    guard let line = entries.line(atPlace: number) else {
      return .refused(refusal(ofNumber: number))
    }
    if let moved = refusalOfMoved(place) { return .refused(moved) }
    return .things([.line(line)])
  }

  /// Returns the lines that a phrase describes; none if it describes nothing, or a place that has moved.
  func lines(describedBy phrase: String) -> [Int] {
    if case .things(let things)? = described(phrase) { things.compactMap(\.line) } else { [] }
  }

  /// The texts and pictures, which have no numbers, that a folded label may mean.
  func readOnlyLines(named folded: String) -> [Int] {
    entries.ownLines.compactMap { line, entry in
      guard !entry.isNumbered, !entry.isGroupMark, entry.id != nil, let title = entry.title,
        LabelMatching.match(folded, self.folded(title)) != nil
      else { return nil }
      return line
    }
  }

  /// Returns the lines that a phrase names, or else describes.
  func lines(meantBy phrase: String) -> [Int] {
    let named = candidates(Folding.fold(phrase)).candidates.compactMap(\.line)
    return named.isEmpty ? lines(describedBy: phrase) : named
  }

  /// Refuses a number or an ordinal that no longer means what it was announced as, and an ordinal that the list does not reach.
  func refusal(ofNumberOrPlace object: String) -> Outcome? {
    if let number = number(object) { return refusalOfMoved(number) }
    guard candidates(object).candidates.isEmpty, case .refused(let outcome)? = described(object) else { return nil }
    return outcome
  }

  /// Returns the outcome of choosing what a phrase describes, or of asking which of several things it does. Nil if it describes
  /// nothing.
  func choice(describedBy phrase: String, asked line: Line) -> Outcome? {
    described(phrase).map { choice(of: $0, asked: line) }
  }

  func choice(of place: ListPlace, asked line: Line) -> Outcome? {
    described(place).map { choice(of: $0, asked: line) }
  }

  private func choice(of described: Described, asked line: Line) -> Outcome {
    switch described {
    case .things(let things): things.outcome(line)
    case .refused(let outcome): outcome
    }
  }

  /// Returns the one name of a thing here that differs from a folded line by a typing error: by one letter, or by two in a name of
  /// eight or more. Short names differ too little from other words.
  func nearestName(to folded: String) -> LocalizedText? {
    guard entries.count <= Self.searchedNames, !mayAnswer(folded) else { return nil }
    let typed = Array(folded)
    let near = (0..<entries.count).compactMap { line -> LocalizedText? in
      guard entries.place(at: line) != nil, let title = entries[line].title else { return nil }
      let name = Array(self.folded(title))
      guard name.count > 3, EditDistance.between(typed, name, upTo: name.count < 8 ? 1 : 2) != nil else { return nil }
      return title
    }
    return near.count == 1 ? near[0] : nil
  }

  /// Refuses a place where another thing is now than the one that was announced there. Where things have their own numbers, the
  /// list is announced anew, because no number stands for the place.
  private func refusalOfMoved(_ place: ListPlace) -> Outcome? {
    let number = place.number(among: entries.numberedCount)
    guard !announced.areStill(entries), let before = announced.thing(at: place, numbered: number),
      let line = entries.line(atPlace: number), entries.isOther(onLine: line, than: before)
    else { return nil }
    return entries.hasOwnNumbers ? Outcome(.arrive(.new)) : Outcome(.refuseMoved(number, before: before.title))
  }
}
