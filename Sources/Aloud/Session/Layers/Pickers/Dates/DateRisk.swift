/// The rules for which readings of a date are taken without confirmation, according to their risk (DATE-4, DATE-7).
struct DateRisk: Sendable {
  let columns: DateColumns
  let now: DateTime

  /// The maximum distance, in days, of a day without its month. Beyond it, the day in the previous month is as near.
  private static let nearDays = 15
  /// The maximum distance, in days, of a day and month without a year. Up to it, nobody means another year.
  private static let nearMonths = 92
  /// The distance, in days, beyond which another year is more likely meant.
  private static let farDays = 36_525

  /// Returns the reason to confirm a reading, or nil if it is taken at once.
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

  /// Returns a Boolean value that indicates whether a day is in the past although a future one could be chosen.
  func isPast(_ day: Day) -> Bool {
    day < now.day && columns.picker.maximum.map { $0.day > now.day } ?? true
  }

  /// Returns a Boolean value that indicates whether a reading is a time of today that has passed: "tonight at two" must not
  /// silently mean this afternoon.
  private func isPast(_ reading: DatePhraseReader.Reading) -> Bool {
    columns.picker.mode == .dateTime && reading.namesTime && reading.day?.day == now.day && reading.moment < now
      && !isPast(now.day)
  }

  /// Returns a Boolean value that indicates whether a day is so many years away that another is more likely meant.
  func isFarYear(_ day: Day) -> Bool { (day - now.day).magnitude > Self.farDays }
}
