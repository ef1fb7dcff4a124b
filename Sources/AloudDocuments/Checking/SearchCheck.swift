internal import Aloud

/// A check of searches: their keys go together, and each part changes a value of its own.
enum SearchCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let tokens = tree[.tokens]?.list ?? []
    let values = [tree[.value], tree[.scope]].compactMap(\.self) + tokens.compactMap { $0[.value] }
    for value in values { context.checkNoSecret(value) }
    context.addRepeated(values) { "Two parts of this search change “\($0)”. Give each a value of its own." }
    checkScopes(tree, &context)
    if tree[.value] == nil, let tokens = tree[.tokens] {
      context.add(tokens.location, "Tokens stand before a query: give the search a “value” that holds it.")
    }
    context.addRepeated(tokens.compactMap { $0[.token] }) {
      SharedSentences.titleTwice($0)
    }
    context.addRepeated(tokens.flatMap { $0[.words]?.list ?? [] }) {
      "The word “\($0)” is there twice. Leave one of them out."
    }
    for token in tokens {
      guard let words = token[.words] else { continue }
      OptionsCheck.checkBeginning(
        of: token[.value], among: words.list?.compactMap(\.scalar) ?? [], orEmpty: true, &context)
    }
  }

  private static func checkScopes(_ tree: Tree, _ context: inout CheckingContext) {
    guard let scope = tree[.scope], let scopes = tree[.scopes] else {
      if let alone = tree[.scope] ?? tree[.scopes] {
        context.add(
          alone.location,
          "“scope” and “scopes” stand together: “scope” is the value that holds the chosen one. Add the other.")
      }
      return
    }
    OptionsCheck.checkAlike(scopes, &context)
    if scopes.list?.isEmpty == false {
      OptionsCheck.checkBeginning(of: scope, among: OptionsCheck.stored(scopes), &context)
    }
  }
}
