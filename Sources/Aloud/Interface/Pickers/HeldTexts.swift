/// Texts for the values of pickers.
extension LocalizedText {
  /// Returns a number in the digits of the locale.
  static func number(_ number: Int) -> LocalizedText { .message(.numberPlain(number: .number(number))) }

  /// Returns a color by name and number, with its contrast.
  static func color(_ color: Color) -> LocalizedText { .message(.plain(value: .color(color))) }

  /// Returns a day, a time of day or both.
  static func moment(_ moment: DateTime, _ style: MomentStyle) -> LocalizedText {
    .message(.plain(value: .moment(moment, style)))
  }

  /// Returns several texts, joined like the facts of an announcement.
  package static func facts(_ texts: [LocalizedText]) -> LocalizedText {
    texts.count == 1 ? texts[0] : .message(.plain(value: .facts(texts)))
  }
}
