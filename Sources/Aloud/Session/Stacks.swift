extension Session {
  /// Pushes a screen onto the stack in front, and says it unless that is left to the act it belongs to.
  mutating func push(_ id: ID, isSaid: Bool = true) {
    guard let screen = app.screen(id, for: state) else { return refuse(.message("screen.gone")) }
    navigation.overlays = []
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
    navigation.places.removeLast()
    navigation.overlays = []
    refresh()
  }

  /// Brings a sheet up, and says it unless that is left to the act it belongs to.
  mutating func present(_ id: ID, isSaid: Bool = true) {
    guard let sheet = app.sheet(id, for: state) else { return refuse(.message("screen.gone")) }
    navigation.overlays = []
    navigation.sheets.append(
      Navigation.SheetStack(id: id, places: [Place(id: id)], original: sheet.elements.values))
    refresh()
    if isSaid { arrive(.new) }
  }

  /// Goes to a tab: in full the first time, else to where the user was (TAB-2).
  mutating func select(tab index: Int) {
    failures = 0
    guard navigation.sheets.isEmpty else { return refuseBelowSheet() }
    navigation.overlays = []
    navigation.selectedTab = index
    while navigation.places.count > 1, app.screen(navigation.places[navigation.places.count - 1].id, for: state) == nil
    {
      navigation.places.removeLast()
    }
    refresh()
    arrive(navigation.tabs[index].isVisited ? .back : .new, tab: index)
  }

  /// Says why the tabs and the screen below a sheet can't be reached (SHEET-2).
  mutating func refuseBelowSheet() {
    guard let sheet = currentSheet else { return }
    refuse(.message("sheet.inFront", ["sheet": .text(sheet.title)]))
  }

  /// Whether a folded line names a tab, or something on what the sheet in front stands over.
  func namesSomethingBelowSheet(_ folded: String) -> Bool {
    guard !navigation.sheets.isEmpty, !folded.isEmpty else { return false }
    let places = navigation.sheets.dropLast().last?.places ?? navigation.tabs[navigation.selectedTab].places
    guard let place = places.last else { return false }
    let below = screen(place.id, isRoot: places.count == 1)?.elements ?? app.sheet(place.id, for: state)?.elements ?? []
    let titles =
      interface.tabs.map(\.title) + EntryList(below).ownLines.filter(\.entry.isNumbered).compactMap(\.entry.title)
    return !LabelMatching.matches(folded, in: titles.map { Folding.fold(locale.wording.text($0)) }).isEmpty
  }
}
