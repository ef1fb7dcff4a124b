/// A search that is up on a screen, and what the screen was before, so that leaving it restores that (FIND-1).
struct SearchPlace: Sendable, Equatable {
  /// Where the user was on the screen.
  var bookmark: Bookmark
  /// The scope that was selected.
  var scope: ID?
  /// Whether rows were being selected when it was opened: its end goes back to that.
  var isOverSelecting = false
}
