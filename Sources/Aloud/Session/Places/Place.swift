/// A screen in a stack, and where the user is on it.
struct Place: Sendable, Equatable {
  var id: ID
  /// The line that was last read or used, or nil for none; the thing on it, by which it is found again.
  var focus: Int?
  var focusID: ID?
  /// The first line of the page that was last read, or nil for none.
  var page: Int?
  /// What was looked for on it last.
  var sought: SoughtLabel?
  /// What is selected on it, while its rows are being selected.
  var selected: SelectedLines?
  /// Where the user is in the text of a field that is read on it.
  var read: EntryPlace?
  /// The search that is up on it.
  var search: SearchPlace?
}
