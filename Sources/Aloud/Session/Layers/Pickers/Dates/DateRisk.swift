/// The rules for which readings of a date are taken without confirmation, according to their risk (DATE-4, DATE-7).
struct DateRisk: Sendable {
  let columns: DateColumns
  let now: DateTime

  /// In days, for a day without its month. Beyond it, the day in the previous month is as near.
  private static let nearDays = 15
  /// In days, for a day and month without a year. Up to it, nobody means another year.
  private static let nearMonths = 92
  /// In days. Beyond it, another year is more likely meant.
  private static let farDays = 36_525

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

  /// Returns whether a day is in the past although a future one could be chosen.
  func isPast(_ day: Day) -> Bool {
    day < now.day && columns.picker.maximum.map { $0.day > now.day } ?? true
  }

  /// Returns whether a reading is a time of today that has passed: "tonight at two" must not silently mean this afternoon.
  private func isPast(_ reading: DatePhraseReader.Reading) -> Bool {
    columns.picker.mode == .dateTime && reading.namesTime && reading.day?.day == now.day && reading.moment < now
      && !isPast(now.day)
  }

  /// Returns whether a day is so many years away that another is more likely meant.
  func isFarYear(_ day: Day) -> Bool { (day - now.day).magnitude > Self.farDays }
}

/// The choice of the more likely half of the day if a line leaves it open. Questions list the likeliest answer first, and
/// concern one doubt at a time (DATE-10).
struct LikelierHalf: Sendable {
  let now: DateTime
  let hasDate: Bool

  /// The hours in which most times are set.
  private static let usual = 7..<19

  /// Returns the answers to ask about, and those that only a word can choose. If more than the half of the day is in doubt,
  /// only the likelier half of each day is asked about.
  func parted(_ answers: [PickerAnswer]) -> (asked: [PickerAnswer], others: [PickerAnswer]) {
    var days: [[PickerAnswer]] = []
    for answer in answers {
      if let index = days.firstIndex(where: { isOtherHalf(of: $0[0], answer) }) {
        days[index].append(answer)
      } else {
        days.append([answer])
      }
    }
    let ordered = days.map { day in day.filter(isLikely) + day.filter { !isLikely($0) } }
    let isOneDoubt = ordered.count == 1 && ordered[0][0].doubt == nil
    if isOneDoubt { return (ordered[0], []) }
    return (ordered.map { $0[0] }, ordered.flatMap { $0.dropFirst() })
  }

  private func isOtherHalf(of one: PickerAnswer, _ other: PickerAnswer) -> Bool {
    guard case .moment(let one?) = one.draft, case .moment(let other?) = other.draft else { return false }
    return one.day == other.day && (one.minutes - other.minutes).magnitude == 720
  }

  /// Returns whether an answer is likelier than twelve hours before or after it: the future one today, otherwise the one in the
  /// usual hours.
  private func isLikely(_ answer: PickerAnswer) -> Bool {
    guard case .moment(let moment?) = answer.draft else { return true }
    let minutes = moment.minutes, other = (minutes + 720) % 1_440
    if hasDate, moment.day == now.day, (minutes > now.minutes) != (other > now.minutes) { return minutes > now.minutes }
    return Self.usual.contains(moment.hour)
  }
}
