/// Something that can be taken back.
struct UndoEntry<State: Sendable>: Sendable {
  /// What it was, such as "Delete Groceries".
  var name: LocalizedText
  var before: State
  var after: State
}
