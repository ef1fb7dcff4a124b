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
  private(set) var original: [ID: Value]
  /// The screens that have been pushed in it: what they hold counts when they have been left again.
  private(set) var visited: [ID] = []
  /// Whether it has refused to go with the program.
  var hasRefusedQuit = false
  /// Whether the app has been told that it goes: it is told only once.
  var isLeaving = false

  /// A sheet that comes up, with what its controls hold.
  init(id: ID, title: LocalizedText, anchor: LocalizedText?, holding values: [ID: Value]) {
    self.id = id
    self.title = title
    self.anchor = anchor
    places = [Place(id: id)]
    original = values
  }

  /// Pushes a screen, with what its controls hold.
  mutating func push(_ id: ID, holding values: [ID: Value]) {
    places.append(Place(id: id))
    original.merge(values) { old, _ in old }
    visited.append(id)
  }

  /// Whether its controls hold something else than when it came up.
  func isChanged(by values: [ID: Value]) -> Bool { values.contains { original[$0] != nil && original[$0] != $1 } }
}
