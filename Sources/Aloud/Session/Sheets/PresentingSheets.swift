extension Session {
  /// Brings a sheet up, and says it unless that is left to the act it belongs to. `anchor` is what it was opened from.
  mutating func present(_ id: ID, from anchor: LocalizedText?, isSaid: Bool = true) {
    guard let sheet = app.sheet(id, for: state) else { return refuse(.message("screen.gone")) }
    if navigation.sheets.contains(where: { $0.id == id }) {
      return refuse(.message("sheet.alreadyUp", ["sheet": .text(sheet.compactTitle)]))
    }
    let stack = Navigation.SheetStack(
      id: id, title: sheet.compactTitle, anchor: anchor, places: [Place(id: id)], original: sheet.elements.values)
    closeOverlays()
    navigation.sheets.append(stack)
    refresh()
    if isSaid { arrive(.new) }
  }

  /// What a sheet is opened from that comes up now: what was last used here.
  var anchor: LocalizedText? {
    guard let focus, focus < here.entries.count else { return nil }
    return here.entries[focus].title
  }

  /// Says why the tabs and the screen below a sheet can't be reached (SHEET-2).
  mutating func refuseBelowSheet() {
    guard let sheet = currentSheet else { return }
    refuse(.message("sheet.inFront", ["sheet": .text(sheet.compactTitle)]))
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
