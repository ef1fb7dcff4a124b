import Aloud

/// A report of a locale's data, as JSON to check from outside or as sentences.
struct LocaleReport {
  let table: LocaleTable
  let calendar: CalendarSystem
  let now: DateTime
  private let ordinals: PluralRules

  /// Without a calendar, the report uses the locale's own.
  init(_ table: LocaleTable, calendar: CalendarSystem?, now: DateTime) throws(LocaleFileError) {
    self.table = table
    ordinals = try table.ordinals()
    self.calendar = calendar ?? table.calendar
    self.now = now
  }

  var value: JSONValue {
    .object([
      ("locale", .string(table.tag)), ("direction", .string(table.direction.rawValue)),
      ("calendar", .string(calendar.rawValue)), ("firstWeekday", .number(table.firstWeekday)),
      ("hourCycle", .string(table.hourCycle.rawValue)),
      ("numberingSystem", .string(table.numbers.numberingSystem)), ("order", order), ("formats", formats),
      ("relative", relative), ("list", lists), ("number", numbers), ("cardinal", categories(table.plurals)),
      ("ordinal", categories(ordinals)),
    ])
  }

  private var order: JSONValue {
    func names(_ format: DateFormat) -> JSONValue { .array(format.fields.map { .string($0.rawValue) }) }
    return .object([
      ("numeric", names(table.dateFormat(.numeric, calendar: calendar))),
      ("long", names(table.dateFormat(.long, calendar: calendar))), ("time", names(table.timeFormat(.short))),
    ])
  }

  private var formats: JSONValue {
    func date(_ style: DateStyle) -> JSONValue { text(table.dateFormat(style, calendar: calendar)) }
    // Long formats are joined in CLDR's standard way, and short ones as a date at a time.
    func both(_ date: DateStyle, isSentence: Bool) -> JSONValue {
      text(table.dateTimeFormat(date, .short, calendar: calendar, isSentence: isSentence))
    }
    return .object([
      ("dateFull", date(.full)), ("dateLong", date(.long)), ("dateMedium", date(.medium)), ("dateShort", date(.short)),
      ("timeMedium", text(table.timeFormat(.medium))), ("timeShort", text(table.timeFormat(.short))),
      ("dateTimeLong", both(.long, isSentence: false)), ("dateTimeShort", both(.short, isSentence: true)),
      ("yearMonth", date(.yearMonth)),
      ("monthDay", date(.monthDay)),
    ])
  }

  private var relative: JSONValue {
    .object(
      [RelativeUnit.day, .week, .month, .year, .hour, .minute].map { unit in
        (unit.rawValue, .object([-3, -1, 0, 1, 3].map { (String($0), .string(table.relative($0, unit))) }))
      })
  }

  private var lists: JSONValue {
    .object(ListKind.allCases.map { ($0.rawValue, .string(table.list(["A", "B", "C"], $0))) })
  }

  private var numbers: JSONValue {
    .object([
      ("1234567.5", .string(table.numbers.string(1_234_567.5))), ("-3", .string(table.numbers.string(-3))),
    ])
  }

  private func text(_ format: DateFormat) -> JSONValue { .string(format.string(now)) }

  private func categories(_ rules: PluralRules) -> JSONValue {
    .object(
      rules.categories.map { category in
        (category.rawValue, .array((0...200).filter { rules.category(of: $0) == category }.map { .number($0) }))
      }.filter { if case .array(let numbers) = $1 { !numbers.isEmpty } else { true } })
  }
}

extension LocaleReport {
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
