extension LocaleTable {
  /// The calendar for dates, unless the user chooses another.
  public var calendar: CalendarSystem { files["calendar"].flatMap { CalendarSystem(bcp47: $0) } ?? .gregory }

  /// The first day of the week: 1 = Monday … 7 = Sunday.
  public var firstWeekday: Int { files["week.first"].flatMap { Int($0) }.map { min(max($0, 1), 7) } ?? 1 }

  /// The first and the last day of the weekend: 1 = Monday … 7 = Sunday.
  public var weekend: (first: Int, last: Int) {
    let days = (files["week.weekend"] ?? "6 7").split(separator: " ").compactMap { Int($0) }
    return days.count == 2 ? (days[0], days[1]) : (6, 7)
  }

  /// The way in which hours are counted.
  public var hourCycle: HourCycle { files["hourCycle"].flatMap { HourCycle(rawValue: $0) } ?? .h23 }

  /// The periods that a day is divided into.
  var dayPeriods: DayPeriods { DayPeriods(files) }

  /// Returns the format of dates, in the locale's calendar or another. Formats are cached.
  public func dateFormat(_ style: DateStyle, calendar: CalendarSystem? = nil) -> DateFormat {
    let calendar = calendar ?? self.calendar
    return formats.format(.init(date: style, calendar: calendar)) { format(datePattern(style, calendar), calendar) }
  }

  /// Returns the format of times of day.
  public func timeFormat(_ style: TimeStyle) -> DateFormat {
    formats.format(.init(time: style, calendar: .gregory)) { format(timePattern(style), .gregory) }
  }

  /// Returns the format of a date and a time together. `isSentence` joins them as within a sentence ("at"), if the locale does so
  /// for dates of that length.
  public func dateTimeFormat(
    _ date: DateStyle, _ time: TimeStyle, calendar: CalendarSystem? = nil, isSentence: Bool = false
  ) -> DateFormat {
    let calendar = calendar ?? self.calendar
    return formats.format(.init(date: date, time: time, calendar: calendar, isSentence: isSentence)) {
      format(dateTimePattern(date, time, calendar, isSentence: isSentence), calendar)
    }
  }

  /// Returns the format of a single part of a date or a time. A day comes with its weekday, and a year with its era if the calendar
  /// needs it.
  public func format(of field: DateField, calendar: CalendarSystem? = nil) -> DateFormat {
    let calendar = calendar ?? self.calendar
    return formats.format(.init(calendar: calendar, field: field)) { format(pattern(of: field, calendar), calendar) }
  }

  /// Returns the format of a single part, with an abbreviated weekday: "Fri".
  func shortFormat(of field: DateField, calendar: CalendarSystem) -> DateFormat {
    switch field {
    case .weekday, .day:
      formats.format(.init(calendar: calendar, field: field, isShort: true)) {
        format(pattern(of: field, calendar).replacing("EEEE", with: "E").replacing("cccc", with: "ccc"), calendar)
      }
    case .era, .year, .month, .dayPeriod, .hour, .minute, .second: format(of: field, calendar: calendar)
    }
  }

  private func pattern(of field: DateField, _ calendar: CalendarSystem) -> String {
    switch field {
    case .era: return "G"
    case .year:
      let pattern = DatePattern(datePattern(.yearMonth, calendar))
      // A sign that follows the year without a space, such as 年, belongs to it.
      let place = pattern.pieces.firstIndex { if case .field(.year, _, _) = $0 { true } else { false } } ?? 0
      let sign = pattern.pieces.dropFirst(place + 1).first?.words?.prefix(while: \.isLetter) ?? ""
      guard calendar == .japanese || calendar == .roc else { return "y" + sign }
      return (pattern.fields.first == .era ? "Gy" : "y G") + sign
    case .month: return "LLLL"
    case .day: return dayPattern
    case .weekday: return "cccc"
    case .dayPeriod: return "a"
    case .hour: return hourCycle.letter
    case .minute: return "m"
    case .second: return "s"
    }
  }

  /// The pattern of a day with its full weekday. Punctuation between them is dropped, because in a list of days it would look like
  /// list separators; words are kept.
  private var dayPattern: String {
    let pattern = DatePattern((files["date.Ed"] ?? "E d").replacing("E", with: "EEEE"))
    let hasWords = pattern.pieces.contains { $0.words?.contains(where: \.isLetter) ?? false }
    return hasWords ? pattern.text : pattern.fields.map { $0 == .day ? "d" : "EEEE" }.joined(separator: " ")
  }

  private func dateTimePattern(
    _ date: DateStyle, _ time: TimeStyle, _ calendar: CalendarSystem, isSentence: Bool
  ) -> String {
    let length = [.full, .long, .short].contains(date) ? date.rawValue : "medium"
    let within = isSentence ? value("join.at.\(length)", calendar) : nil
    let join = within ?? value("join.\(length)", calendar) ?? "{1} {0}"
    return join.split(separator: "{1}", omittingEmptySubsequences: false).map { part in
      part.split(separator: "{0}", omittingEmptySubsequences: false).joined(separator: timePattern(time))
    }.joined(separator: datePattern(date, calendar))
  }

  /// Returns the words for a relative amount of time, negative for the past: −1 day is "yesterday", 3 days "in 3 days". Names such
  /// as "yesterday" are used if the locale has them.
  public func relative(_ offset: Int, _ unit: RelativeUnit) -> String {
    if (-2...2).contains(offset), let word = files["relative.\(unit.rawValue).\(offset)"] { return word }
    let amount = Int(clamping: offset.magnitude)
    let key = "relative.\(unit.rawValue).\(offset < 0 ? "past" : "future")"
    let phrase = files["\(key).\(plurals.category(of: amount).rawValue)"] ?? files["\(key).other"] ?? "{0}"
    guard let (before, after) = phrase.cut(at: "{0}") else { return phrase }
    return before + numbers.string(amount) + after
  }

  /// Returns the stand-alone name of a day of the week: 1 = Monday … 7 = Sunday.
  public func name(ofWeekday weekday: Int) -> String {
    let names = CalendarNames(files, .gregory).weekdays(letter: "c", count: 4)
    return names.indices.contains(weekday - 1) ? names[weekday - 1] : ""
  }

  /// Returns the name of a part of a date, in lower case if the language writes it so within a sentence: "month".
  public func name(of field: DateField) -> String {
    files["field.\(field == .dayPeriod ? "dayperiod" : field.rawValue)"] ?? field.rawValue
  }

  private func format(_ pattern: String, _ calendar: CalendarSystem) -> DateFormat {
    DateFormat(
      DatePattern(pattern), calendar: calendar, numbers: numbers,
      numerals: calendar.tablePrefix.flatMap { files["\($0).numbers"] }, table: files)
  }

  private func datePattern(_ style: DateStyle, _ calendar: CalendarSystem) -> String {
    value("date.\(style.rawValue)", calendar) ?? "y-MM-dd"
  }

  private func timePattern(_ style: TimeStyle) -> String { files["time.\(style.rawValue)"] ?? "HH:mm" }

  /// Returns a pattern of the calendar, else of all non-Gregorian calendars, else of the Gregorian one.
  private func value(_ key: String, _ calendar: CalendarSystem) -> String? {
    guard let prefix = calendar.tablePrefix else { return files[key] }
    return files["\(prefix).\(key)"] ?? files["generic.\(key)"] ?? files[key]
  }
}
