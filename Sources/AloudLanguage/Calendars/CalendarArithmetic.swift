/// The arithmetic of a calendar. Days are numbered from 1970-01-01. Years lie in `GregorianCalendar.years`.
protocol CalendarArithmetic {
  /// Returns the date of a day number.
  func date(of number: Int) -> CalendarDate
  /// Returns the day number of a date whose month has such a day, or nil if its year does not exist in its era.
  func number(of date: CalendarDate) -> Int?
  /// Returns the last day of a month, or 0 if there is no such month.
  func lastDay(ofMonth month: Int, year: Int, era: Int) -> Int
  /// Returns a Boolean value that indicates whether a year has an extra day or month.
  func isLeapYear(_ year: Int, era: Int) -> Bool
}
