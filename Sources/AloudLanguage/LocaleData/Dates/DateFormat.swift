/// Formats dates and times as a locale does, by one pattern. `LocaleTable` creates a format for each style, calendar and length. A
/// format can be reused for any number of dates.
public struct DateFormat: Sendable {
  /// The fields of the format, in the order in which they are written.
  public let fields: [DateField]
  /// The calendar of the dates.
  public let calendar: CalendarSystem
  let steps: [DateStep]
  private let numbers: NumberFormat
  private let hasMinutes: Bool

  init(_ pattern: DatePattern, calendar: CalendarSystem, numbers: NumberFormat, numerals: String?, table: TableFiles) {
    let maker = DateStepMaker(calendar, numerals: numerals, table)
    steps = pattern.pieces.indices.map { maker.step(pattern.pieces, $0) }
    fields = pattern.fields
    hasMinutes = pattern.fields.contains(.minute)
    (self.calendar, self.numbers) = (calendar, numbers)
  }

  /// Returns a day and a time, formatted by the pattern. Parts without a field in the pattern are left out.
  public func string(_ moment: DateTime) -> String {
    let date = calendar.date(of: moment.day)
    return steps.map { text(of: $0, date, moment) }.joined()
  }

  private func text(of step: DateStep, _ date: CalendarDate, _ moment: DateTime) -> String {
    func number(_ number: Int, digits: Int = 1) -> String { numbers.string(number, digits: digits) }
    func name(_ index: Int, of names: [String]) -> String { names.indices.contains(index) ? names[index] : "" }
    switch step {
    case .words(let words): return words
    case .number(let field, let digits): return number(Self.value(of: field, date, moment), digits: digits)
    case .hour(let cycle, let digits): return number(cycle.count(moment.hour), digits: digits)
    case .shortYear: return number(date.year % 100, digits: 2)
    case .namedFirstYear(let name): return date.year == 1 ? name : number(date.year)
    case .namedFirstDay(let name): return date.day == 1 ? name : number(date.day)
    case .hebrew(let field):
      return (field == .year ? HebrewNumerals.year(date.year) : HebrewNumerals.string(date.day)) ?? number(date.year)
    case .month(let names, let leap):
      if let leap, date.month == 7, calendar.isLeapYear(date.year, era: date.era) { return leap }
      return name(date.month - 1, of: names)
    case .weekday(let names): return name(moment.day.weekday - 1, of: names)
    case .era(let names, let first, let earlier):
      return date.era < first ? name(max(0, min(date.era, 1)), of: earlier) : name(date.era - first, of: names)
    case .dayPeriod(let names):
      let isInstant = moment.hour % 12 == 0 && (!hasMinutes || moment.minute == 0)
      return name(isInstant ? 24 + moment.hour / 12 : moment.hour, of: names)
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
