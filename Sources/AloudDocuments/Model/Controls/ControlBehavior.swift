/// The values that a control changes, and the actions that it performs.
struct ControlBehavior: Sendable {
  /// The text that a checkbox adds to a value that holds several.
  enum Member: Sendable {
    case text(String)
    /// The text that the checkbox's row stores.
    case row
  }

  /// The name of the value that the control is bound to.
  var value: String?
  /// The texts that the options store, keyed by ID.
  var options: [String: String] = [:]
  /// The command whose rows are the options, if the document does not list them.
  var optionCommand: String?
  /// The text that a checkbox adds to or removes from its value.
  var member: Member?
  /// The columns of a picker, each with a value of its own.
  var columns: [ColumnBinding] = []
  /// The format of the value's text, if it has one.
  var kind: TextKind?
  /// The text that the value gets when this is used, for an item of a menu with a selection.
  var choice: String?
  /// The menu whose selection the item can be.
  var owner: String?
  var actions: [DocumentAction] = []
  /// The tab, screen or sheet that contains the control.
  var place = ""
  var isPreferred = false
  /// The further values that a search changes. A search without a value filters the rows of its screen.
  var search: SearchBehavior?

  /// The values that using the control may change: its own, and those that its actions set. The values that a preferred action sets
  /// are left out, because they are meant to stay.
  var changedValues: Set<String> {
    let own = Set([value].compactMap(\.self) + columns.map(\.value) + (search?.values ?? []))
    return isPreferred ? own : own.union(actions.flatMap(\.changedValues))
  }

  /// The values that are chosen from commands' rows.
  var rowChoices: [RowChoice] { columns.compactMap(\.choice) + (search?.tokens ?? []).compactMap(\.choice) }
}
