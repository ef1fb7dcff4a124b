internal import Aloud

/// What becomes of values when something is searched for.
extension DocumentApp {
  /// The values that the query, its tokens or the scope of a search become; none where nothing changes that actions wait for.
  func values(of value: Value, _ control: Control, _ form: SearchForm, _ moment: Moment) -> [Assigned] {
    switch value {
    case .text(let text): control.value.map { query(text, in: $0, form, moment) } ?? []
    case .tokens(let ids):
      form.tokens.compactMap { token in
        let now = Value.text(ids.compactMap { token.stored(in: $0, moment.state) }.last ?? "")
        return moment.state.values[token.value] == now ? nil : Assigned(name: token.value, value: now)
      }
    case .choice(let id):
      if let scope = form.scope, let stored = form.scopes[id.name] {
        [Assigned(name: scope, value: .text(stored))]
      } else {
        []
      }
    default: []
    }
  }

  /// Says why nothing can be recognised in a query, where the command with the words went wrong: once, as it begins.
  func problems(with value: Value, _ control: Control, _ form: SearchForm, _ state: DocumentState) -> [Effect] {
    guard case .text(let text) = value, !text.isEmpty, let query = control.value, state.values[query] == .text("")
    else {
      return []
    }
    return form.tokens.compactMap { token in
      guard case .failed(let problem) = token.choice.flatMap({ state.outputs[$0.command]?.phase }) else { return nil }
      return .say(.message(problem))
    }
  }

  /// Makes tokens of what is recognised, one of each kind, and leaves the rest as it was typed.
  private func query(_ text: String, in name: String, _ form: SearchForm, _ moment: Moment) -> [Assigned] {
    var words = text.split(whereSeparator: \.isWhitespace)
    var values: [Assigned] = []
    for token in form.tokens {
      guard let found = token.recognised(in: words, moment) else { continue }
      words.removeSubrange(found.place)
      values.append(Assigned(name: token.value, value: .text(found.stored)))
    }
    let rest = values.isEmpty ? text : words.joined(separator: " ")
    return values + [Assigned(name: name, value: .text(rest))]
  }
}
