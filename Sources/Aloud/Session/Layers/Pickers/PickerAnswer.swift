/// Something that a line to a picker may mean.
struct PickerAnswer: Sendable, Equatable {
  /// What the picker would hold.
  var draft: PickerDraft
  /// What that is called, in full.
  var text: LocalizedText
  /// The column that it changes, or nil where it is all that the picker holds: then the picker is answered.
  var column: Int?
  /// What has to be known about it, such as that it was rounded.
  var note: LocalizedText?
  /// Why it is read back before it counts; nil where it is sure.
  var doubt: PickerDoubt?
  /// The day whose weekday was said, where only that was.
  var weekday: DateTime?
}

/// Why a value is read back before it counts (DATE-7).
enum PickerDoubt: Sendable, Equatable {
  /// It may be another than was meant.
  case open
  /// It is a date of another weekday than was said.
  case otherWeekday
  /// It is behind.
  case past
  /// It is so long from now as was said.
  case fromNow
  /// Of a day and a time, the picker takes but one.
  case dateOnly, timeOnly

  /// Asks whether a value is right, and says why.
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
