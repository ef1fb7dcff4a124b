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
