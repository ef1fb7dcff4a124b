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
    add(Control(value: value, actions: actions, isSearch: true), id: id)
    return { moment in
      var search = Search(title(moment), id: moment.id(id))
      search.query.text = moment.state.queries[moment.id(id)] ?? ""
      if let value, case .text(let held) = moment.state.values[value] { search.query.text = held }
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
}
