/// The search of a screen (FIND-1): a field whose query decides what the screen's own elements are.
///
/// The app holds the query and is told of it by `changed`: with `Value.text` for the text, `Value.tokens` for the tokens
/// that stand before it, and `Value.choice` for the scope. `pressed` tells it of a suggestion.
public struct Search: Sendable, Equatable, Modifiable {
  /// Its stable name.
  public var id: ID
  /// What it is called, and what its field asks for.
  public var prompt: LocalizedText
  /// What is searched for: the tokens, then the text.
  public var query: SearchQuery
  /// What is offered while the query is empty.
  public var suggestions: [SearchSuggestion] = []
  /// The parts that can be searched.
  public var scopes: [SearchScope] = []
  /// The selected scope; nil where there are none.
  public var scope: ID?
  /// Whether the results of this query are still to come.
  public var isLoading = false

  /// A search `prompt` for `query`.
  public init(_ prompt: LocalizedText, id: ID, query: SearchQuery = SearchQuery()) {
    self.prompt = prompt
    self.id = id
    self.query = query
  }

  /// The same, with what is offered while the query is empty.
  public func suggestions(_ suggestions: [SearchSuggestion]) -> Self { changed { $0.suggestions = suggestions } }

  /// The same, with the parts that can be searched, of which `selected` is.
  public func scopes(_ scopes: [SearchScope], selected: ID) -> Self {
    changed { ($0.scopes, $0.scope) = (scopes, selected) }
  }

  /// The same; while `isLoading` holds, its results are still to come.
  public func loading(_ isLoading: Bool) -> Self { changed { $0.isLoading = isLoading } }
}

/// What is searched for: tokens, always before the text (FIND-2).
public struct SearchQuery: Sendable, Equatable {
  /// The recognised parts.
  public var tokens: [SearchToken]
  /// The rest, as it was typed.
  public var text: String

  /// A query of `tokens` and `text`.
  public init(tokens: [SearchToken] = [], text: String = "") {
    self.tokens = tokens
    self.text = text
  }

  /// Whether nothing is searched for.
  public var isEmpty: Bool { tokens.isEmpty && text.isEmpty }
}

/// A part of a query that the app has recognised (FIND-2), such as a person.
public struct SearchToken: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText

  /// A token `title`.
  public init(_ title: LocalizedText, id: ID) {
    self.title = title
    self.id = id
  }
}

/// A part of what can be searched, of which one is selected.
public struct SearchScope: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText

  /// A scope `title`.
  public init(_ title: LocalizedText, id: ID) {
    self.title = title
    self.id = id
  }
}

/// What a search offers before anything is typed. Choosing it sends `pressed`; the app makes a query of it.
public struct SearchSuggestion: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText

  /// A suggestion `title`.
  public init(_ title: LocalizedText, id: ID) {
    self.title = title
    self.id = id
  }
}

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
    let tokens = tokens.map { LocalizedText.message(.searchToken(token: .text($0.title))) }
    guard !tokens.isEmpty else { return .verbatim(text) }
    if text.isEmpty { return .message(.plain(value: .list(tokens, .and))) }
    return .message(.searchQuery(tokens: .list(tokens, .and), text: .text(.verbatim(text))))
  }
}

extension Search {
  /// The titles of its scopes and which is selected, in a sentence; nil where it has none.
  var scopesSentence: LocalizedText? {
    guard let selected = scopes.first(where: { $0.id == scope }) else { return nil }
    return .message(.searchScopes(scopes: .list(scopes.map(\.title), .and), scope: .text(selected.title)))
  }
}
