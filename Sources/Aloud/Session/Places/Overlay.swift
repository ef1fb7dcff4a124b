/// What stands over a place and takes the next line first.
enum Overlay: Sendable, Equatable {
  case menu(MenuPlace)
  /// A field that waits for its text.
  case entry(ID)
  case confirmation(PendingAct)
  case alert(Alert)
  /// Several things match a line: which is meant? The lines of the place they stand on.
  case which([Candidate])
  /// A sheet with changes is to be left; `thenQuit` where the program is.
  case discard(thenQuit: Bool)
}
