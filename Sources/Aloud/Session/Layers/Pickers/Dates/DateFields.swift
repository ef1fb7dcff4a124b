extension DatePicker.Mode {
  var hasDate: Bool { self == .date || self == .dateTime }

  var hasTime: Bool { self == .time || self == .dateTime }

  func fields(in locale: LoadedLocale) -> [DateField] {
    let format =
      switch self {
      case .date: locale.dates.dateFormat(.long, calendar: locale.calendar)
      case .time: locale.dates.timeFormat(.short)
      case .dateTime: locale.dates.dateTimeFormat(.long, .short, calendar: locale.calendar)
      case .countdown: locale.dates.timeFormat(.twentyFourHour)
      }
    let columns: [DateField] = [.day, .month, .year, .hour, .minute, .dayPeriod]
    return format.fields.filter(columns.contains)
  }
}

extension DatePicker {
  /// Now, at a step of the minutes, within the limits.
  func start(_ now: DateTime) -> DateTime {
    if mode == .countdown { return DateTime(minutes: 0) }
    let minutes = hasOptionalTime ? 0 : now.minutes / minuteInterval * minuteInterval
    var start = DateTime(day: now.day, minutes: minutes)
    if let minimum, isEarly(start) { start = minimum }
    if let maximum, isLate(start) { start = maximum }
    return start
  }
}

extension LoadedLocale {
  func title(of field: DateField, _ mode: DatePicker.Mode) -> LocalizedText {
    if mode == .countdown { return .message(field == .hour ? .timerHours : .timerMinutes) }
    // "a.m./p.m." does not take a capital as the beginning of a sentence.
    let name = field == .dayPeriod ? table.name(of: field) : table.startingSentence(table.name(of: field))
    return .message(.plain(value: .written(name, language: LocaleTag(table.tag).language)))
  }

  /// Folded: the words of the column's unit in the lexicon, and in English.
  func otherTitles(of id: ID) -> [String] {
    let words = words(ofUnit: id.name)
    // "Ayın beşi" is the fifth of the month, not the fifth month.
    return ((id == "month" ? words.prefix(1) : words[...]) + [id.name, id.name + "s"]).map { Folding.fold($0) }
  }

  /// A day with its weekday, a month by name.
  func text(of field: DateField, _ moment: DateTime, _ mode: DatePicker.Mode) -> LocalizedText {
    guard mode == .countdown else { return .moment(moment, .field(field)) }
    return .message(.numberPlain(number: .number(field == .hour ? moment.hour : moment.minute)))
  }
}
