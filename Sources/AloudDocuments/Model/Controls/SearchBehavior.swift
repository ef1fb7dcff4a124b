/// The values that a search changes beside its query.
struct SearchBehavior: Sendable {
  /// The name of the value that holds the chosen scope.
  var scope: String?
  /// The texts that the scopes store, keyed by ID.
  var scopes: [String: String] = [:]
  /// The kinds of tokens that are recognised in the query.
  var tokens: [TokenKind] = []

  /// The names of the values that the search may change.
  var values: [String] { [scope].compactMap(\.self) + tokens.map(\.value) }
}

/// A query that a search suggests.
struct SuggestedQuery: Sendable {
  /// The name of the search's ID.
  var search: String
  /// The query.
  var text: Template
}
