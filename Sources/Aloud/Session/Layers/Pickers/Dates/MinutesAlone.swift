extension DatePhraseReader {
  /// "quarter past": only the minutes are said. They are read with the hour, before or after it.
  func minutesAlone(_ phrase: String) -> [Reading] {
    // "4 pieces" is a number, however it might go on.
    guard understander.number(phrase) == nil else { return [] }
    let hour = String((columns.start.hour + 11) % 12 + 1)
    for whole in ["\(phrase) \(hour)", "\(hour) \(phrase)"] {
      guard let found = understander.minutes(whole, now: now).first else { continue }
      let minutes = columns.start.hour * 60 + found % 60
      return [Reading(moment: DateTime(day: columns.start.day, minutes: minutes), part: .minute, isWhole: false)]
    }
    return []
  }
}
