internal import Aloud

enum SearchForm {
  static let shape = Shape(
    .search, "A search: its results are the screen's rows.",
    [
      .title, .id,
      Key(
        .value, .reference(.textValue),
        "The value that holds the query. Without it, the search filters the screen's rows.", shown: "query"),
      Key(.suggestions, .list(.words), "Queries that are offered before anything is typed.", example: "[Milk, Bread]"),
      Key(.scope, .reference(.textValue), "The value that holds the chosen scope.", shown: "box"),
      Key(
        .scopes, .list(.shapeOrTitle(.scope, title: .option), atLeast: 1), "The scopes that can be searched.",
        example: "[All mail, Sent]"),
      Key(
        .tokens, .list(.shape(.token), atLeast: 1), "The tokens that are recognised in the query, one for each kind."),
      .changed,
    ], example: "{title: Find food}", check: check)

  static let scope = Shape(.scope, "A part of what can be searched.", [.optionTitle, .optionValue])

  static let token = Shape(
    .token, "Words that become a token in a query.",
    [
      Key(.token, .words, "The kind of the words, such as person.", required: true, shown: "person"),
      Key(
        .value, .reference(.textValue), "The value that holds the recognised word, or is empty.", required: true,
        shown: "who"),
      Key(.words, .list(.plain, atLeast: 1), "The words that become a token.", example: "[Kate, Ben]"),
      Key(
        .from, .reference(.command),
        "The command that lists the words, one in each row. The token's value is the line, or the row's \"value\" or \"id\".",
        shown: "people"),
    ], example: "{token: person, value: who, words: [Kate, Ben]}"
  ) { tree, context in
    context.checkOne(
      of: .words, .from, in: tree, "A token has either “words” of its own, or the rows of a command with “from”.")
  }

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let tokens = tree[.tokens]?.list ?? []
    let values = [tree[.value], tree[.scope]].compactMap(\.self) + tokens.compactMap { $0[.value] }
    for value in values { context.checkNoSecret(value) }
    context.addRepeated(values) { "Two parts of this search change “\($0)”. Give each a value of its own." }
    checkScopes(tree, &context)
    if tree[.value] == nil {
      context.add(tree[.tokens], message: "Tokens stand before a query: give the search a “value” that holds it.")
    }
    context.addRepeated(tokens.compactMap { $0[.token] }, SharedSentences.titleTwice)
    context.addRepeated(tokens.flatMap { $0[.words]?.list ?? [] }) {
      "The word “\($0)” is there twice. Leave one of them out."
    }
    for token in tokens {
      guard let words = token[.words] else { continue }
      context.checkBeginning(of: token[.value], among: words.list?.compactMap(\.scalar) ?? [], orEmpty: true)
    }
  }

  private static func checkScopes(_ tree: Tree, _ context: inout CheckingContext) {
    guard let scope = tree[.scope], let scopes = tree[.scopes] else {
      return context.add(
        tree[.scope], tree[.scopes],
        message: "“scope” and “scopes” stand together: “scope” is the value that holds the chosen one. Add the other.")
    }
    context.checkAlike(scopes)
    if scopes.list?.isEmpty == false { context.checkBeginning(of: scope, among: Options.stored(scopes)) }
  }

  static func search(_ tree: Tree?, _ context: inout MakingContext) -> Made<Search?> {
    guard let tree else { return { _ in nil } }
    let id = context.id(of: tree, title: tree[.title], kind: "search")
    let value = tree[.value]?.scalar
    let suggestions = suggestions(tree[.suggestions], of: id, &context)
    let scopes = (tree[.scopes]?.options ?? []).map {
      OptionTemplate(tree: $0, stored: $0.stored.name, id: context.freeID("\(id).scope"))
    }
    let behavior = SearchBehavior(
      query: value, scope: tree[.scope]?.scalar,
      scopes: Dictionary(scopes.map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first }),
      tokens: (tree[.tokens]?.list ?? []).map { TokenKind(id: context.freeID("\(id).token"), tree: $0) })
    let actions = context.add(ControlBehavior(value: value, search: behavior), of: tree, id: id)
    let reloads = actions.compactMap { if case .reload(let command) = $0 { command } else { nil } }
    return { viewpoint in
      let state = viewpoint.state
      var search = Search(viewpoint.words(tree[.title]), id: viewpoint.id(id))
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

  private static func suggestions(
    _ tree: Tree?, of search: String, _ context: inout MakingContext
  ) -> [(id: String, text: Template)] {
    (tree?.list ?? []).compactMap { part in
      guard let text = Optional(part).template else { return nil }
      let id = context.freeID("\(search).suggestion")
      context.model.suggestions[id] = (search, text)
      return (id, text)
    }
  }
}

/// The rows of a screen that a search finds by their titles, as "find" does.
extension [Element] {
  func rows(foundBy text: String) -> [Element] {
    flatMap { element -> [Element] in
      if case .row(let row) = element { return LabelMatching.match(text, row.title.label) == nil ? [] : [element] }
      switch element.contents {
      case .rows(let rows): return [.rows(rows.found(by: text))]
      case .none, .log, .together, .group, .disclosed, .radioButtons:
        return element.control.children.rows(foundBy: text)
      }
    }
  }
}

extension Rows {
  fileprivate func found(by text: String) -> Rows {
    let matches = matches(text, limit: count) { $0.title.label }
    let indices = (matches.whole + matches.partly).sorted()
    // Another query yields other rows, even if their number is the same.
    let revision = text.utf8.reduce(self.revision) { $0 &* 31 &+ Int($1) }
    return Rows(id: id, count: indices.count, revision: revision) { self[indices[$0]] }
  }
}

extension LocalizedText {
  /// The folded text, as the document has it before any translation. Dates and other texts that only the locale can word have none.
  fileprivate var label: String {
    switch self {
    case .verbatim(let text), .tagged(let text, _): Folding.fold(text)
    case .message(let message): message.original?.label ?? ""
    }
  }
}
