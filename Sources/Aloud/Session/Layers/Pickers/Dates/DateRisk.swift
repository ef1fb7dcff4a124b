/// Whether what a phrase says of a date can be taken without reading it back (DATE-4, DATE-7).
struct DateRisk: Sendable {
  let columns: DateColumns
  let now: DateTime

  /// How far off a day may be to be taken without asking: within it, a weekday names one day only.
  private static let nearDays = 6
  /// How many days off a year is so far that another is likelier meant.
  private static let farDays = 36_525

  /// Whether a reading counts without being read back.
  func isSure(_ reading: DatePhraseReader.Reading) -> Bool {
    guard columns.picker.mode.hasDate, let day = reading.day else { return true }
    if day.isOtherWeekday || reading.isAround { return false }
    return day.namesYear ? !isFarYear(day.day) : (-Self.nearDays...Self.nearDays).contains(day.day - now.day)
  }

  /// Whether a day is so many years off that another is likelier meant.
  func isFarYear(_ day: Day) -> Bool { (day - now.day).magnitude > Self.farDays }
}
