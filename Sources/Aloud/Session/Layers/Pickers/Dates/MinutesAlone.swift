extension DatePhraseReader {
  /// Reads "quarter past", which names only the minutes, by putting the hour before or after it.
  func minutesAlone(_ phrase: String) -> [Reading] {
    // "4 pieces" is a number, whatever follows it.
    guard understander.number(phrase) == nil, !understander.namesPartOfDay(phrase) else { return [] }
    let hours = [columns.start.hour, columns.start.hour + 1].map { String(($0 + 11) % 12 + 1) }
    for isBefore in [false, true] {
      let found = hours.compactMap { hour in
        understander.minutes(isBefore ? "\(hour) \(phrase)" : "\(phrase) \(hour)", now: now).first.map { $0 % 60 }
      }
      // In "7 before eight" the hour would be read as minutes.
      guard found.count == 2, found[0] == found[1], found[0] != 0 else { continue }
      let minutes = columns.start.hour * 60 + found[0]
      return [Reading(moment: DateTime(day: columns.start.day, minutes: minutes), part: .minute, isWhole: false)]
    }
    return []
  }

  /// Reads "in the morning", which names only the half of the day and leaves the rest of the time.
  func halfAlone(_ phrase: String) -> [Reading] {
    guard let held else { return [] }
    let halves = [held.minutes % 720, held.minutes % 720 + 720]
    let found = halves.filter { understander.isTime($0, in: phrase) == true }
    guard found.count == 1 else { return [] }
    let part: DateField = columns.fields.contains(.dayPeriod) ? .dayPeriod : .hour
    return [Reading(moment: DateTime(day: held.day, minutes: found[0]), part: part, isWhole: false)]
  }
}
