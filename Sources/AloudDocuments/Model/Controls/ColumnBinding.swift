internal import Aloud

/// The value that a column of a picker changes, and the source of its choices.
struct ColumnBinding: Sendable {
  /// The source of a column's choices.
  enum Source: Sendable {
    /// Options in the document. The texts that they store are keyed by ID.
    case options([String: String])
    /// The rows of a command.
    case command(String)
    /// The numbers of a stepper, a slider or a rating.
    case numbers
  }

  /// The name of the value that the column changes.
  var value: String
  var source: Source

  /// The choice of a command's rows, or `nil` if the source is another.
  var choice: RowChoice? {
    switch source {
    case .command(let command): RowChoice(value: value, command: command)
    case .options, .numbers: nil
    }
  }

  /// Returns the text that the value stores when `id` is chosen. Returns an empty text if `id` is `nil`, and `nil` if the choice is
  /// gone.
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
