extension Session {
  /// Pushes a screen onto the stack in front, and says it unless that is left to the act it belongs to.
  mutating func push(_ id: ID, isSaid: Bool = true) {
    guard let screen = app.screen(id, for: state) else { return refuse(.message("screen.gone")) }
    closeOverlays()
    navigation.places.append(Place(id: id))
    if !navigation.sheets.isEmpty {
      let last = navigation.sheets.count - 1
      navigation.sheets[last].original.merge(screen.elements.values) { old, _ in old }
      navigation.sheets[last].visited.append(id)
    }
    refresh(showing: screen)
    if isSaid { arrive(.new) }
  }

  /// Takes the screen in front away.
  mutating func pop() {
    guard navigation.places.count > 1 else { return }
    closeOverlays()
    navigation.places.removeLast()
    refresh()
  }

  /// Goes to a tab: in full the first time, else to where the user was (TAB-2).
  mutating func select(tab index: Int) {
    failures = 0
    guard navigation.sheets.isEmpty else { return refuseBelowSheet() }
    navigation.overlays = []
    navigation.selectedTab = index
    dropVanishedPlaces()
    refresh()
    arrive(navigation.tabs[index].isVisited ? .back : .new, tab: index)
  }

  /// Takes away the pushed screens of the stack in front that are no longer there, also those behind others; whether that in
  /// front was one.
  @discardableResult
  mutating func dropVanishedPlaces() -> Bool {
    let front = navigation.places.last?.id
    let first = navigation.places[0]
    let rest = navigation.places.dropFirst().filter { app.screen($0.id, for: state) != nil }
    navigation.places = [first] + rest
    return navigation.places.last?.id != front
  }
}
