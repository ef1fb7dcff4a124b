/// How what pickers hold is put into words.
extension LocalizedText {
  /// A number in the locale's digits.
  static func number(_ number: Int) -> LocalizedText { .message(.numberPlain(number: .number(number))) }

  /// A color, by name and number, with its contrast.
  static func color(_ color: Color) -> LocalizedText { .message(.plain(value: .color(color))) }

  /// A day, a time of day or both.
  static func moment(_ moment: DateTime, _ style: MomentStyle) -> LocalizedText {
    .message(.plain(value: .moment(moment, style)))
  }

  /// Several words that stand side by side.
  package static func facts(_ texts: [LocalizedText]) -> LocalizedText {
    texts.count == 1 ? texts[0] : .message(.plain(value: .facts(texts)))
  }
}
