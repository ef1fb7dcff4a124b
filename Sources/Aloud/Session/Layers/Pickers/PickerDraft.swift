/// The value of an open picker until the picker is left.
enum PickerDraft: Sendable, Equatable {
  /// A selected value: its index and its id.
  struct Pick: Sendable, Equatable {
    var index: Int
    var id: ID
  }

  /// The selected value of each column of a list picker, or nil for a column without one.
  case picked([Pick?])
  case moment(DateTime?)
  case color(Color?)

  /// The value that is sent to the app.
  var value: Value {
    switch self {
    case .picked(let picks): .picked(picks.map { $0?.id })
    case .moment(let moment): .moment(moment)
    case .color(let color): .color(color)
    }
  }
}

extension Picker {
  /// The selected value of each column.
  var picks: [PickerDraft.Pick?] {
    columns.map { column in column.selection.map { PickerDraft.Pick(index: $0, id: column.values[$0].id) } }
  }
}
