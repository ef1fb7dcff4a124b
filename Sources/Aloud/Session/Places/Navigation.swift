/// Where the user is: the tab and its stack, the sheets over it, and what waits for an answer over those.
struct Navigation: Sendable, Equatable {
  /// A tab and the screens pushed in it, its root first.
  struct TabStack: Sendable, Equatable {
    var id: ID
    var places: [Place]
    /// Whether the user has been there.
    var isVisited = false
  }

  /// A sheet, and the screens pushed in it, its own first.
  struct SheetStack: Sendable, Equatable {
    var id: ID
    /// What it is called: what can still be said of it when it has gone.
    var title: LocalizedText
    /// What it was opened from.
    var anchor: LocalizedText?
    var places: [Place]
    /// What its controls held when it came up: it has changes when they hold something else.
    var original: [ID: Value]
    /// The screens that have been pushed in it: what they hold counts when they have been left again.
    var visited: [ID] = []
    /// Whether the app has been told that it goes: it is told only once.
    var isLeaving = false
  }

  var tabs: [TabStack] = []
  var selectedTab = 0
  var sheets: [SheetStack] = []
  var overlays: [Overlay] = []

  /// The stack that is in front.
  var places: [Place] {
    get { sheets.last?.places ?? tabs[selectedTab].places }
    // In place, not by getting and setting: each line that is read changes one place.
    _modify {
      if sheets.isEmpty { yield &tabs[selectedTab].places } else { yield &sheets[sheets.count - 1].places }
    }
  }

  /// The names of the places that are in front, to tell whether the user has been moved.
  var path: [ID] {
    var path = [tabs[selectedTab].id]
    for sheet in sheets { path.append(sheet.id) }
    for place in places { path.append(place.id) }
    return path
  }
}
