/// The position of the user in the app: the selected tab, its stack, and the sheets above it. A value whose moves have no side
/// effects.
struct Navigator: Sendable, Equatable {
  private(set) var tabs: [TabStack]
  private(set) var selectedTab = 0
  private(set) var sheets: [SheetStack] = []

  /// Creates a navigator at the first tab of an app, which has at least one.
  init(_ interface: Interface) {
    tabs = interface.tabs.map { TabStack(id: $0.id, places: [Place(id: $0.screen.id)]) }
    selectedTab = interface.tabs.firstIndex { $0.id == interface.firstTab } ?? 0
    retrace()
  }

  /// The stack in front.
  private(set) var places: [Place] {
    get { sheets.last?.places ?? tabs[selectedTab].places }
    // Modified in place rather than by get and set, because each line that is read changes one place.
    _modify {
      if sheets.isEmpty { yield &tabs[selectedTab].places } else { yield &sheets[sheets.count - 1].places }
    }
  }

  /// The place in front.
  var front: Place {
    get { places[places.count - 1] }
    _modify {
      let last = places.count - 1
      yield &places[last]
    }
  }

  /// A Boolean value that indicates whether the stack in front shows its root.
  var isAtRoot: Bool { places.count == 1 }

  /// The ids of the selected tab, the sheets and the places in front, which are compared to find out whether the user was moved.
  private(set) var path: [ID] = []

  /// Updates the stored path after a move. The path is stored because each line reads it, and moves are rare.
  private mutating func retrace() {
    path = [tabs[selectedTab].id] + sheets.map(\.id) + places.map(\.id)
  }

  // MARK: - Screens

  /// Pushes a screen onto the stack in front, with the values that its controls hold.
  mutating func push(_ id: ID, holding values: [ID: Value]) {
    if sheets.isEmpty {
      tabs[selectedTab].places.append(Place(id: id))
    } else {
      sheets[sheets.count - 1].push(id, holding: values)
    }
    retrace()
  }

  /// Goes back to the screen at an index of the stack in front.
  mutating func goBack(to index: Int) {
    guard index >= 0, index + 1 < places.count else { return }
    places.removeLast(places.count - 1 - index)
    retrace()
  }

  /// Removes the pushed screens of the stack in front that no longer exist, wherever they are in it. Returns whether the place in
  /// front was removed.
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

  /// Selects a tab.
  mutating func select(tab index: Int) {
    selectedTab = index
    retrace()
  }

  /// Records that the user has visited the selected tab.
  mutating func visitTab() { tabs[selectedTab].isVisited = true }

  /// Updates the tabs after the app has added, removed or reordered tabs, or changed their screens. If the selected tab is gone,
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

  /// Presents a sheet.
  mutating func present(_ sheet: SheetStack) {
    sheets.append(sheet)
    retrace()
  }

  /// Marks the sheet in front as leaving.
  mutating func markLeaving() { sheets[sheets.count - 1].isLeaving = true }

  /// Records whether the sheet in front has refused to close when the user quit, and no question followed.
  mutating func noteRefusedQuit(_ isRefused: Bool) { sheets[sheets.count - 1].hasRefusedQuit = isRefused }

  /// Removes a sheet that is marked as leaving.
  mutating func removeLeaving(_ id: ID) {
    sheets.removeAll { $0.id == id && $0.isLeaving }
    retrace()
  }

  /// Updates the title of the sheet in front.
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

/// A tab and its stack of screens, the root first.
struct TabStack: Sendable, Equatable {
  var id: ID
  var places: [Place]
  /// A Boolean value that indicates whether the user has visited the tab.
  var isVisited = false
}

/// A sheet and its stack of screens, the sheet's own content first.
struct SheetStack: Sendable, Equatable {
  var id: ID
  /// The title of the sheet, kept so that it can be announced after the sheet is gone.
  var title: LocalizedText
  /// The title of the control that the sheet was opened from.
  var anchor: LocalizedText?
  var places: [Place]
  /// The values of the controls when the sheet was presented. The sheet has changes if they hold others.
  private(set) var original: [ID: Value]
  /// The screens that have been pushed in the sheet. Their values count even after they have been left.
  private(set) var visited: [ID] = []
  /// A Boolean value that indicates whether the sheet has refused to close when the user quit.
  var hasRefusedQuit = false
  /// A Boolean value that indicates whether the app has been told that the sheet is leaving. It is told only once.
  var isLeaving = false

  /// Creates a sheet that is being presented, with the values that its controls hold.
  init(id: ID, title: LocalizedText, anchor: LocalizedText?, holding values: [ID: Value]) {
    self.id = id
    self.title = title
    self.anchor = anchor
    places = [Place(id: id)]
    original = values
  }

  /// Pushes a screen, with the values that its controls hold.
  mutating func push(_ id: ID, holding values: [ID: Value]) {
    places.append(Place(id: id))
    original.merge(values) { old, _ in old }
    visited.append(id)
  }

  /// Returns a Boolean value that indicates whether any control holds another value than when the sheet was presented.
  func isChanged(by values: [ID: Value]) -> Bool { values.contains { original[$0] != nil && original[$0] != $1 } }
}
