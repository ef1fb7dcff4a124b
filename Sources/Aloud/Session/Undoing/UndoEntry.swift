/// Something that can be taken back.
struct UndoEntry<State: Sendable>: Sendable {
  /// What it was, such as "Delete Groceries".
  var name: LocalizedText
  /// The control that was changed, where the app did not name it: it is said with what it holds then.
  var control: ID?
  /// The sheet that it was done on, while that is up.
  var sheet: ID?
  /// Whether what it was about has gone with its sheet.
  var isGone = false
  var before: State
  var after: State
}
