extension DatePhraseReader {
  /// "quarter past": only the minutes are said. They are read with the hour, before or after it.
  func minutesAlone(_ phrase: String) -> [Reading] {
    // "4 pieces" is a number, however it might go on.
    guard understander.number(phrase) == nil else { return [] }
    let hour = String((columns.start.hour + 11) % 12 + 1)
    for whole in ["\(phrase) \(hour)", "\(hour) \(phrase)"] {
      // "evening 3" says nothing of minutes.
      guard let found = understander.minutes(whole, now: now).first, found % 60 != 0 else { continue }
      let minutes = columns.start.hour * 60 + found % 60
      return [Reading(moment: DateTime(day: columns.start.day, minutes: minutes), part: .minute, isWhole: false)]
    }
    return []
  }

  /// "in the morning": only the half of the day is said, and the time of the clock stays.
  func halfAlone(_ phrase: String) -> [Reading] {
    guard let held else { return [] }
    let halves = [held.minutes % 720, held.minutes % 720 + 720]
    let found = halves.filter { understander.isTime($0, in: phrase) == true }
    guard found.count == 1 else { return [] }
    let part: DateField = columns.fields.contains(.dayPeriod) ? .dayPeriod : .hour
    return [Reading(moment: DateTime(day: held.day, minutes: found[0]), part: part, isWhole: false)]
  }
}
