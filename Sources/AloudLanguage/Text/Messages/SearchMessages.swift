// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Search closed.”
  package static var searchLeft: Message { Message("search.left") }

  /// “This search has no scopes.”
  package static var searchNoScopes: Message { Message("search.noScopes") }

  /// “There are no tokens.”
  package static var searchNoTokens: Message { Message("search.noTokens") }

  /// “No results for {query}.”
  package static func searchNone(query: Argument) -> Message { Message("search.none", ["query": query]) }

  /// “{tokens}, {text}”
  package static func searchQuery(tokens: Argument, text: Argument) -> Message {
    Message("search.query", ["tokens": tokens, "text": text])
  }

  /// “{count} results.”
  package static func searchResults(count: Argument) -> Message { Message("search.results", ["count": count]) }

  /// “Scopes: {scopes}. Selected: {scope}.”
  package static func searchScopes(scopes: Argument, scope: Argument) -> Message {
    Message("search.scopes", ["scopes": scopes, "scope": scope])
  }

  /// “{count} suggestions.”
  package static func searchSuggestions(count: Argument) -> Message { Message("search.suggestions", ["count": count]) }

  /// “token {token}”
  package static func searchToken(token: Argument) -> Message { Message("search.token", ["token": token]) }

  /// “{token} is a token now.”
  package static func searchTokenAdded(token: Argument) -> Message { Message("search.tokenAdded", ["token": token]) }

  /// “Token deleted: {token}.”
  package static func searchTokenDeleted(token: Argument) -> Message {
    Message("search.tokenDeleted", ["token": token])
  }

  /// “Tokens: {tokens}.”
  package static func searchTokens(count: Argument, tokens: Argument) -> Message {
    Message("search.tokens", ["count": count, "tokens": tokens])
  }

  /// “There is no search here.”
  package static var searchUnavailable: Message { Message("search.unavailable") }
}
