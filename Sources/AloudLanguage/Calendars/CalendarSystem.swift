/// A calendar, by its BCP 47 name. Eras and months have CLDR's numbers.
public enum CalendarSystem: String, Sendable, CaseIterable {
  /// The Gregorian calendar, also before 1582. Era 0 is before Christ, 1 after; the year before 1 AD is 1 BC.
  case gregory
  /// Gregorian months, with years counted from 543 BC. Era 0 only; years before 1 are 0, −1 ….
  case buddhist
  /// Gregorian months, with the years of Japan's emperors: era 232 Meiji (from 1868-10-23), 233 Taishō, 234 Shōwa,
  /// 235 Heisei, 236 Reiwa. Before Meiji come the *Gregorian* eras 0 and 1, as CLDR's calendar data has it inherited
  /// (CLDR's older names numbered 0…231 are not used: CLDR itself warns that their dates are wrong).
  case japanese
  /// Gregorian months, with years counted from 1912 (Minguo). Era 1; years before it are counted backwards in era 0.
  case roc
  /// The solar Hijri calendar of Iran and Afghanistan. Era 0 only; years before 1 are 0, −1 ….
  case persian
  /// The Hebrew calendar. Era 0 only. Months: 1 Tishri, 2 Heshvan, 3 Kislev, 4 Tevet, 5 Shevat, 6 Adar I (in leap years
  /// only), 7 Adar (Adar II in leap years), 8 Nisan … 13 Elul.
  case hebrew
  /// The tabular Islamic calendar that begins on Friday 622-07-19. Era 0 only; years before 1 are 0, −1 …, as in ICU.
  case islamicCivil = "islamic-civil"
  /// The tabular Islamic calendar that begins a day earlier, on Thursday 622-07-18. Eras as in `islamicCivil`.
  case islamicTabular = "islamic-tbla"
  /// The Umm al-Qura calendar of Saudi Arabia for 1300…1600 AH; outside those years it is `islamicCivil`, as in ICU.
  case islamicUmmAlQura = "islamic-umalqura"

  /// The calendar of a BCP 47 name or alias, in capitals or not; nil where there is none.
  ///
  /// `islamic` and `islamic-rgsa` go by the sighting of the moon, which can't be calculated: both are read as Umm
  /// al-Qura. `gregorian` and `islamicc` are older names of `gregory` and `islamic-civil`.
  public init?(bcp47 name: some StringProtocol) {
    let name = name.lowercased()
    switch name {
    case "gregorian": self = .gregory
    case "islamicc": self = .islamicCivil
    case "islamic", "islamic-rgsa": self = .islamicUmmAlQura
    default: self.init(rawValue: name)
    }
  }

  /// Its name in the keys of a wording: that of its case.
  public var key: String {
    switch self {
    case .islamicCivil: "islamicCivil"
    case .islamicTabular: "islamicTabular"
    case .islamicUmmAlQura: "islamicUmmAlQura"
    default: rawValue
    }
  }

  /// What a day is called in this calendar.
  public func date(of day: Day) -> CalendarDate { arithmetic.date(of: day.number) }

  /// The day of a date; nil where the calendar has no such day, or it lies outside the days that `Day` reaches.
  public func day(of date: CalendarDate) -> Day? {
    guard GregorianCalendar.years.contains(date.year), date.day >= 1,
      date.day <= arithmetic.lastDay(ofMonth: date.month, year: date.year, era: date.era)
    else { return nil }
    return arithmetic.number(of: date).flatMap { Day(exactly: $0) }
  }

  /// The numbers of a year's months, in order; none where the calendar has no such year.
  ///
  /// Where a Japanese era begins or ends in the year, these are the months that have a day in the era.
  public func months(inYear year: Int, era: Int) -> [Int] {
    (1...13).filter { days(inMonth: $0, year: year, era: era) > 0 }
  }

  /// How many days a month has, which is its last day's number; 0 where the calendar has no such month.
  ///
  /// In the month where a Japanese era ends, it is the era's last day; in the month where one begins, the first days
  /// belong to the era before.
  public func days(inMonth month: Int, year: Int, era: Int) -> Int {
    GregorianCalendar.years.contains(year) ? arithmetic.lastDay(ofMonth: month, year: year, era: era) : 0
  }

  /// Whether a year has a day or a month more than usual; false where the calendar has no such year.
  public func isLeapYear(_ year: Int, era: Int) -> Bool {
    GregorianCalendar.years.contains(year) && arithmetic.isLeapYear(year, era: era)
  }

  /// Whether its months are January to December.
  var hasGregorianMonths: Bool {
    switch self {
    case .gregory, .buddhist, .japanese, .roc: true
    case .persian, .hebrew, .islamicCivil, .islamicTabular, .islamicUmmAlQura: false
    }
  }

  private var arithmetic: any CalendarArithmetic {
    switch self {
    case .gregory: GregorianEras()
    case .buddhist: BuddhistYears()
    case .japanese: JapaneseEras()
    case .roc: MinguoEras()
    case .persian: PersianCalendar()
    case .hebrew: HebrewCalendar()
    case .islamicCivil: TabularIslamicCalendar.civil
    case .islamicTabular: TabularIslamicCalendar.astronomical
    case .islamicUmmAlQura: UmmAlQuraCalendar()
    }
  }
}
