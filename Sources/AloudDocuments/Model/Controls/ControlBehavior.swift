internal import Aloud

/// The values that a control changes, and the actions that it performs.
struct ControlBehavior: Sendable {
  /// The text that a checkbox adds to a value that holds several.
  enum Member: Sendable {
    case text(String)
    case row
  }

  var value: String?
  /// The texts that the options store, keyed by ID.
  var options: [String: String] = [:]
  /// The command whose rows are the options, if the document does not list them.
  var optionCommand: String?
  var member: Member?
  var columns: [ColumnBinding] = []
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

  var rowChoices: [RowChoice] { columns.compactMap(\.choice) + (search?.tokens ?? []).compactMap(\.choice) }
}

/// The value that a column of a picker changes, and the source of its choices.
struct ColumnBinding: Sendable {
  enum Source: Sendable {
    /// The texts that the options store are keyed by ID.
    case options([String: String])
    case command(String)
    case numbers
  }

  var value: String
  var source: Source

  var choice: RowChoice? {
    switch source {
    case .command(let command): RowChoice(value: value, command: command)
    case .options, .numbers: nil
    }
  }

  /// Returns an empty text if `id` is `nil`, and `nil` if the choice is gone.
  func stored(_ id: ID?, _ state: DocumentState) -> String? {
    guard let id else { return "" }
    switch source {
    case .options(let options): return options[id.name]
    case .numbers: return Picker.decimal(of: id).flatMap { _ in id.item }
    case .command(let command): return state.loaded(command)?.row(key: id.item ?? "")?.stored
    }
  }
}

/// A value that is chosen from a command's rows.
struct RowChoice: Hashable, Sendable {
  var value: String
  var command: String
}

/// The row that a value equals. It is looked up only when the value or the rows change, since there may be a million rows.
struct ChosenRow: Sendable, Equatable {
  var generation: Int
  var text: String
  var index: Int?
}
