/// Reads back the dates and times that pickers print, in the words and the calendar of a locale (DATE-9): in languages without
/// words of values too.
struct PrintedMoments: Sendable {
  private let table: LocaleTable
  private let calendar: CalendarSystem

  /// What a table prints, its dates in a calendar.
  init(_ table: LocaleTable, _ calendar: CalendarSystem) { (self.table, self.calendar) = (table, calendar) }

  /// The day that a text is as it is printed, with its weekday or the name of its month.
  func day(_ text: String, today: Day) -> DayReading? {
    guard mayBePrinted(text) else { return nil }
    let now = DateTime(day: today)
    for style in [DateStyle.full, .long, .weekdayMedium, .weekdayNumeric] {
      let found = table.dateFormat(style, calendar: calendar).moments(reading: text, near: now)
      if let moment = found.first, hasWholeYear(text) { return Self.reading(moment.day, style) }
    }
    return nil
  }

  /// The time of day that a text is as it is printed, in minutes; of two that are printed alike, both.
  func minutes(_ text: String) -> [Int] {
    guard mayBePrinted(text) else { return [] }
    return table.timeFormat(.short).moments(reading: text, near: DateTime(day: Day(0))).map(\.minutes)
  }

  /// The day and the time of it that a text is as they are printed together.
  func moment(_ text: String, now: DateTime) -> MomentReading? {
    guard mayBePrinted(text) else { return nil }
    for style in [DateStyle.full, .long, .weekdayNumeric] {
      for isSentence in [true, false] {
        let format = table.dateTimeFormat(style, .short, calendar: calendar, isSentence: isSentence)
        if let moment = format.moments(reading: text, near: now).first, hasWholeYear(text) {
          return MomentReading(moment: moment, day: Self.reading(moment.day, style))
        }
      }
    }
    return nil
  }

  /// Whether numbers are in a text: all that is printed has some. Most lines have none, and need no pattern to be made.
  private func mayBePrinted(_ text: String) -> Bool {
    calendar == .hebrew || text.unicodeScalars.contains { Numerals.digit($0) != nil }
  }

  /// Whether a text may have the year as it is printed: by the usual calendar never by two digits, which people write.
  private func hasWholeYear(_ text: String) -> Bool {
    if calendar != .gregory { return true }
    let digits = text.unicodeScalars.split { Numerals.digit($0) == nil }
    return digits.contains { $0.count > 2 }
  }

  private static func reading(_ day: Day, _ style: DateStyle) -> DayReading {
    DayReading(day: day, weekday: style == .long ? nil : day.weekday, namesYear: true)
  }
}
