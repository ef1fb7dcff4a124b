extension Search: Modifiable {
  /// The same, with what is offered while the query is empty.
  public func suggestions(_ suggestions: [SearchSuggestion]) -> Self { changed { $0.suggestions = suggestions } }

  /// The same, with the parts that can be searched, of which `selected` is.
  public func scopes(_ scopes: [SearchScope], selected: ID) -> Self {
    changed { ($0.scopes, $0.scope) = (scopes, selected) }
  }

  /// The same; while `isLoading` holds, its results are still to come.
  public func loading(_ isLoading: Bool) -> Self { changed { $0.isLoading = isLoading } }
}
