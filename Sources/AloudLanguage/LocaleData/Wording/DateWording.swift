/// Tells dates and times within a message: by the table that the user has set for them, in the language of that table.
struct DateWording: Sendable {
  private let table: LocaleTable
  private let calendar: CalendarSystem
  /// The language of the table where it is not that of the words around.
  let language: String?
  /// Whether dates are in numbers and weekdays short, without commas.
  private var isShort = false

  /// The dates of a table, in a calendar, within words of a language.
  init(table: LocaleTable, calendar: CalendarSystem, language: String) {
    self.table = table
    self.calendar = calendar
    let own = LocaleTag(table.tag).language
    self.language = own == language ? nil : own
  }

  /// The same, as short as it can be: for braille.
  var short: DateWording {
    var short = self
    short.isShort = true
    return short
  }

  /// A moment as it is written.
  func text(_ moment: DateTime, _ style: MomentStyle) -> String {
    guard isShort else { return written(moment, style) }
    let text =
      switch style {
      case .date(let date): written(moment, .date(date.numbered))
      case .field(let field): table.shortFormat(of: field, calendar: calendar).string(moment)
      case .time: written(moment, style)
      case .both(let date, let time): written(moment, .both(date.numbered, time))
      }
    // A comma may be all that stands between two words.
    return text.split { " ,،".contains($0) }.joined(separator: " ")
  }

  private func written(_ moment: DateTime, _ style: MomentStyle) -> String {
    switch style {
    case .date(let date): table.dateFormat(date, calendar: calendar).string(moment)
    case .field(let field): table.format(of: field, calendar: calendar).string(moment)
    case .time(let time): table.timeFormat(time).string(moment)
    case .both(let date, let time):
      table.dateTimeFormat(date, time, calendar: calendar, isSentence: true).string(moment)
    }
  }

  /// A time away, as it is written.
  func text(_ offset: Int, _ unit: RelativeUnit) -> String { table.relative(offset, unit) }
}
