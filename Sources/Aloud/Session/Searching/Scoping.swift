extension Session {
  /// Selects the scope with a number or a name, and searches there; false where the search has no scopes.
  mutating func selectScope(_ object: String) -> Bool {
    guard let search = here.activeSearch, let sentence = search.scopesSentence else { return false }
    guard let index = index(of: object, in: search.scopes.map(\.title)) else {
      refuse(sentence)
      return true
    }
    let scope = search.scopes[index].id
    changeQuery { session in
      session.send(.changed(search.id, to: .choice(scope)))
      if let sentence = session.here.activeSearch?.scopesSentence { session.say(.change, sentence) }
    }
    return true
  }

  /// The one of several titles that a number or a folded name means; nil where that is none, or more than one.
  func index(of object: String, in titles: [LocalizedText]) -> Int? {
    if let number = NumberReading.number(object, in: locale), titles.indices.contains(number - 1) { return number - 1 }
    let found = LabelMatching.matches(object, in: titles.map { Folding.fold(locale.wording.text($0)) })
    return found.count == 1 ? found[0] : nil
  }
}
