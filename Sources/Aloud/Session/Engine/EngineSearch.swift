extension Engine {
  /// Announces the results, unless the app has taken the user to another place.
  mutating func query(_ change: QueryChange) {
    let tokens = view.front.activeSearch?.query.tokens ?? []
    let path = navigator.path
    switch change {
    case .send(let events): for event in events { send(event) }
    case .scope(let event):
      send(event)
      if let sentence = view.front.activeSearch?.scopesSentence { say(.change, sentence) }
    case .paste(let copied): paste(copied)
    }
    if navigator.path != path { return arrive(arrival(from: path)) }
    guard layers.isEmpty else { return }
    guard let search = view.front.activeSearch else { return arrive(.changed) }
    navigator.front.focus.leaveLine()
    for token in search.query.tokens where !tokens.contains(token) {
      say(.change, .message(.searchTokenAdded(token: .text(token.title))))
    }
    sayFound(by: search)
  }

  mutating func sayFound(by search: Search) {
    navigator.front.focus.announced = AnnouncedNumbers(view.front.entries)
    say(ArrivalAnnouncements(context: lineContext).found(by: search))
  }

  /// Pastes the copied text at the end of the query, and adds its tokens to those there. A token that the app does not know is
  /// pasted as text.
  private mutating func paste(_ copied: SearchQuery) {
    guard let search = view.front.activeSearch else { return }
    let old = search.query
    let ids = old.tokens.map(\.id) + copied.tokens.map(\.id).filter { id in !old.tokens.contains { $0.id == id } }
    if ids.count > old.tokens.count { send(.changed(search.id, to: .tokens(ids))) }
    guard let now = view.front.activeSearch?.query else { return }
    let unknown = copied.tokens.filter { token in !now.tokens.contains { $0.id == token.id } }
    let words = unknown.map { user.wording.text($0.title) }
    let text = ([now.text] + words + [TextCommands.onOneLine(copied.text)]).filter { !$0.isEmpty }
      .joined(separator: " ")
    if text != now.text { send(.changed(search.id, to: .text(text))) }
  }

  /// Clears the query, and restores the screen from before.
  mutating func leaveSearch() {
    guard let search = view.front.activeSearch, let place = navigator.front.search else { return }
    let path = navigator.path
    if !search.query.tokens.isEmpty { send(.changed(search.id, to: .tokens([]))) }
    if view.front.activeSearch?.query.text.isEmpty == false { send(.changed(search.id, to: .text(""))) }
    if let scope = place.scope, scope != search.scope { send(.changed(search.id, to: .choice(scope))) }
    if navigator.path != path { return arrive(arrival(from: path)) }
    navigator.front.closeSearch()
    look()
    say(.change, .message(.searchLeft))
    memory.awaitsRows = view.front.search?.isLoading ?? false
    if !memory.awaitsRows { arrive(.back) }
  }
}
