internal import Aloud

/// Reads the search of a tab or a screen.
extension DocumentReader {
  /// What makes the search; nothing where there is none.
  mutating func search(_ tree: Tree?) -> Made<Search?> {
    guard let tree else { return { _ in nil } }
    let id = id(of: tree, title: tree[.title], kind: "search")
    let title = text(tree[.title])
    let value = tree[.value]?.scalar
    let actions = actions(tree[.action])
    let suggestions = suggestions(tree[.suggestions], of: id)
    let reloads = actions.compactMap { if case .reload(let command) = $0 { command } else { nil } }
    let scope = tree[.scope]?.scalar
    let scopes = scopes(tree[.scopes], of: id)
    let form = SearchForm(
      scope: scope, scopes: Dictionary(scopes.map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first }),
      tokens: tokens(tree[.tokens], of: id))
    add(Control(value: value, actions: actions, search: form), id: id)
    return { moment in
      var search = Search(title(moment), id: moment.id(id))
      search.query.text = moment.state.queries[moment.id(id)] ?? ""
      if let value, case .text(let held) = moment.state.values[value] { search.query.text = held }
      search.query.tokens = form.tokens.compactMap { $0.token(moment) }
      search.scopes = scopes.map { SearchScope($0.title(moment), id: moment.id($0.id)) }
      if let scope {
        // Something that is no scope can only come from an action; then the first one is selected.
        let chosen = scopes.first { .text($0.stored) == moment.state.values[scope] } ?? scopes.first
        search.scope = chosen.map { moment.id($0.id) }
      }
      search.suggestions = suggestions.map { SearchSuggestion(moment.text($0.text), id: moment.id($0.id)) }
      search.isLoading = reloads.contains { moment.state.outputs[$0]?.phase == .loading }
      return search
    }
  }

  private mutating func suggestions(_ tree: Tree?, of search: String) -> [(id: String, text: Template)] {
    var result: [(id: String, text: Template)] = []
    for part in tree?.list ?? [] {
      guard let text = template(part) else { continue }
      let id = derived("\(search).suggestion")
      suggestions[id] = SuggestionForm(search: search, text: text)
      result.append((id, text))
    }
    return result
  }

  private mutating func scopes(
    _ tree: Tree?, of search: String
  ) -> [(id: String, stored: String, title: Made<LocalizedText>)] {
    var result: [(id: String, stored: String, title: Made<LocalizedText>)] = []
    for part in tree?.list ?? [] {
      let stored = (part[.value] ?? part[.option])?.scalar ?? ""
      result.append((derived("\(search).scope"), stored, text(part[.option])))
    }
    return result
  }

  private mutating func tokens(_ tree: Tree?, of search: String) -> [TokenForm] {
    var result: [TokenForm] = []
    for part in tree?.list ?? [] {
      guard let kind = template(part[.token]), let value = part[.value]?.scalar else { continue }
      let source: TokenForm.Source =
        part[.from]?.scalar.map { .command($0) } ?? .words(part[.words]?.list?.compactMap(\.scalar) ?? [])
      result.append(TokenForm(id: derived("\(search).token"), kind: kind, value: value, source: source))
    }
    return result
  }
}
