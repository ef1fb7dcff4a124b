extension Session {
  /// Copies the query with its tokens (FIND-2).
  mutating func copyQuery(of search: Search) {
    if search.query.isEmpty { return refuse(.message("clipboard.nothingToCopy")) }
    copyToClipboard(search.query)
    say(.change, .message("clipboard.copied", ["text": .text(search.query.words)]))
  }

  /// Pastes what was copied at the end of the query, its tokens among those there are. What the app does not know as a
  /// token is pasted as text.
  mutating func pasteQuery(into search: Search) {
    guard let clipboard else { return refuse(.message("clipboard.nothingToPaste")) }
    let old = search.query
    let ids = old.tokens.map(\.id) + clipboard.tokens.map(\.id).filter { id in !old.tokens.contains { $0.id == id } }
    changeQuery { session in
      if ids.count > old.tokens.count { session.send(.changed(search.id, to: .tokens(ids))) }
      guard let now = session.here.activeSearch?.query else { return }
      let unknown = clipboard.tokens.filter { token in !now.tokens.contains { $0.id == token.id } }
      let words = unknown.map { session.locale.wording.text($0.title) }
      let text = ([now.text] + words + [TextCommands.onOneLine(clipboard.text)]).filter { !$0.isEmpty }.joined(
        separator: " ")
      if text != now.text { session.send(.changed(search.id, to: .text(text))) }
    }
  }
}
