extension Session {
  /// Searches the screen for a text, after the tokens there are.
  mutating func search(for text: String) {
    guard let search = here.search else { return }
    beginSearch()
    changeQuery { $0.send(.changed(search.id, to: .text(text))) }
  }

  /// Empties the query.
  mutating func clearQuery(of search: Search) {
    changeQuery { session in
      if !search.query.tokens.isEmpty { session.send(.changed(search.id, to: .tokens([]))) }
      if !search.query.text.isEmpty { session.send(.changed(search.id, to: .text(""))) }
    }
  }

  /// Chooses a suggestion; false where a line of the place is none.
  mutating func chooseSuggestion(_ id: ID?) -> Bool {
    guard let id, let search = here.activeSearch, search.query.isEmpty,
      search.suggestions.contains(where: { $0.id == id })
    else { return false }
    changeQuery { $0.send(.pressed(id)) }
    return true
  }

  /// Lets the query or the scope change, and says what is found then, unless the app has led the user elsewhere.
  mutating func changeQuery(_ change: (inout Session) -> Void) {
    let tokens = here.activeSearch?.query.tokens ?? []
    let path = navigation.path
    change(&self)
    if navigation.path != path { return arrive(arrival(from: path)) }
    guard navigation.overlays.isEmpty else { return }
    guard let search = here.activeSearch else { return arrive(.changed) }
    (focus, page) = (nil, 0)
    for token in search.query.tokens where !tokens.contains(token) {
      say(.change, .message("search.tokenAdded", ["token": .text(token.title)]))
    }
    sayFound(by: search)
  }

  /// Says what is found: how many results, and the first page of them; the field and its suggestions while it is empty.
  mutating func sayFound(by search: Search) {
    if search.query.isEmpty {
      var announcement = Announcement(.change)
      announcement.describe(search)
      announcement.sentences += [foundSentence(by: search)].compactMap(\.self)
      say(announcement)
    } else if let sentence = foundSentence(by: search) {
      say(.notice, sentence)
    }
    // Suggestions need not be waited for.
    if here.entries.numberedCount > 0, !search.isLoading || search.query.isEmpty { sayPage(from: 0) }
  }

  /// How many results or suggestions there are; nil where nothing is offered.
  func foundSentence(by search: Search) -> LocalizedText? {
    let count = here.entries.numberedCount
    if search.query.isEmpty { return count == 0 ? nil : .message("search.suggestions", ["count": .number(count)]) }
    if search.isLoading { return .message("menu.loading") }
    if count == 0 { return .message("search.none", ["query": .text(search.query.words)]) }
    return .message("search.results", ["count": .number(count)])
  }
}
