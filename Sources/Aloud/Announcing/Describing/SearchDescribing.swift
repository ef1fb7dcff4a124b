extension Announcement {
  /// Says a search field: what it is called, and what is in it.
  mutating func describe(_ search: Search) {
    name = search.prompt
    role = .searchField
    if search.query.isEmpty { states.append(.empty) } else { value = search.query.words }
  }
}

extension SearchQuery {
  /// The tokens and the text, in words.
  var words: LocalizedText {
    let tokens = tokens.map { LocalizedText.message("search.token", ["token": .text($0.title)]) }
    guard !tokens.isEmpty else { return .verbatim(text) }
    if text.isEmpty { return .message("plain", ["value": .list(tokens, .and)]) }
    return .message("search.query", ["tokens": .list(tokens, .and), "text": .text(.verbatim(text))])
  }
}

extension Search {
  /// The titles of its scopes and which is selected, in a sentence; nil where it has none.
  var scopesSentence: LocalizedText? {
    guard let selected = scopes.first(where: { $0.id == scope }) else { return nil }
    return .message("search.scopes", ["scopes": .list(scopes.map(\.title), .and), "scope": .text(selected.title)])
  }
}
