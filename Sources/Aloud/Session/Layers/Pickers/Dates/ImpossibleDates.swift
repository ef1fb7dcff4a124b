extension DatePhraseReader {
  /// Why a phrase that would be a date or a time with smaller numbers is none: there is no such day, or no such time
  /// (DATE-6).
  func impossible(_ phrase: String) -> LocalizedText? {
    guard phrase.contains(where: \.isNumber) else { return nil }
    let small = Self.withSmallNumbers(phrase)
    let message =
      mode.hasDate && !understander.days(small, today: now.day).isEmpty
      ? Message.datePickerNoSuchDate
      : mode.hasTime && !understander.minutes(small, now: now).isEmpty ? Message.datePickerNoSuchTime : nil
    return message.map { .message($0(.text(.verbatim(phrase)), .text(columns.picker.title))) }
  }

  /// The same with every number that is no year made a 1.
  private static func withSmallNumbers(_ phrase: String) -> String {
    var result = ""
    var digits = ""
    func shown() -> String { digits.count > 2 ? digits : digits.isEmpty ? "" : "1" }
    for character in phrase {
      if let value = character.wholeNumberValue, character.isNumber {
        digits += String(value)
      } else {
        result += shown() + String(character)
        digits = ""
      }
    }
    return result + shown()
  }
}
