/// The search of a screen (FIND-1): a field whose query decides what the screen's own elements are.
///
/// The app holds the query and is told of it by `changed`: with `Value.text` for the text, `Value.tokens` for the tokens
/// that stand before it, and `Value.choice` for the scope. `pressed` tells it of a suggestion.
public struct Search: Sendable, Equatable {
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
}
