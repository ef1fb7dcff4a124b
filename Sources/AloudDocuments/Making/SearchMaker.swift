internal import Aloud

/// A builder of the search of a tab or a screen.
enum SearchMaker {
  /// Returns the builder of a search, which returns `nil` if there is none.
  static func search(_ tree: Tree?, _ context: inout MakingContext) -> Made<Search?> {
    guard let tree else { return { _ in nil } }
    let id = context.id(of: tree, title: tree[.title], kind: "search")
    let title = tree[.title].words
    let value = tree[.value]?.scalar
    let actions = ActionMaker.actions(tree[.action], &context)
    let suggestions = suggestions(tree[.suggestions], of: id, &context)
    let reloads = actions.compactMap { if case .reload(let command) = $0 { command } else { nil } }
    let scopes = scopes(tree[.scopes], of: id, &context)
    let behavior = SearchBehavior(
      scope: tree[.scope]?.scalar,
      scopes: Dictionary(scopes.map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first }),
      tokens: tokens(tree[.tokens], of: id, &context))
    context.add(ControlBehavior(value: value, actions: actions, search: behavior), id: id)
    return { viewpoint in
      let state = viewpoint.state
      var search = Search(title(viewpoint), id: viewpoint.id(id))
      search.query.text = value.flatMap { state.text($0) } ?? state.queries[viewpoint.id(id)] ?? ""
      search.query.tokens = behavior.tokens.compactMap { $0.token(viewpoint) }
      search.scopes = scopes.map { SearchScope($0.title(viewpoint), id: viewpoint.id($0.id)) }
      if let scope = behavior.scope {
        // Only an action can set a text that is no scope; then the first scope is selected.
        let chosen = scopes.first { .text($0.stored) == state.values[scope] } ?? scopes.first
        search.scope = chosen.map { viewpoint.id($0.id) }
      }
      search.suggestions = suggestions.map { SearchSuggestion(viewpoint.text($0.text), id: viewpoint.id($0.id)) }
      search.isLoading = reloads.contains { state.outputs[$0]?.phase == .loading }
      return search
    }
  }

  private struct Suggestion: Sendable {
    var id: String
    var text: Template
  }

  private static func suggestions(
    _ tree: Tree?, of search: String, _ context: inout MakingContext
  ) -> [Suggestion] {
    (tree?.list ?? []).compactMap { part in
      guard let text = Optional(part).template else { return nil }
      let id = context.freeID("\(search).suggestion")
      context.add(SuggestedQuery(search: search, text: text), id: id)
      return Suggestion(id: id, text: text)
    }
  }

  private struct Scope: Sendable {
    var id: String
    var stored: String
    var title: Made<LocalizedText>
  }

  private static func scopes(_ tree: Tree?, of search: String, _ context: inout MakingContext) -> [Scope] {
    (tree?.options ?? []).map { part in
      Scope(id: context.freeID("\(search).scope"), stored: part.stored.name, title: part[.option].words)
    }
  }

  private static func tokens(_ tree: Tree?, of search: String, _ context: inout MakingContext) -> [TokenKind] {
    (tree?.list ?? []).compactMap { part in
      guard let kind = part[.token].template, let value = part[.value]?.scalar else { return nil }
      let source: TokenKind.Source =
        part[.from]?.scalar.map { .command($0) } ?? .words(part[.words]?.list?.compactMap(\.scalar) ?? [])
      return TokenKind(id: context.freeID("\(search).token"), kind: kind, value: value, source: source)
    }
  }
}
