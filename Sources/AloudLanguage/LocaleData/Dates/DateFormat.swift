/// Formats dates and times as a locale does, by one pattern. `LocaleTable` creates a format for each style, calendar and length. A
/// format can be reused for any number of dates.
public struct DateFormat: Sendable {
  /// The fields of the format, in the order in which they are written.
  public let fields: [DateField]
  /// The calendar of the dates.
  public let calendar: CalendarSystem
  let steps: [DateStep]
  let pool: TextPool
  let firstDigit: Int
  private let minus: Int
  private let hasMinutes: Bool
  /// The maximum number of bytes of a formatted date.
  private let capacity: Int

  init(_ pattern: DatePattern, calendar: CalendarSystem, numbers: NumberFormat, numerals: String?, table: TableFiles) {
    var maker = DateStepMaker(calendar, numbers, numerals: numerals, table)
    steps = pattern.pieces.indices.map { maker.step(pattern.pieces, $0) }
    (pool, firstDigit, minus) = (maker.pool, maker.firstDigit, maker.minus)
    fields = pattern.fields
    hasMinutes = pattern.fields.contains(.minute)
    self.calendar = calendar
    capacity = steps.reduce(0) { $0 + $1.capacity(longest: maker.pool.longest, digit: maker.longestDigit) }
  }

  /// Returns a day and a time, formatted by the pattern. Parts without a field in the pattern are left out.
  public func string(_ moment: DateTime) -> String {
    let date = calendar.date(of: moment.day)
    return pool.text(capacity: capacity, firstDigit: firstDigit, minus: minus) { writer in
      for step in steps { write(step, date, moment, to: &writer) }
    }
  }

  @inline(__always)
  private func write(_ step: DateStep, _ date: CalendarDate, _ moment: DateTime, to writer: inout PoolWriter) {
    switch step {
    case .words(let words): writer.write(words)
    case .number(let field, let digits): writer.write(Self.value(of: field, date, moment), digits: digits)
    case .hour(let cycle, let digits): writer.write(cycle.count(moment.hour), digits: digits)
    case .shortYear: writer.write(date.year % 100, digits: 2)
    case .namedFirstYear(let name):
      if date.year == 1 { writer.write(name) } else { writer.write(date.year, digits: 1) }
    case .namedFirstDay(let name):
      if date.day == 1 { writer.write(name) } else { writer.write(date.day, digits: 1) }
    case .hebrew(let field):
      let letters = field == .year ? HebrewNumerals.year(date.year) : HebrewNumerals.string(date.day)
      if let letters { writer.write(letters) } else { writer.write(date.year, digits: 1) }
    case .month(let first, let leap):
      let isLeap = leap != nil && date.month == 7 && calendar.isLeapYear(date.year, era: date.era)
      writer.write((isLeap ? leap : nil) ?? first + date.month - 1)
    case .weekday(let first): writer.write(first + moment.day.weekday - 1)
    case .era(let first, let number, let earlier):
      writer.write(date.era < number ? earlier + max(0, min(date.era, 1)) : first + date.era - number)
    case .dayPeriod(let first):
      let isInstant = moment.hour % 12 == 0 && (!hasMinutes || moment.minute == 0)
      writer.write(isInstant ? first + 24 + moment.hour / 12 : first + moment.hour)
    }
  }

  private static func value(of field: DateField, _ date: CalendarDate, _ moment: DateTime) -> Int {
    switch field {
    case .year: date.year
    case .month: date.month
    case .day: date.day
    case .minute: moment.minute
    default: moment.second
    }
  }
}

/// Numbers in Hebrew letters, as in Hebrew dates: the year 5787 is תשפ״ז, without its thousands.
enum HebrewNumerals {
  private static let ones = ["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"]
  private static let tens = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"]
  private static let hundreds = ["", "ק", "ר", "ש", "ת", "תק", "תר", "תש", "תת", "תתק"]

  /// Returns a year in letters. The thousands are left out for 5001 to 5999. Returns nil below 1 and above 9999.
  static func year(_ number: Int) -> String? { string((5001...5999).contains(number) ? number - 5000 : number) }

  /// Returns a whole number from 1 to 9999 in letters, or nil for others.
  static func string(_ number: Int) -> String? {
    guard (1...9999).contains(number) else { return nil }
    let (thousands, below) = number.quotientAndRemainder(dividingBy: 1000)
    var letters = hundreds[below / 100]
    switch below % 100 {
    // The regular forms of 15 and 16 would spell the name of God.
    case 15: letters += "טו"
    case 16: letters += "טז"
    case let rest: letters += tens[rest / 10] + ones[rest % 10]
    }
    let head = thousands > 0 ? ones[thousands] + "׳" : ""
    if letters.count == 1 { return head + letters + "׳" }
    return head + letters.dropLast() + (letters.isEmpty ? "" : "״") + letters.suffix(1)
  }
}
