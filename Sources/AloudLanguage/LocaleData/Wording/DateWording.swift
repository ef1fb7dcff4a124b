/// The wording of dates and times within a message, in the table that the user has chosen for them and in its language.
struct DateWording: Sendable {
  private let table: LocaleTable
  private let calendar: CalendarSystem
  /// The language of the table, if it differs from the language of the message.
  let language: String?
  /// True if dates are numeric and weekdays abbreviated, without commas.
  private var isShort = false

  init(table: LocaleTable, calendar: CalendarSystem, language: String) {
    self.table = table
    self.calendar = calendar
    let own = LocaleTag(table.tag).language
    self.language = own == language ? nil : own
  }

  var short: DateWording {
    var short = self
    short.isShort = true
    return short
  }

  func text(_ moment: DateTime, _ style: MomentStyle) -> String {
    guard isShort else { return written(moment, style) }
    let text =
      switch style {
      case .date(let date): written(moment, .date(date.numbered))
      case .field(let field): table.shortFormat(of: field, calendar: calendar).string(moment)
      case .time: written(moment, style)
      case .both(let date, let time): written(moment, .both(date.numbered, time))
      }
    // A comma without a space can be the only separator between two words.
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

  func text(_ offset: Int, _ unit: RelativeUnit) -> String { table.relative(offset, unit) }
}
