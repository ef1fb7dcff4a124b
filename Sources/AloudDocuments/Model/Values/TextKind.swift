internal import Aloud

/// What a value's text is, where it is more than text: what a picker of moments or colors has written.
enum TextKind: Sendable, Equatable {
  /// A date, a time, both, or how long a timer runs, as ISO 8601 writes them.
  case moment(DatePicker.Mode)
  /// A color in hex digits.
  case color
  /// A number in ASCII digits, which may have a fraction.
  case number
  /// A number of seconds, in ASCII digits.
  case seconds
  /// Several texts, a line each.
  case several

  /// How `text` is told to the user; nil where it is nothing of this kind.
  func told(_ text: String) -> LocalizedText? {
    switch self {
    case .moment(let mode): mode.moment(text).map { DatePicker("", id: "", mode: mode).text(of: $0) }
    case .color: Color(hex: text).map { .message(.plain(value: .color($0))) }
    case .number: NumberLimit.number(text).map { NumberScale($0...$0, step: 1).firstText }
    case .several: .message(.plain(value: .list(ChosenTexts.texts(in: text).map { .verbatim($0) }, .and)))
    case .seconds: NumberLimit.number(text).map { NumberScale($0...$0, step: 1, words: .duration).firstText }
    }
  }
}
