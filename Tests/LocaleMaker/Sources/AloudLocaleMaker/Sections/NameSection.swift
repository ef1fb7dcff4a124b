/// The names of months, weekdays, day periods and eras.
enum NameSection {
  private static let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let periods = [
    "am", "pm", "midnight", "noon", "morning1", "morning2", "afternoon1", "afternoon2", "evening1", "evening2",
    "night1",
    "night2",
  ]

  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    let gregorian = "dates/calendars/calendar[gregorian]"
    try addNames("month", "\(gregorian)/months/month", (1...12).map { "/month[\($0)]" }, locale, cldr, to: &table)
    try addNames("weekday", "\(gregorian)/days/day", days.map { "/day[\($0)]" }, locale, cldr, to: &table)
    for period in periods {
      let path = "\(gregorian)/dayPeriods/dayPeriodContext[format]/dayPeriodWidth"
      let short = try cldr.value("\(path)[abbreviated]/dayPeriod[\(period)]", locale)
      table["dayPeriod.\(period)"] = short
      table.set("dayPeriod.wide.\(period)", try cldr.value("\(path)[wide]/dayPeriod[\(period)]", locale), unless: short)
    }
    try addEras("era", "gregorian", 0...1, locale, cldr, to: &table)
    try addCalendars(locale, cldr, to: &table)
  }

  /// Names in four forms: wide and abbreviated, within a date and standing alone; a form that is as another is left out.
  private static func addNames(
    _ key: String, _ path: String, _ items: [String], _ locale: String, _ cldr: CLDR, to table: inout Table
  ) throws {
    func names(_ context: String, _ width: String) throws -> String {
      try items.map { try cldr.required("\(path)Context[\(context)]/\(last(path))Width[\(width)]\($0)", locale) }
        .joined(separator: " | ")
    }
    let wide = try names("format", "wide")
    let short = try names("format", "abbreviated")
    table["\(key).wide"] = wide
    table.set("\(key).abbreviated", short, unless: wide)
    table.set("\(key).alone.wide", try names("stand-alone", "wide"), unless: wide)
    table.set("\(key).alone.abbreviated", try names("stand-alone", "abbreviated"), unless: short)
  }

  private static func last(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  private static func addEras(
    _ key: String, _ calendar: String, _ numbers: ClosedRange<Int>, _ locale: String, _ cldr: CLDR,
    to table: inout Table
  ) throws {
    func names(_ width: String) throws -> String {
      try numbers.map { try cldr.required("dates/calendars/calendar[\(calendar)]/eras/\(width)/era[\($0)]", locale) }
        .joined(separator: " | ")
    }
    let short = try names("eraAbbr")
    table[key] = short
    table.set("\(key).wide", try names("eraNames"), unless: short)
    table.set("\(key).narrow", try names("eraNarrow"), unless: short)
  }

  /// The calendars with months or eras of their own. Japanese eras are those since Meiji, number 232.
  private static func addCalendars(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    for (calendar, eras) in [
      ("buddhist", 0...0), ("japanese", 232...236), ("roc", 0...1), ("persian", 0...0), ("hebrew", 0...0),
      ("islamic", 0...0),
    ] { try addEras("\(calendar).era", calendar, eras, locale, cldr, to: &table) }
    for (calendar, count) in [("persian", 12), ("hebrew", 13), ("islamic", 12)] {
      let months = "dates/calendars/calendar[\(calendar)]/months/month"
      try addNames("\(calendar).month", months, (1...count).map { "/month[\($0)]" }, locale, cldr, to: &table)
    }
    try addNames(
      "hebrew.month.leap", "dates/calendars/calendar[hebrew]/months/month", ["/month[7][leap]"], locale, cldr,
      to: &table)
  }
}
