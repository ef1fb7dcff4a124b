/// Whether what a phrase says of a date can be taken without reading it back, by its risk (DATE-4, DATE-7).
struct DateRisk: Sendable {
  let columns: DateColumns
  let now: DateTime

  /// How far ahead a day without its month may be: further, the one behind is as near.
  private static let nearDays = 15
  /// How far off the day of a month without its year may be: nobody means another year then.
  private static let nearMonths = 92
  /// How many days off a year is so far that another is likelier meant.
  private static let farDays = 36_525

  /// Why a reading is read back; nil where it counts at once.
  func doubt(_ reading: DatePhraseReader.Reading) -> PickerDoubt? {
    if let day = reading.day, day.isISO, !day.isOtherWeekday { return nil }
    if let doubt = reading.doubt { return doubt }
    guard columns.picker.mode.hasDate, let day = reading.day else { return nil }
    if day.isOtherWeekday { return .otherWeekday }
    if isPast(day.day) || isPast(reading) { return .past }
    if reading.isAround || day.isLoose { return .open }
    let distance = (day.day - now.day).magnitude
    let isFar =
      day.isOfAnyMonth && distance > Self.nearDays || day.isOfAnyYear && distance > Self.nearMonths
      || isFarYear(day.day)
    return isFar ? .open : nil
  }

  /// Whether a day is behind, where one ahead can be chosen too.
  func isPast(_ day: Day) -> Bool {
    day < now.day && columns.picker.maximum.map { $0.day > now.day } ?? true
  }

  /// Whether a phrase names a time of today that has passed: "tonight at two" must not silently mean this afternoon.
  private func isPast(_ reading: DatePhraseReader.Reading) -> Bool {
    columns.picker.mode == .dateTime && reading.namesTime && reading.day?.day == now.day && reading.moment < now
      && !isPast(now.day)
  }

  /// Whether a day is so many years off that another is likelier meant.
  func isFarYear(_ day: Day) -> Bool { (day - now.day).magnitude > Self.farDays }
}
