/// How a calendar counts. Days are numbers from 1970-01-01. Years lie in `GregorianCalendar.years`.
protocol CalendarArithmetic {
  /// What a day is called.
  func date(of number: Int) -> CalendarDate
  /// The number of a date whose month has such a day; nil where its year is not one of its era.
  func number(of date: CalendarDate) -> Int?
  /// The last day of a month; 0 where there is no such month.
  func lastDay(ofMonth month: Int, year: Int, era: Int) -> Int
  /// Whether a year has a day or a month more than usual.
  func isLeapYear(_ year: Int, era: Int) -> Bool
}
