/// Parses the dates and times that pickers print, in the words and the calendar of a locale (DATE-9). No lexicon is needed.
struct PrintedMoments: Sendable {
  private let table: LocaleTable
  private let calendar: CalendarSystem

  init(_ table: LocaleTable, _ calendar: CalendarSystem) { (self.table, self.calendar) = (table, calendar) }

  /// Takes a printed day with its weekday or the name of its month.
  func day(_ text: String, today: Day) -> DayReading? {
    guard mayBePrinted(text), hasWholeYear(text) else { return nil }
    let (now, letters) = (DateTime(day: today), DateFormat.bare(text))
    for style in [DateStyle.full, .long, .weekdayMedium, .weekdayNumeric] {
      let found = table.dateFormat(style, calendar: calendar).moments(reading: letters, near: now)
      if let moment = found.first { return Self.reading(moment.day, style) }
    }
    return nil
  }

  /// In minutes since midnight. There are two times if both are printed alike.
  func minutes(_ text: String) -> [Int] {
    guard mayBePrinted(text) else { return [] }
    return table.timeFormat(.short).moments(reading: text, near: DateTime(day: Day(0))).map(\.minutes)
  }

  func moment(_ text: String, now: DateTime) -> MomentReading? {
    guard mayBePrinted(text), hasWholeYear(text) else { return nil }
    let letters = DateFormat.bare(text)
    for style in [DateStyle.full, .long, .weekdayNumeric] {
      for isSentence in [true, false] {
        let format = table.dateTimeFormat(style, .short, calendar: calendar, isSentence: isSentence)
        if let moment = format.moments(reading: letters, near: now).first {
          return MomentReading(moment: moment, day: Self.reading(moment.day, style))
        }
      }
    }
    return nil
  }

  /// All printed forms have digits, except Hebrew ones. The check is cheap, and most lines have none.
  private func mayBePrinted(_ text: String) -> Bool {
    calendar == .hebrew || text.unicodeScalars.contains { Numerals.digit($0) != nil }
  }

  /// Gregorian years are never printed with two digits, as people write them.
  private func hasWholeYear(_ text: String) -> Bool {
    if calendar != .gregory { return true }
    let digits = text.unicodeScalars.split { Numerals.digit($0) == nil }
    return digits.contains { $0.count > 2 }
  }

  private static func reading(_ day: Day, _ style: DateStyle) -> DayReading {
    DayReading(day: day, weekday: style == .long ? nil : day.weekday, namesYear: true)
  }
}
