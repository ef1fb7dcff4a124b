/// What stands over a place and takes the next line first.
enum Overlay: Sendable, Equatable {
  case menu(MenuPlace)
  case picker(PickerPlace)
  /// A line to the open picker may mean several things, or something far off: which is meant, or is it right?
  case pickerQuestion([PickerAnswer])
  /// A field that waits for its text.
  case entry(EntryPlace)
  case confirmation(PendingAct)
  case alert(Alert)
  /// Several things match a line: which is meant? The lines of the place they stand on.
  case which([Candidate])
  /// A sheet with changes is to be left; `thenQuit` where the program is.
  case discard(thenQuit: Bool)
}
