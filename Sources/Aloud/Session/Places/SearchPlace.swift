/// A search that is up on a screen, and what the screen was before, so that leaving it restores that (FIND-1).
struct SearchPlace: Sendable, Equatable {
  /// Where the user was on the screen.
  var focus: Int?
  var focusID: ID?
  var page: Int?
  var sought: SoughtLabel?
  /// The scope that was selected.
  var scope: ID?
}

extension Place {
  /// The search that opens on this place, which it keeps for the return.
  func openedSearch(scope: ID?) -> SearchPlace {
    SearchPlace(focus: focus, focusID: focusID, page: page, sought: sought, scope: scope)
  }

  /// Ends the search: the place is as it was before.
  mutating func closeSearch() {
    guard let search else { return }
    (focus, focusID, page, sought) = (search.focus, search.focusID, search.page, search.sought)
    self.search = nil
  }
}
