/// The date and time patterns of the calendars.
enum PatternSection {
  static func add(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    let gregorian = "dates/calendars/calendar[gregorian]"
    for length in ["full", "long", "medium", "short"] {
      table["date.\(length)"] = try pattern(
        "\(gregorian)/dateFormats/dateFormatLength[\(length)]/dateFormat", locale, cldr)
    }
    for id in dates { table["date.\(id)"] = try pattern(gregorian, id, locale, cldr) }
    for length in ["medium", "short"] {
      table["time.\(length)"] = try pattern(
        "\(gregorian)/timeFormats/timeFormatLength[\(length)]/timeFormat", locale, cldr)
    }
    for id in times { table["time.\(id)"] = try pattern(gregorian, id, locale, cldr) }
    for length in ["full", "long", "medium", "short"] {
      let join = "\(gregorian)/dateTimeFormats/dateTimeFormatLength[\(length)]/dateTimeFormat"
      let usual = try cldr.required("\(join)/pattern", locale)
      table["join.\(length)"] = usual
      table.set("join.at.\(length)", try cldr.required("\(join)[atTime]/pattern", locale), unless: usual)
    }
    try addOtherCalendars(locale, cldr, to: &table)
  }

  /// The skeletons of CLDR's available formats that pickers and announcements need.
  private static let dates = [
    "yM", "yMd", "yMEd", "yMMM", "yMMMd", "yMMMEd", "yMMMM", "Md", "MEd", "MMMd", "MMMEd", "MMMMd", "Ed", "d",
  ]
  private static let times = ["h", "H", "hm", "Hm", "hms", "Hms", "Bh", "Bhm"]

  /// The other calendars: the generic one, and where one of them differs from it.
  private static func addOtherCalendars(_ locale: String, _ cldr: CLDR, to table: inout Table) throws {
    for calendar in ["generic", "buddhist", "japanese", "roc", "persian", "hebrew", "islamic"] {
      let path = "dates/calendars/calendar[\(calendar)]"
      for length in ["full", "long", "medium", "short"] {
        let format = "\(path)/dateFormats/dateFormatLength[\(length)]/dateFormat"
        let key = "date.\(length)"
        table.set("\(calendar).\(key)", try pattern(format, locale, cldr), unless: usual(key, calendar, table))
        if length == "full" { table["\(calendar).numbers"] = try numbers("\(format)/pattern@numbers", locale, cldr) }
      }
      for id in dates {
        // Years of an era are "yyyy…" in CLDR's skeletons; Pashto has one of its own.
        let own = try cldr.value("\(path)/dateTimeFormats/availableFormats/dateFormatItem[\(id)]", locale)
        let long = id.hasPrefix("y") && own == nil ? "yyy" + id : id
        let value = try pattern(path, long, locale, cldr)
        table.set("\(calendar).date.\(id)", value, unless: usual("date.\(id)", calendar, table))
      }
      for length in ["full", "long", "medium", "short"] {
        let join = "\(path)/dateTimeFormats/dateTimeFormatLength[\(length)]/dateTimeFormat/pattern"
        table.set(
          "\(calendar).join.\(length)", try cldr.required(join, locale),
          unless: usual("join.\(length)", calendar, table))
      }
    }
  }

  /// What is read for a calendar that says nothing itself.
  private static func usual(_ key: String, _ calendar: String, _ table: Table) -> String? {
    calendar == "generic" ? table[key] : table["generic.\(key)"] ?? table[key]
  }

  /// The pattern of a skeleton; where a calendar has none with the month's name in full, that with the shorter name.
  private static func pattern(_ calendar: String, _ id: String, _ locale: String, _ cldr: CLDR) throws -> String {
    func path(_ id: String) -> String { "\(calendar)/dateTimeFormats/availableFormats/dateFormatItem[\(id)]" }
    if let own = try cldr.value(path(id), locale) { return try checked(own, locale) }
    return try checked(try cldr.required(path(id.replacing("MMMM", with: "MMM")), locale), locale)
  }

  private static func pattern(_ format: String, _ locale: String, _ cldr: CLDR) throws -> String {
    try checked(try cldr.required("\(format)/pattern", locale), locale)
  }

  /// A pattern, each letter of which the core can fill. Gaelic's year of weeks ("LLL Y") is taken as the year it is meant
  /// to be.
  private static func checked(_ pattern: String, _ locale: String) throws -> String {
    var isQuoted = false
    var result = ""
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      let isLetter = !isQuoted && character.isASCII && character.isLetter
      if isLetter, !"GyYMLdEchHkKmsabB".contains(character) { throw MakerError.unknownPattern(pattern, locale: locale) }
      result.append(isLetter && character == "Y" ? "y" : character)
    }
    return result
  }

  /// The numerals of a pattern where they are not the locale's: "hebr", or "jpanyear" for a first year that has a name.
  private static func numbers(_ path: String, _ locale: String, _ cldr: CLDR) throws -> String? {
    try cldr.value(path, locale)?.split(separator: "=").last.map(String.init)
  }
}
