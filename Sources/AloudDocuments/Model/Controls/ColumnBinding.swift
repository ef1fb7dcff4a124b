internal import Aloud

/// What a column of a picker changes, and what of.
struct ColumnBinding: Sendable {
  /// Where the column's values come from.
  enum Source: Sendable {
    /// They are written in the document; what each stands for, by id.
    case options([String: String])
    /// They are rows of what a command gives.
    case command(String)
    /// They are the numbers of a stepper or a slider.
    case numbers
  }

  /// The name of the value that it changes.
  var value: String
  var source: Source

  /// The rows that the value may be; nil where they are no command's.
  var choice: RowChoice? {
    switch source {
    case .command(let command): RowChoice(value: value, command: command)
    case .options, .numbers: nil
    }
  }

  /// What its value becomes when `id` is chosen, or nothing is; nil where that has gone.
  func stored(_ id: ID?, _ state: DocumentState) -> String? {
    guard let id else { return "" }
    switch source {
    case .options(let options): return options[id.name]
    case .numbers: return Picker.decimal(of: id).flatMap { _ in id.item }
    case .command(let command): return state.loaded(command)?.row(key: id.item ?? "")?.stored
    }
  }
}

/// A value that is one of a command's rows.
struct RowChoice: Hashable, Sendable {
  var value: String
  var command: String
}

/// Which row a value is: looked for when either changes, for there may be a million.
struct ChosenRow: Sendable, Equatable {
  var generation: Int
  var text: String
  var index: Int?
}
