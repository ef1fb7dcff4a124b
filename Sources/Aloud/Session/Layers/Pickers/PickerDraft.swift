/// What an open picker holds until it is left.
enum PickerDraft: Sendable, Equatable {
  /// A selected value: where it stands, and which it is.
  struct Pick: Sendable, Equatable {
    var index: Int
    var id: ID
  }

  /// One value of each column of a list picker, or nil where none is selected.
  case picked([Pick?])
  case moment(DateTime?)
  case color(Color?)

  /// What the app is told.
  var value: Value {
    switch self {
    case .picked(let picks): .picked(picks.map { $0?.id })
    case .moment(let moment): .moment(moment)
    case .color(let color): .color(color)
    }
  }
}

extension Picker {
  /// The values that are selected in it.
  var picks: [PickerDraft.Pick?] {
    columns.map { column in column.selection.map { PickerDraft.Pick(index: $0, id: column.values[$0].id) } }
  }
}
