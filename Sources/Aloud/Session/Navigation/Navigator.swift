/// The position of the user in the app: the selected tab, its stack, and the sheets above it. The moves have no side effects.
struct Navigator: Sendable, Equatable {
  private(set) var tabs: [TabStack]
  private(set) var selectedTab = 0
  private(set) var sheets: [SheetStack] = []

  init(_ interface: Interface) {
    tabs = interface.tabs.map { TabStack(id: $0.id, places: [Place(id: $0.screen.id)]) }
    selectedTab = interface.tabs.firstIndex { $0.id == interface.firstTab } ?? 0
    retrace()
  }

  private(set) var places: [Place] {
    get { sheets.last?.places ?? tabs[selectedTab].places }
    // Modified in place rather than by get and set, because each line that is read changes one place.
    _modify {
      if sheets.isEmpty { yield &tabs[selectedTab].places } else { yield &sheets[sheets.count - 1].places }
    }
  }

  var front: Place {
    get { places[places.count - 1] }
    _modify {
      let last = places.count - 1
      yield &places[last]
    }
  }

  var isAtRoot: Bool { places.count == 1 }

  /// The ids of the selected tab, the sheets and the places in front, which are compared to find out whether the user was
  /// moved. Stored because each line reads it, and moves are rare.
  private(set) var path: [ID] = []

  private mutating func retrace() {
    path = [tabs[selectedTab].id] + sheets.map(\.id) + places.map(\.id)
  }

  // MARK: - Screens

  mutating func push(_ id: ID, holding values: [ID: Value]) {
    if sheets.isEmpty {
      tabs[selectedTab].places.append(Place(id: id))
    } else {
      sheets[sheets.count - 1].push(id, holding: values)
    }
    retrace()
  }

  mutating func goBack(to index: Int) {
    guard index >= 0, index + 1 < places.count else { return }
    places.removeLast(places.count - 1 - index)
    retrace()
  }

  /// Removes the pushed screens of the stack in front that no longer exist, wherever they are in it. Returns whether the place
  /// in front was removed.
  @discardableResult
  mutating func dropPlaces(unless isThere: (ID) -> Bool) -> Bool {
    guard places.count > 1 else { return false }
    let frontID = front.id
    let gone = Set(places.dropFirst().map(\.id).filter { !isThere($0) })
    if gone.isEmpty { return false }
    places = [places[0]] + places.dropFirst().filter { !gone.contains($0.id) }
    retrace()
    return front.id != frontID
  }

  // MARK: - Tabs

  mutating func select(tab index: Int) {
    selectedTab = index
    retrace()
  }

  mutating func visitTab() { tabs[selectedTab].isVisited = true }

  /// Follows tabs that the app has added, removed or reordered, and screens that it has changed. If the selected tab is gone,
  /// the tab at its position is selected.
  mutating func follow(_ shown: [Tab]) {
    let isSame =
      shown.count == tabs.count && zip(shown, tabs).allSatisfy { $0.id == $1.id && $0.screen.id == $1.places[0].id }
    if isSame { return }
    let selected = tabs[selectedTab].id
    let stacks = shown.map { tab in
      var stack = tabs.first { $0.id == tab.id } ?? TabStack(id: tab.id, places: [])
      if stack.places.first?.id != tab.screen.id { stack.places = [Place(id: tab.screen.id)] }
      return stack
    }
    selectedTab = stacks.firstIndex { $0.id == selected } ?? min(selectedTab, stacks.count - 1)
    tabs = stacks
    retrace()
  }

  // MARK: - Sheets

  mutating func present(_ sheet: SheetStack) {
    sheets.append(sheet)
    retrace()
  }

  mutating func markLeaving() { sheets[sheets.count - 1].isLeaving = true }

  /// Records whether the sheet in front has refused to close when the user quit, and no question followed.
  mutating func noteRefusedQuit(_ isRefused: Bool) { sheets[sheets.count - 1].hasRefusedQuit = isRefused }

  mutating func removeLeaving(_ id: ID) {
    sheets.removeAll { $0.id == id && $0.isLeaving }
    retrace()
  }

  mutating func retitleSheet(_ title: LocalizedText) {
    if sheets[sheets.count - 1].title != title { sheets[sheets.count - 1].title = title }
  }

  /// Removes the sheets that no longer exist, and all sheets above them. Returns the removed sheets, frontmost first.
  mutating func dropSheets(unless isThere: (ID) -> Bool) -> [SheetStack] {
    guard let first = sheets.firstIndex(where: { !isThere($0.id) }) else { return [] }
    let gone = Array(sheets[first...].reversed())
    sheets.removeSubrange(first...)
    retrace()
    return gone
  }
}

struct TabStack: Sendable, Equatable {
  var id: ID
  var places: [Place]
  var isVisited = false
}

/// A sheet and its stack of screens, the sheet's own content first.
struct SheetStack: Sendable, Equatable {
  var id: ID
  /// Kept so that it can be announced after the sheet is gone.
  var title: LocalizedText
  var anchor: LocalizedText?
  var places: [Place]
  /// The values of the controls when the sheet was presented. The sheet has changes if they hold others.
  private(set) var original: [ID: Value]
  /// The screens that have been pushed in the sheet. Their values count even after they have been left.
  private(set) var visited: [ID] = []
  var hasRefusedQuit = false
  /// A Boolean value that indicates whether the app has been told that the sheet is leaving. It is told only once.
  var isLeaving = false

  init(id: ID, title: LocalizedText, anchor: LocalizedText?, holding values: [ID: Value]) {
    self.id = id
    self.title = title
    self.anchor = anchor
    places = [Place(id: id)]
    original = values
  }

  mutating func push(_ id: ID, holding values: [ID: Value]) {
    places.append(Place(id: id))
    original.merge(values) { old, _ in old }
    visited.append(id)
  }

  func isChanged(by values: [ID: Value]) -> Bool { values.contains { original[$0] != nil && original[$0] != $1 } }
}

/// A screen in a stack, and the position of the user on it.
struct Place: Sendable, Equatable {
  var id: ID
  var focus = Focus()
  /// Nil while no rows of the screen are being selected.
  var selected: SelectedLines?
  var read: TextPlace?
  /// The lines of the screen when the user left it. Changes since then are announced on return.
  var left: EntryList?
  /// Things that a sheet has added or removed are announced separately.
  var isLeftForSheet = false
  /// A Boolean value that indicates whether a piece of text in ``read`` was read last. Reset when the user moves on among the
  /// lines.
  var isReadingText = false
  private(set) var search: SearchPlace?

  init(id: ID) { self.id = id }

  mutating func openSearch(scope: ID?) {
    guard search == nil else { return }
    search = SearchPlace(focus: focus, scope: scope, isOverSelecting: selected != nil)
    focus = Focus()
  }

  mutating func closeSearch() {
    guard let search else { return }
    focus = search.focus
    self.search = nil
  }
}

/// An active search on a screen, and what leaving it restores (FIND-1).
struct SearchPlace: Sendable, Equatable {
  var focus: Focus
  var scope: ID?
  /// A Boolean value that indicates whether rows were being selected before. Ending the search goes back to selecting.
  var isOverSelecting = false
}
