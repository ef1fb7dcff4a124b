/// A calendar, named by its BCP 47 name. Eras and months have CLDR's numbers.
public enum CalendarSystem: String, Sendable, CaseIterable {
  /// The Gregorian calendar, also before 1582. Era 0 is before Christ and era 1 after; the year before 1 AD is 1 BC.
  case gregory
  /// Gregorian months, with years counted from 543 BC. Era 0 only; years before 1 are 0, −1 ….
  case buddhist
  /// Gregorian months, with the years of Japan's emperors: era 232 Meiji (from 1868-10-23), 233 Taishō, 234 Shōwa, 235 Heisei, 236
  /// Reiwa. Before Meiji the *Gregorian* eras 0 and 1 are used, which CLDR's calendar data inherits. CLDR's older eras 0…231 are
  /// not used, because CLDR itself warns that their dates are wrong.
  case japanese
  /// Gregorian months, with years counted from 1912 (Minguo, era 1). Earlier years are counted backwards in era 0.
  case roc
  /// The solar Hijri calendar of Iran and Afghanistan. Era 0 only; years before 1 are 0, −1 ….
  case persian
  /// The Hebrew calendar. Era 0 only. Months: 1 Tishri, 2 Heshvan, 3 Kislev, 4 Tevet, 5 Shevat, 6 Adar I (in leap years only),
  /// 7 Adar (Adar II in leap years), 8 Nisan … 13 Elul.
  case hebrew
  /// The tabular Islamic calendar that begins on Friday 622-07-19. Era 0 only; years before 1 are 0, −1 …, as in ICU.
  case islamicCivil = "islamic-civil"
  /// The tabular Islamic calendar that begins a day earlier, on Thursday 622-07-18. Eras as in `islamicCivil`.
  case islamicTabular = "islamic-tbla"
  /// The Umm al-Qura calendar of Saudi Arabia for 1300…1600 AH. Other years are those of `islamicCivil`, as in ICU.
  case islamicUmmAlQura = "islamic-umalqura"

  /// Creates the calendar with a BCP 47 name or alias, ignoring case. Returns nil if there is none.
  ///
  /// `islamic` and `islamic-rgsa` depend on sighting the moon, which cannot be calculated: both are read as Umm al-Qura.
  /// `gregorian` and `islamicc` are older names of `gregory` and `islamic-civil`.
  public init?(bcp47 name: some StringProtocol) {
    let name = name.lowercased()
    switch name {
    case "gregorian": self = .gregory
    case "islamicc": self = .islamicCivil
    case "islamic", "islamic-rgsa": self = .islamicUmmAlQura
    default: self.init(rawValue: name)
    }
  }

  /// The calendar's name in the keys of a wording: the name of its case.
  public var key: String {
    switch self {
    case .islamicCivil: "islamicCivil"
    case .islamicTabular: "islamicTabular"
    case .islamicUmmAlQura: "islamicUmmAlQura"
    default: rawValue
    }
  }

  /// Returns the date of a day in this calendar.
  public func date(of day: Day) -> CalendarDate { arithmetic.date(of: day.number) }

  /// Returns the day of a date, or nil if the calendar has no such day or it lies outside `Day.numbers`.
  public func day(of date: CalendarDate) -> Day? {
    guard GregorianCalendar.years.contains(date.year), date.day >= 1,
      date.day <= arithmetic.lastDay(ofMonth: date.month, year: date.year, era: date.era)
    else { return nil }
    return arithmetic.number(of: date).flatMap { Day(exactly: $0) }
  }

  /// Returns the numbers of a year's months, in order. The array is empty if the calendar has no such year.
  ///
  /// If a Japanese era begins or ends in the year, only the months with a day in the era are included.
  public func months(inYear year: Int, era: Int) -> [Int] {
    (1...13).filter { days(inMonth: $0, year: year, era: era) > 0 }
  }

  /// Returns the number of days in a month, which is the number of its last day, or 0 if there is no such month.
  ///
  /// In the month in which a Japanese era ends, the result is the era's last day. In the month in which one begins, the first days
  /// belong to the previous era.
  public func days(inMonth month: Int, year: Int, era: Int) -> Int {
    GregorianCalendar.years.contains(year) ? arithmetic.lastDay(ofMonth: month, year: year, era: era) : 0
  }

  /// Returns a Boolean value that indicates whether a year has an extra day or month. Returns false if there is no such year.
  public func isLeapYear(_ year: Int, era: Int) -> Bool {
    GregorianCalendar.years.contains(year) && arithmetic.isLeapYear(year, era: era)
  }

  var hasGregorianMonths: Bool {
    switch self {
    case .gregory, .buddhist, .japanese, .roc: true
    case .persian, .hebrew, .islamicCivil, .islamicTabular, .islamicUmmAlQura: false
    }
  }

  /// The calendar whose months "next month" and "the end of the month" mean: this one if each of its years has twelve months of its
  /// own, or else the Gregorian one.
  var ofMonths: CalendarSystem {
    switch self {
    case .gregory, .buddhist, .japanese, .roc, .hebrew: .gregory
    case .persian, .islamicCivil, .islamicTabular, .islamicUmmAlQura: self
    }
  }

  private var arithmetic: any CalendarArithmetic {
    switch self {
    case .gregory: GregorianYears.gregorian
    case .buddhist: GregorianYears.buddhist
    case .japanese: JapaneseEras()
    case .roc: GregorianYears.minguo
    case .persian: PersianCalendar()
    case .hebrew: HebrewCalendar()
    case .islamicCivil: TabularIslamicCalendar.civil
    case .islamicTabular: TabularIslamicCalendar.astronomical
    case .islamicUmmAlQura: UmmAlQuraCalendar()
    }
  }
}

/// A date in a calendar. The numbers are CLDR's; `CalendarSystem` describes their meaning in each calendar.
public struct CalendarDate: Sendable, Hashable {
  /// The era's number in CLDR.
  public var era: Int
  /// The year of the era.
  public var year: Int
  /// The month's number in CLDR, from 1. A Hebrew common year has no month 6.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Creates a date from its parts, without checking that it exists in any calendar.
  public init(era: Int, year: Int, month: Int, day: Int) {
    (self.era, self.year, self.month, self.day) = (era, year, month, day)
  }
}
