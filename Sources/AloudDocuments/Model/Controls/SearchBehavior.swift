/// What the search of a screen changes beside its query.
struct SearchBehavior: Sendable {
  /// The name of the value that holds the chosen scope.
  var scope: String?
  /// What each scope stands for, by id.
  var scopes: [String: String] = [:]
  /// What is recognised in the query.
  var tokens: [TokenKind] = []

  /// The values that it may change.
  var values: [String] { [scope].compactMap(\.self) + tokens.map(\.value) }
}

/// What a search offers: a query.
struct SuggestedQuery: Sendable {
  /// The search, by the name of its id.
  var search: String
  /// What is searched for when it is chosen.
  var text: Template
}
