/// A screen in a stack, and where the user is on it.
struct Place: Sendable, Equatable {
  var id: ID
  var bookmark = Bookmark()
  /// What is selected on it, while its rows are being selected.
  var selected: SelectedLines?
  /// Where the user is in the text of a field that is read on it.
  var read: TextPlace?
  /// What stood on it when the user went elsewhere: what has changed meanwhile is told on coming back.
  var left: EntryList?
  /// Whether the user went to a sheet: what that has added or taken away is told by itself.
  var isLeftForSheet = false
  /// Whether a piece of that text was read last: until the user goes on among the lines.
  var isReadingText = false
  /// The search that is up on it.
  private(set) var search: SearchPlace?

  /// Nobody has been there yet.
  init(id: ID) { self.id = id }

  /// Brings a search up over it, which begins at the top.
  mutating func openSearch(scope: ID?) {
    guard search == nil else { return }
    search = SearchPlace(bookmark: bookmark, scope: scope, isOverSelecting: selected != nil)
    bookmark = Bookmark()
  }

  /// Ends the search: the place is as it was before.
  mutating func closeSearch() {
    guard let search else { return }
    bookmark = search.bookmark
    self.search = nil
  }
}

/// A search that is up on a screen, and what the screen was before, so that leaving it restores that (FIND-1).
struct SearchPlace: Sendable, Equatable {
  /// Where the user was on the screen.
  var bookmark: Bookmark
  /// The scope that was selected.
  var scope: ID?
  /// Whether rows were being selected when it was opened: its end goes back to that.
  var isOverSelecting = false
}
