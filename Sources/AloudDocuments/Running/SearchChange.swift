internal import Aloud

/// What becomes of values when something is searched for.
struct SearchChange {
  /// The name of the value that holds the query, where one does.
  let query: String?
  let search: SearchBehavior

  /// The values that the query, its tokens or the scope become; none where nothing changes that actions wait for.
  func values(of value: Value, _ viewpoint: Viewpoint) -> [ChangedValue] {
    switch value {
    case .text(let text): query.map { values(of: text, in: $0, viewpoint) } ?? []
    case .tokens(let ids):
      search.tokens.compactMap { token in
        let now = Value.text(ids.compactMap { token.stored(in: $0, viewpoint.state) }.last ?? "")
        return viewpoint.state.values[token.value] == now ? nil : ChangedValue(name: token.value, value: now)
      }
    case .choice(let id):
      if let scope = search.scope, let stored = search.scopes[id.name] {
        [ChangedValue(name: scope, value: .text(stored))]
      } else {
        []
      }
    case .isOn, .picked, .moment, .color: []
    }
  }

  /// Says why nothing can be recognised in a query, where the command with the words went wrong: once, as it begins.
  func errors(with value: Value, _ state: DocumentState) -> [Effect] {
    guard case .text(let text) = value, !text.isEmpty, let query, state.text(query) == "" else { return [] }
    return search.tokens.compactMap { token in
      guard case .failed(let error) = token.choice.flatMap({ state.outputs[$0.command]?.phase }) else { return nil }
      return .say(.message(error))
    }
  }

  /// Makes tokens of what is recognised, one of each kind, and leaves the rest as it was typed.
  private func values(of text: String, in name: String, _ viewpoint: Viewpoint) -> [ChangedValue] {
    var words = text.split(whereSeparator: \.isWhitespace)
    var values: [ChangedValue] = []
    for token in search.tokens {
      guard let found = token.recognised(in: words, viewpoint) else { continue }
      words.removeSubrange(found.place)
      values.append(ChangedValue(name: token.value, value: .text(found.stored)))
    }
    let rest = values.isEmpty ? text : words.joined(separator: " ")
    return values + [ChangedValue(name: name, value: .text(rest))]
  }
}
