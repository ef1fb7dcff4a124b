/// The facts of a locale: its formats of numbers, dates, times and lists, its plural rules and its text direction. They are read
/// from a file of `locales/table/`. Source: CLDR. A table never changes, and is a class so that passing it on costs nothing.
public final class LocaleTable: Sendable {
  /// The BCP 47 tag.
  public let tag: String
  /// The locale's name in its own language, or the tag if the table has none.
  public var name: String { files["name"] ?? tag }
  /// The direction of its text.
  public let direction: TextDirection
  /// The format of its numbers.
  public let numbers: NumberFormat
  /// The rules for its plural forms.
  public let plurals: PluralRules
  /// The scripts that the locale's own voice reads, by ISO 15924 name.
  public let scripts: [String]
  private let lists: [(kind: ListKind, pattern: ListPattern)]
  /// The capital of "i", which is dotted in Turkish.
  private let capitalI: String

  let files: TableFiles
  /// Creating a format takes as long as formatting fifty dates.
  private let formats = ContentCache<FormatKey, DateFormat>()

  /// Reads the table of a BCP 47 tag and of its parents. `LoadedLocale` finds a table for any tag.
  ///
  /// - Throws: `LocaleFileError` if there is no table of exactly this tag, or one of the files is damaged.
  public init(_ tag: String, files: LocaleFiles = .bundled) throws(LocaleFileError) {
    let file = try TableFiles(tag, files: files)
    self.files = file
    self.tag = tag
    guard let direction = TextDirection(rawValue: try file.required("direction")) else {
      throw file.badValue("direction")
    }
    self.direction = direction
    capitalI = file["capital.i"] ?? "I"
    scripts = try file.required("scripts").split(separator: " ").map(String.init)
    numbers = try NumberFormat(file)
    plurals = try PluralRules(file, "plural")
    var lists: [(ListKind, ListPattern)] = []
    for kind in ListKind.allCases { lists.append((kind, try ListPattern(file, kind))) }
    self.lists = lists
  }

  private static let bundled = ContentCache<String, LocaleTable>()

  static func read(_ tag: String, _ files: LocaleFiles) throws(LocaleFileError) -> LocaleTable {
    guard files.areBundled else { return try LocaleTable(tag, files: files) }
    return try bundled.content(tag) { () throws(LocaleFileError) in try LocaleTable(tag) }
  }

  package func startingSentence(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return (first == "i" ? capitalI : first.uppercased()) + text.dropFirst()
  }

  /// Returns the rules for the forms of ordinals: 1st, 2nd, 3rd, 4th.
  ///
  /// - Throws: `LocaleFileError` if the table's rules are damaged.
  public func ordinals() throws(LocaleFileError) -> PluralRules { try PluralRules(files, "ordinal") }

  /// Returns the parts joined as a list of the given kind: "A, B, and C". The result is "" if there are no parts.
  public func list(_ parts: [String], _ kind: ListKind) -> String {
    pattern(kind)?.join(parts) ?? parts.joined(separator: " ")
  }

  /// `language` is the language of the words between the parts.
  package func list(_ parts: [[TextRun]], _ kind: ListKind, language: String?) -> [TextRun] {
    func run(_ words: Substring) -> [TextRun] { [TextRun(String(words), language: language)] }
    return pattern(kind)?.join(parts, words: run, text: \.text) ?? parts.flatMap(\.self)
  }

  private func pattern(_ kind: ListKind) -> ListPattern? { lists.first { $0.kind == kind }?.pattern }
}

private struct FormatKey: Hashable {
  var date: DateStyle?
  var time: TimeStyle?
  var calendar: CalendarSystem
  var isSentence = false
  var field: DateField?
  var isShort = false
}

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
  var dayPeriods: DayPeriods { DayPeriods(files) }

  /// Returns the format of dates, in the locale's calendar or another. Formats are cached.
  public func dateFormat(_ style: DateStyle, calendar: CalendarSystem? = nil) -> DateFormat {
    let calendar = calendar ?? self.calendar
    return formats.content(.init(date: style, calendar: calendar)) { format(datePattern(style, calendar), calendar) }
  }

  /// Returns the format of times of day.
  public func timeFormat(_ style: TimeStyle) -> DateFormat {
    formats.content(.init(time: style, calendar: .gregory)) { format(timePattern(style), .gregory) }
  }

  /// Returns the format of a date and a time. `isSentence` joins them as in a sentence ("at"), if the locale does so.
  public func dateTimeFormat(
    _ date: DateStyle, _ time: TimeStyle, calendar: CalendarSystem? = nil, isSentence: Bool = false
  ) -> DateFormat {
    let calendar = calendar ?? self.calendar
    return formats.content(.init(date: date, time: time, calendar: calendar, isSentence: isSentence)) {
      format(dateTimePattern(date, time, calendar, isSentence: isSentence), calendar)
    }
  }

  /// Returns the format of a single part. A day comes with its weekday, and a year with its era if the calendar needs it.
  public func format(of field: DateField, calendar: CalendarSystem? = nil) -> DateFormat {
    let calendar = calendar ?? self.calendar
    return formats.content(.init(calendar: calendar, field: field)) { format(pattern(of: field, calendar), calendar) }
  }

  func shortFormat(of field: DateField, calendar: CalendarSystem) -> DateFormat {
    switch field {
    case .weekday, .day:
      formats.content(.init(calendar: calendar, field: field, isShort: true)) {
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

  /// Punctuation between the day and its weekday is dropped, because in a list of days it would look like list separators.
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

  /// Returns the words for a relative amount of time, negative for the past: −1 day is "yesterday", 3 days "in 3 days".
  public func relative(_ offset: Int, _ unit: RelativeUnit) -> String {
    if (-2...2).contains(offset), let word = files["relative.\(unit.rawValue).\(offset)"] { return word }
    let amount = Int(clamping: offset.magnitude)
    let key = "relative.\(unit.rawValue).\(offset < 0 ? "past" : "future")"
    let phrase = files["\(key).\(plurals.category(of: amount).rawValue)"] ?? files["\(key).other"] ?? "{0}"
    guard let (before, after) = phrase.cut(at: "{0}") else { return phrase }
    return before + numbers.string(amount) + after
  }

  func name(ofLanguage tag: String) -> String? {
    (files["languages"] ?? "").alternatives().lazy.compactMap { $0.cut(at: " ") }.first { $0.before == tag }
      .map { String($0.after) }
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

/// The direction in which a locale's text runs.
public enum TextDirection: String, Sendable, Equatable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
