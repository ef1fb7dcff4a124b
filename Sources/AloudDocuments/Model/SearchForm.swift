internal import Aloud

/// What the search of a screen changes beside its query.
struct SearchForm: Sendable {
  /// The value that holds the chosen scope.
  var scope: String?
  /// What each scope stands for, by id.
  var scopes: [String: String] = [:]
  /// What is recognised in the query.
  var tokens: [TokenForm] = []

  /// The values that it may change.
  var values: [String] { [scope].compactMap(\.self) + tokens.map(\.value) }
}
