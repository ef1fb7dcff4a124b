/// A screen in a stack, and the position of the user on it.
struct Place: Sendable, Equatable {
  var id: ID
  var bookmark = Focus()
  /// The selection, while rows of the screen are being selected.
  var selected: SelectedLines?
  /// The position of the user in the text of a field that is being read.
  var read: TextPlace?
  /// The lines of the screen when the user left it. Changes since then are announced on return.
  var left: EntryList?
  /// A Boolean value that indicates whether the user left for a sheet. Things that a sheet has added or removed are announced
  /// separately.
  var isLeftForSheet = false
  /// A Boolean value that indicates whether a piece of text in ``read`` was read last. It is reset when the user moves on among the
  /// lines.
  var isReadingText = false
  /// The active search.
  private(set) var search: SearchPlace?

  /// Creates a place that nobody has visited.
  init(id: ID) { self.id = id }

  /// Opens a search over the place, starting at the top.
  mutating func openSearch(scope: ID?) {
    guard search == nil else { return }
    search = SearchPlace(bookmark: bookmark, scope: scope, isOverSelecting: selected != nil)
    bookmark = Focus()
  }

  /// Ends the search, and restores the position from before it.
  mutating func closeSearch() {
    guard let search else { return }
    bookmark = search.bookmark
    self.search = nil
  }
}

/// An active search on a screen, and the state of the screen before it, which leaving the search restores (FIND-1).
struct SearchPlace: Sendable, Equatable {
  /// The position of the user on the screen before the search.
  var bookmark: Focus
  /// The scope that was selected before the search.
  var scope: ID?
  /// A Boolean value that indicates whether rows were being selected when the search was opened. Ending the search goes back to
  /// selecting.
  var isOverSelecting = false
}
