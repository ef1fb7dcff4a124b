import Aloud

/// The search over all reminders (FIND-1). The name of a list in a query becomes a token (FIND-2).
extension RemindersTab {
  /// The search of the tab's own screen: the lists are suggested.
  var search: Search {
    let tokens = query.lists.compactMap { contents.list($0) }.map { SearchToken($0.name.text, id: token($0.id)) }
    return Search(
      .message("app.reminders.search"), id: "search", query: SearchQuery(tokens: tokens, text: query.text)
    )
    .suggestions(sortedLists.map { SearchSuggestion($0.name.text, id: token($0.id)) })
    .scopes(RemindersScope.allCases.map(\.scope), selected: query.scope.id)
  }

  /// The reminders that are found, in the order of the lists.
  @ElementBuilder var foundElements: [Element] {
    let text = Folding.fold(query.text)
    for list in sortedLists where query.lists.isEmpty || query.lists.contains(list.id) {
      for reminder in list.reminders where query.scope.holds(reminder) && isTitle(reminder.title, of: text) {
        toggle(reminder, in: list)
      }
    }
  }

  /// Takes what the search field, its tokens or its scopes hold now.
  mutating func search(_ value: Value) {
    switch value {
    case .text(let text): search(for: text)
    case .tokens(let ids): query.lists = ids.compactMap { $0.name == token(0).name ? $0.number : nil }
    case .choice(let id): query.scope = RemindersScope.allCases.first { $0.id == id } ?? query.scope
    default: break
    }
  }

  /// Makes tokens of the names of lists, and leaves the rest as text.
  private mutating func search(for text: String) {
    var words = text.split(whereSeparator: \.isWhitespace)
    for list in sortedLists where !query.lists.contains(list.id) {
      let name = Folding.fold(list.name.words(sampleNames)).split(separator: Character(" ")).map(String.init)
      guard let place = words.map({ Folding.fold($0) }).firstRange(of: name), !name.isEmpty else { continue }
      words.removeSubrange(place)
      query.lists.append(list.id)
    }
    query.text = words.joined(separator: " ")
  }

  private func isTitle(_ title: Title, of text: String) -> Bool {
    text.isEmpty || LabelMatching.match(text, Folding.fold(title.words(sampleNames))) != nil
  }

  private func token(_ list: Int) -> ID { ID("search.list", list) }
}
