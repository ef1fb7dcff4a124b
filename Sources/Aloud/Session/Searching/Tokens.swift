extension Session {
  /// Reads the tokens of the query (FIND-2).
  mutating func sayTokens(of search: Search) { say(.notice, tokensSentence(of: search)) }

  /// Deletes the token with a number or a name, and searches without it; false where no search is up.
  mutating func deleteToken(_ object: String) -> Bool {
    guard let search = here.activeSearch else { return false }
    let tokens = search.query.tokens
    guard let index = index(of: object, in: tokens.map(\.title)) else {
      refuse(tokensSentence(of: search))
      return true
    }
    say(.change, .message("search.tokenDeleted", ["token": .text(tokens[index].title)]))
    let kept = tokens.indices.filter { $0 != index }.map { tokens[$0].id }
    changeQuery { $0.send(.changed(search.id, to: .tokens(kept))) }
    return true
  }

  private func tokensSentence(of search: Search) -> LocalizedText {
    let titles = search.query.tokens.map(\.title)
    if titles.isEmpty { return .message("search.noTokens") }
    return .message("search.tokens", ["tokens": .list(titles, .and), "count": .number(titles.count)])
  }
}
