/// Where the user is: the tab and its stack, and the sheets over it. A pure value with pure moves.
struct Navigator: Sendable, Equatable {
  private(set) var tabs: [TabStack]
  private(set) var selectedTab = 0
  private(set) var sheets: [SheetStack] = []

  /// At the tab where an app begins, which has at least one.
  init(_ interface: Interface) {
    tabs = interface.tabs.map { TabStack(id: $0.id, places: [Place(id: $0.screen.id)]) }
    selectedTab = interface.tabs.firstIndex { $0.id == interface.firstTab } ?? 0
    retrace()
  }

  /// The stack that is in front.
  private(set) var places: [Place] {
    get { sheets.last?.places ?? tabs[selectedTab].places }
    // In place, not by getting and setting: each line that is read changes one place.
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

  /// Whether nothing was pushed over the bottom of the stack in front.
  var isAtRoot: Bool { places.count == 1 }

  /// The names of the places that are in front, to tell whether the user has been moved.
  private(set) var path: [ID] = []

  /// Keeps the path as it is after a move: it is asked for on each line, and moves are few.
  private mutating func retrace() {
    path = [tabs[selectedTab].id] + sheets.map(\.id) + places.map(\.id)
  }

  // MARK: - Screens

  /// Pushes a screen onto the stack in front, with what its controls hold.
  mutating func push(_ id: ID, holding values: [ID: Value]) {
    if sheets.isEmpty {
      tabs[selectedTab].places.append(Place(id: id))
    } else {
      sheets[sheets.count - 1].push(id, holding: values)
    }
    retrace()
  }

  /// Goes back to the screen that stands at an index of the stack in front.
  mutating func goBack(to index: Int) {
    guard index >= 0, index + 1 < places.count else { return }
    places.removeLast(places.count - 1 - index)
    retrace()
  }

  /// Takes away the pushed screens of the stack in front that are no longer there, also those behind others; whether that in
  /// front was one.
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

  /// Goes to a tab.
  mutating func select(tab index: Int) {
    selectedTab = index
    retrace()
  }

  /// Remembers that the user has been at the selected tab.
  mutating func visitTab() { tabs[selectedTab].isVisited = true }

  /// Follows an app whose tabs come, go, change their order or their screens. Where the selected one has gone, the one that
  /// stands in its place is selected.
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

  /// Brings a sheet up.
  mutating func present(_ sheet: SheetStack) {
    sheets.append(sheet)
    retrace()
  }

  /// Marks the sheet in front as leaving.
  mutating func markLeaving() { sheets[sheets.count - 1].isLeaving = true }

  /// Remembers whether the sheet in front has refused to go with the program, and nothing else was asked.
  mutating func noteRefusedQuit(_ isRefused: Bool) { sheets[sheets.count - 1].hasRefusedQuit = isRefused }

  /// Takes a sheet down that is leaving.
  mutating func removeLeaving(_ id: ID) {
    sheets.removeAll { $0.id == id && $0.isLeaving }
    retrace()
  }

  /// Keeps what the sheet in front is called now.
  mutating func retitleSheet(_ title: LocalizedText) {
    if sheets[sheets.count - 1].title != title { sheets[sheets.count - 1].title = title }
  }

  /// Takes the sheets down that are no longer there, with those that stand over them; gives them, that in front first.
  mutating func dropSheets(unless isThere: (ID) -> Bool) -> [SheetStack] {
    guard let first = sheets.firstIndex(where: { !isThere($0.id) }) else { return [] }
    let gone = Array(sheets[first...].reversed())
    sheets.removeSubrange(first...)
    retrace()
    return gone
  }
}
