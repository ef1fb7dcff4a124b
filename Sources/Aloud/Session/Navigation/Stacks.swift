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
