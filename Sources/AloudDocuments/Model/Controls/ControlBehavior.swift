/// What a control changes and does when it is used.
struct ControlBehavior: Sendable {
  /// One of several texts that a value holds.
  enum Member: Sendable {
    case text(String)
    /// What the row stands for that the box is about.
    case row
  }

  /// The name of the value that it is bound to.
  var value: String?
  /// What each of its options stands for, by id.
  var options: [String: String] = [:]
  /// The command whose rows its options are, where they are not written.
  var optionCommand: String?
  /// What its value has or has not among several texts, where it is a box to check.
  var member: Member?
  /// The columns of a picker, each with a value of its own.
  var columns: [ColumnBinding] = []
  /// What the value's text is, where it is more than text.
  var kind: TextKind?
  /// What the value becomes when this is used: an item of a menu with a selection.
  var choice: String?
  /// The menu whose selection this is one of.
  var owner: String?
  var actions: [DocumentAction] = []
  /// The tab, screen or sheet on which it stands.
  var place = ""
  var isPreferred = false
  /// What it changes beside its query, where it is the search of a screen; without a value, it looks through the screen's
  /// rows.
  var search: SearchBehavior?

  /// The values that using it may change: its own, and those that its actions set. What the preferred action sets is meant
  /// to stay.
  var changedValues: Set<String> {
    let own = Set([value].compactMap(\.self) + columns.map(\.value) + (search?.values ?? []))
    return isPreferred ? own : own.union(actions.flatMap(\.changedValues))
  }

  /// The values that are rows of commands.
  var rowChoices: [RowChoice] { columns.compactMap(\.choice) + (search?.tokens ?? []).compactMap(\.choice) }
}
