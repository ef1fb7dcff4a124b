extension Session {
  /// Opens the search of the screen, or says again what is in it; false where the screen has none.
  mutating func openSearch() -> Bool {
    guard here.search != nil else { return false }
    beginSearch()
    arrive(.new)
    return true
  }

  /// Brings the search up over the screen's elements, unless it is.
  mutating func beginSearch() {
    guard here.activeSearch == nil, let search = here.search else { return }
    changeInFront { place in
      place.search = place.openedSearch(scope: search.scope)
      (place.focus, place.focusID, place.page, place.sought) = (nil, nil, nil, nil)
    }
  }

  /// Leaves the search: no query, and the screen as it was before; false where none is up.
  mutating func leaveSearch() -> Bool {
    guard let search = here.activeSearch, let place = navigation.places.last?.search else { return false }
    let path = navigation.path
    if !search.query.tokens.isEmpty { send(.changed(search.id, to: .tokens([]))) }
    if here.activeSearch?.query.text.isEmpty == false { send(.changed(search.id, to: .text(""))) }
    if let scope = place.scope, scope != search.scope { send(.changed(search.id, to: .choice(scope))) }
    guard navigation.path == path else {
      arrive(arrival(from: path))
      return true
    }
    changeInFront { $0.closeSearch() }
    say(.change, .message("search.left"))
    awaitsRows = here.search?.isLoading ?? false
    if !awaitsRows { arrive(.back) }
    return true
  }

  private mutating func changeInFront(_ change: (inout Place) -> Void) {
    change(&navigation.places[navigation.places.count - 1])
    refresh()
  }
}
