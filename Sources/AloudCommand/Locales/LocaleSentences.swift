import Aloud

extension LocaleReport {
  /// What the table says for the locale, to be read or heard.
  var sentences: [Message] {
    let language = table.tag
    func text(_ text: String) -> Message.Argument { .written(text, language: language) }
    func date(_ style: DateStyle) -> Message.Argument {
      text(table.dateFormat(style, calendar: calendar).string(now))
    }
    let both = table.dateTimeFormat(.long, .short, calendar: calendar, isSentence: true).string(now)
    return [
      Message.localesName(tag: text(table.tag), name: text(table.name)),
      Message.localesDates(
        long: date(.full), short: date(.short), time: text(table.timeFormat(.short).string(now)), both: text(both)),
      Message.localesNumbers(
        number: text(table.numbers.string(1_234_567.5)), list: text(table.list(["A", "B", "C"], .and)),
        weekday: text(table.name(ofWeekday: table.firstWeekday))),
    ]
  }
}
