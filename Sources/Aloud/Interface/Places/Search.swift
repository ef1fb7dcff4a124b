/// The search of a screen (FIND-1): a field whose query determines the elements of the screen.
///
/// The app keeps the query and receives its changes as `changed`: with `Value.text` for the text, `Value.tokens` for the tokens
/// before the text, and `Value.choice` for the scope. A chosen suggestion is sent as `pressed`.
public struct Search: Sendable, Equatable, Modifiable {
  /// The stable identifier.
  public var id: ID
  /// The prompt, which is also the name of the search.
  public var prompt: LocalizedText
  /// The current query: the tokens, then the text.
  public var query: SearchQuery
  /// The suggestions that are offered while the query is empty.
  public var suggestions: [SearchSuggestion] = []
  /// The scopes that can be searched.
  public var scopes: [SearchScope] = []
  /// The selected scope; nil if there are no scopes.
  public var scope: ID?
  /// A Boolean value that indicates whether the results of the query are still being loaded.
  public var isLoading = false

  /// Creates a search with a prompt and a query.
  public init(_ prompt: LocalizedText, id: ID, query: SearchQuery = SearchQuery()) {
    (self.prompt, self.id, self.query) = (prompt, id, query)
  }

  /// Returns a copy with suggestions, which are offered while the query is empty.
  public func suggestions(_ suggestions: [SearchSuggestion]) -> Self { changed { $0.suggestions = suggestions } }

  /// Returns a copy with scopes, of which `selected` is the current one.
  public func scopes(_ scopes: [SearchScope], selected: ID) -> Self {
    changed { ($0.scopes, $0.scope) = (scopes, selected) }
  }

  /// Returns a copy that is still loading its results if `isLoading` is true.
  public func loading(_ isLoading: Bool) -> Self { changed { $0.isLoading = isLoading } }
}

/// The query of a search: tokens, which always come before the text (FIND-2).
public struct SearchQuery: Sendable, Equatable {
  /// The recognised parts.
  public var tokens: [SearchToken]
  /// The rest of the query, as it was typed.
  public var text: String

  /// Creates a query of tokens and text.
  public init(tokens: [SearchToken] = [], text: String = "") { (self.tokens, self.text) = (tokens, text) }

  /// A Boolean value that indicates whether the query has neither tokens nor text.
  public var isEmpty: Bool { tokens.isEmpty && text.isEmpty }
}

/// Something that a search shows by its title: a token, a scope or a suggestion.
public struct SearchPart: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText

  /// Creates a part with a title.
  public init(_ title: LocalizedText, id: ID) { (self.title, self.id) = (title, id) }
}

/// A part of a query that the app has recognised (FIND-2), such as a person.
public typealias SearchToken = SearchPart

/// A part of the content to which a search can be limited. One scope is selected at a time.
public typealias SearchScope = SearchPart

/// A suggestion that a search offers before anything is typed. Choosing it sends `pressed`; the app then sets a query for it.
public typealias SearchSuggestion = SearchPart

extension Announcement {
  mutating func describe(_ search: Search) {
    name = search.prompt
    role = .searchField
    if search.query.isEmpty { states.append(.empty) } else { value = search.query.words }
  }
}

extension SearchQuery {
  var words: LocalizedText {
    let tokens = tokens.map { LocalizedText.message(.searchToken(token: .text($0.title))) }
    guard !tokens.isEmpty else { return .verbatim(text) }
    if text.isEmpty { return .message(.plain(value: .list(tokens, .and))) }
    return .message(.searchQuery(tokens: .list(tokens, .and), text: .text(.verbatim(text))))
  }
}

extension Search {
  var scopesSentence: LocalizedText? {
    guard let selected = scopes.first(where: { $0.id == scope }) else { return nil }
    return .message(.searchScopes(scopes: .list(scopes.map(\.title), .and), scope: .text(selected.title)))
  }
}
