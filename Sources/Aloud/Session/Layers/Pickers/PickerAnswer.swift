/// A value that a line to a picker may mean.
struct PickerAnswer: Sendable, Equatable {
  var draft: PickerDraft
  var text: LocalizedText
  /// The column that the answer changes; nil if it is the picker's whole value, which completes the picker.
  var column: Int?
  /// A note to announce with the answer, such as that it was rounded.
  var note: LocalizedText?
  /// The reason to confirm the answer first; nil if it is certain.
  var doubt: PickerDoubt?
  /// If only a weekday was said, the day that it means.
  var weekday: DateTime?
}

/// The reason to confirm a value before it is taken (DATE-7).
enum PickerDoubt: Sendable, Equatable {
  case open
  /// The date is on another weekday than was said.
  case otherWeekday
  case past
  /// The value is the named length of time from now.
  case fromNow
  /// A day and a time were said, of which the picker takes only one.
  case dateOnly, timeOnly

  func question(_ value: LocalizedText) -> LocalizedText {
    let value = Message.Argument.text(value)
    return switch self {
    case .open: .message(.pickerRight(value: value))
    case .otherWeekday: .message(.datePickerOtherWeekday(value: value))
    case .past: .message(.datePickerPast(value: value))
    case .fromNow: .message(.datePickerFromNow(value: value))
    case .dateOnly: .message(.datePickerDateOnlyRight(value: value))
    case .timeOnly: .message(.datePickerTimeOnlyRight(value: value))
    }
  }
}

/// The value of an open picker until the picker is left.
enum PickerDraft: Sendable, Equatable {
  struct Pick: Sendable, Equatable {
    var index: Int
    var id: ID
  }

  /// Nil for a column without a selected value.
  case picked([Pick?])
  case moment(DateTime?)
  case color(Color?)

  var value: Value {
    switch self {
    case .picked(let picks): .picked(picks.map { $0?.id })
    case .moment(let moment): .moment(moment)
    case .color(let color): .color(color)
    }
  }
}

extension Picker {
  var picks: [PickerDraft.Pick?] {
    columns.map { column in column.selection.map { PickerDraft.Pick(index: $0, id: column.values[$0].id) } }
  }
}
