/// A value that a line to a picker may mean.
struct PickerAnswer: Sendable, Equatable {
  /// The value of the picker with this answer.
  var draft: PickerDraft
  /// The full text of the value.
  var text: LocalizedText
  /// The column that the answer changes, or nil if it is the picker's whole value, which completes the picker.
  var column: Int?
  /// A note to announce with the answer, such as that it was rounded.
  var note: LocalizedText?
  /// The reason to confirm the answer first, or nil if it is certain.
  var doubt: PickerDoubt?
  /// The day of the weekday that was said, if only a weekday was.
  var weekday: DateTime?
}

/// The reason to confirm a value before it is taken (DATE-7).
enum PickerDoubt: Sendable, Equatable {
  /// The value may not be what was meant.
  case open
  /// The date is on another weekday than was said.
  case otherWeekday
  /// The value is in the past.
  case past
  /// The value is the named length of time from now.
  case fromNow
  /// A day and a time were said, of which the picker takes only one.
  case dateOnly, timeOnly

  /// Returns the question whether a value is right, with the reason.
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
