/// Checks of searches: their scopes, and the tokens beside the query.
extension Checker {
  /// Checks that what a search has goes together, and that each part of it changes a value of its own.
  mutating func checkSearch(_ tree: Tree) {
    let tokens = tree[.tokens]?.list ?? []
    let values = [tree[.value], tree[.scope]].compactMap(\.self) + tokens.compactMap { $0[.value] }
    for value in values { checkNoSecret(value) }
    noteRepeated(values, "document.rule.searchValueTwice")
    checkScopes(tree)
    if tree[.value] == nil, let tokens = tree[.tokens] { note(Mistake(tokens.place, "document.rule.tokens")) }
    checkTitles(tree[.tokens], .token)
    noteRepeated(tokens.flatMap { $0[.words]?.list ?? [] }, "document.rule.wordTwice")
    for token in tokens where token[.words] != nil {
      checkBeginningOrNone(token[.value], among: token[.words]?.list?.compactMap(\.scalar) ?? [])
    }
  }

  private mutating func checkScopes(_ tree: Tree) {
    guard let scope = tree[.scope], let scopes = tree[.scopes] else {
      if let alone = tree[.scope] ?? tree[.scopes] { note(Mistake(alone.place, "document.rule.scopes")) }
      return
    }
    let before = mistakes.count
    checkOptions(scopes)
    if mistakes.count == before { checkTitles(scopes, .option) }
    if scopes.list?.isEmpty == false { checkBeginning(scope, among: stored(scopes)) }
  }
}
