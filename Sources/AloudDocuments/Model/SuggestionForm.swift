/// What a search offers: a query.
struct SuggestionForm: Sendable {
  /// The search, by the name of its id.
  var search: String
  /// What is searched for when it is chosen.
  var text: Template
}
