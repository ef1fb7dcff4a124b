extension Session {
  /// Keeps a text, with the tokens before it where it was a search's, for "paste"; the host may give the text to the
  /// terminal too. What is outside never comes in here: a program could feed us by it.
  mutating func copyToClipboard(_ query: SearchQuery) {
    clipboard = query
    response.requests.append(.copy(text(query)))
  }

  /// A query as text alone: the tokens by their names, then the rest.
  func text(_ query: SearchQuery) -> String {
    (query.tokens.map { locale.wording.text($0.title) } + [query.text]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
