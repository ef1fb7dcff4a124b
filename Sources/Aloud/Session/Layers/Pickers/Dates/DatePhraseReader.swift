/// A reader of phrases said to a date picker, for a whole value or for a part of it that leaves the rest (DATE-4).
struct DatePhraseReader: Sendable {
  struct Reading: Sendable, Equatable {
    var moment: DateTime
    /// The part that was said; nil if a date was.
    var part: DateField?
    /// A Boolean value that indicates whether the reading is the picker's whole value.
    var isWhole: Bool
    var day: DayReading?
    var namesTime = false
    /// A Boolean value that indicates whether a part of the day stands for its usual time.
    var isAround = false
    var isRounded = false
    /// The reason to confirm the reading, independent of the day.
    var doubt: PickerDoubt?
  }

  let columns: DateColumns
  let understander: Understander
  let now: DateTime
  /// The moment that "a day later" counts from.
  let held: DateTime?

  var mode: DatePicker.Mode { columns.picker.mode }

  /// The likeliest first.
  func readings(_ phrase: String) -> [Reading] {
    let shifted = shifted(phrase)
    if !shifted.isEmpty { return shifted }
    return seenFromNow(phrase)
  }

  private func seenFromNow(_ phrase: String) -> [Reading] {
    if isBareLength(phrase) { return fromNow(phrase) }
    let readings =
      switch mode {
      case .countdown: durations(phrase) + printedDurations(phrase)
      case .date: ahead(understander.days(phrase, today: now.day).map { reading(MomentReading($0)) })
      case .dateTime: ahead(understander.moments(phrase, now: now).map(reading))
      case .time:
        understander.minutes(phrase, now: now).map {
          Reading(moment: DateTime(day: columns.start.day, minutes: $0), part: .hour, isWhole: true)
        }
      }
    guard readings.isEmpty, mode != .countdown, impossible(phrase) == nil else { return readings }
    return [mode.hasTime ? halfAlone : nil, partly, fromNow, mode.hasTime ? minutesAlone : nil]
      .lazy.compactMap { $0?(phrase) }.first { !$0.isEmpty } ?? []
  }

  /// Reads a phrase that counts from the current value: "a day later", "five minutes more". If it may count from now instead,
  /// those readings are included (DATE-8).
  private func shifted(_ phrase: String) -> [Reading] {
    guard let held, let shift = understander.heldShift(phrase), !shift.isOfLength || mode == .countdown else {
      return shiftedWithTime(phrase)
    }
    let moment = shift.from(mode == .countdown ? DateTime(minutes: held.minutes) : held)
    let reading: Reading
    switch mode {
    case .countdown:
      reading = Reading(moment: DateTime(day: moment.day, minutes: moment.minutes), isWhole: true)
    case .time:
      guard shift.namesTime else { return [] }
      // A time past midnight is that of another day.
      reading = Reading(
        moment: DateTime(day: held.day, minutes: moment.minutes), part: .hour, isWhole: true,
        doubt: moment.day == held.day ? nil : .open)
    case .date, .dateTime:
      guard mode == .dateTime || !shift.namesTime else { return [] }
      reading = self.reading(shift.reading(from: held))
    }
    guard shift.isUnclear, mode != .countdown else { return [reading] }
    let others = seenFromNow(phrase).filter { $0.moment != reading.moment }
    return others + [reading]
  }

  /// Returns whether a phrase is a duration that would be read as something other than that time from now: "20 минут" is not
  /// eight o'clock, and "3 jours" is not the third.
  private func isBareLength(_ phrase: String) -> Bool {
    guard mode != .countdown, understander.isLengthOfTime(phrase) else { return false }
    if let seconds = understander.seconds(phrase).first, seconds < 3_600 {
      let moment = understander.moments(phrase, now: now).first?.moment
      return mode.hasTime && moment?.minutes != (now.minutes + Int(seconds / 60)) % 1_440
    }
    return understander.days(phrase, today: now.day).first.map { !$0.isDistance && !$0.namesYear && $0.weekday == nil }
      ?? false
  }

  /// In words of a phrase, or in characters without spaces. A longer phrase is not split into a day and a time.
  private static let longest = 24

  /// Reads "two days later at six": the day counts from the current value, and the time is that of the day (DATE-8).
  private func shiftedWithTime(_ phrase: String) -> [Reading] {
    guard mode == .dateTime, let held else { return [] }
    let words = phrase.contains(" ") ? phrase.split(separator: " ").map { $0 + " " } : phrase.map { String($0) }
    guard (2...Self.longest).contains(words.count) else { return [] }
    for count in 1..<words.count {
      let parts = [words.prefix(count), words.dropFirst(count)].map { $0.joined().trimmingSpaces() }
      for (day, time) in [(parts[0], parts[1]), (parts[1], parts[0])] {
        guard let shift = understander.heldShift(day), !shift.isUnclear, !shift.isOfLength, !shift.namesTime else {
          continue
        }
        let readings = understander.minutes(time, now: now).map { minutes in
          var reading = shift.reading(from: held)
          reading.moment = DateTime(day: reading.moment.day, minutes: minutes)
          reading.namesTime = true
          return self.reading(reading)
        }
        if !readings.isEmpty { return readings }
      }
    }
    return []
  }

  private func partly(_ phrase: String) -> [Reading] {
    guard mode != .dateTime else { return [] }
    let moments = understander.moments(phrase, now: now).filter { $0.day != nil && $0.namesTime }
    let readings = moments.map { moment in
      Reading(
        moment: mode == .date
          ? DateTime(day: moment.moment.day) : DateTime(day: columns.start.day, minutes: moment.moment.minutes),
        isWhole: true, day: mode == .date ? moment.day : nil, doubt: mode == .date ? .dateOnly : .timeOnly)
    }
    let each = readings.reduce(into: [Reading]()) { each, reading in
      if !each.contains(where: { $0.moment == reading.moment }) { each.append(reading) }
    }
    return mode == .date ? ahead(each) : each
  }

  /// Reads a duration as that long from now, since "two hours" is no time of day, and "four weeks" is no day. For a time, the
  /// duration must be less than a day.
  private func fromNow(_ phrase: String) -> [Reading] {
    if mode.hasDate, let shift = understander.length(phrase), !shift.namesTime, shift.from(now).day - now.day < 36_525 {
      var reading = self.reading(shift.reading(from: now))
      reading.doubt = .fromNow
      return [reading]
    }
    guard mode.hasTime, let seconds = understander.seconds(phrase).first, seconds > 0, seconds < 86_400 else {
      return []
    }
    let minutes = now.minutes + Int((seconds / 60).rounded())
    let day = mode == .dateTime ? now.day + minutes / 1_440 : columns.start.day
    return [Reading(moment: DateTime(day: day, minutes: minutes % 1_440), isWhole: true, doubt: .fromNow)]
  }

  /// Refuses a phrase that names a day or a time when only the other can be chosen.
  func otherPart(_ phrase: String) -> LocalizedText? {
    switch mode {
    case .date: understander.minutes(phrase, now: now).isEmpty ? nil : .message(.datePickerDateOnly)
    case .time: understander.days(phrase, today: now.day).isEmpty ? nil : .message(.datePickerTimeOnly)
    case .dateTime, .countdown: nil
    }
  }

  /// A phrase may name only the day or the time, which leaves the other as it is.
  private func reading(_ reading: MomentReading) -> Reading {
    // "24:00" is midnight of the next day.
    let over = reading.moment.day - (reading.day?.day ?? now.day)
    let day = reading.day == nil ? columns.start.day + over : reading.moment.day
    let minutes = reading.namesTime ? reading.moment.minutes : columns.start.minutes
    return Reading(
      moment: DateTime(day: day, minutes: minutes), part: reading.day == nil ? .hour : nil,
      isWhole: reading.day != nil && (reading.namesTime || mode == .date || columns.picker.hasOptionalTime),
      day: reading.day, namesTime: reading.namesTime, isAround: reading.isAround, doubt: over == 0 ? nil : .open)
  }

  /// Refuses a duration that sets no time on a timer because it is less than a minute. Nil for other phrases.
  func tooShort(_ phrase: String) -> LocalizedText? {
    guard mode == .countdown, let seconds = understander.seconds(phrase).first, seconds > 0 else { return nil }
    return .message(.timerUnderMinute)
  }

  /// Reads a duration in the words in which a timer prints it, if the words of values do not include it (DATE-9).
  private func printedDurations(_ phrase: String) -> [Reading] {
    guard understander.seconds(phrase).isEmpty else { return [] }
    let wording = columns.locale.wording
    let numbers = Set(
      Folding.fold(phrase).split { !$0.isNumber }.compactMap { Int($0) }.filter { $0 < 60 } + [0, 1, 2])
    let folded = Folding.fold(phrase)
    for hours in numbers where hours < 24 {
      for minutes in numbers {
        let moment = DateTime(minutes: hours * 60 + minutes)
        let text = columns.picker.text(of: moment)
        if [wording, wording.braille].contains(where: { Folding.fold($0.text(text)) == folded }) {
          return [Reading(moment: moment, isWhole: true)]
        }
      }
    }
    return []
  }

  private func durations(_ phrase: String) -> [Reading] {
    understander.seconds(phrase).filter { $0 == 0 || $0 >= 30 }.map { seconds in
      let minutes = min(Int(min(seconds / 60, 1_000_000).rounded()), 1_440)
      return Reading(
        moment: DateTime(day: Day(minutes / 1_440), minutes: minutes % 1_440), isWhole: true,
        isRounded: Double(minutes) * 60 != seconds)
    }
  }
}

extension DatePhraseReader {
  /// Refuses a phrase that would be a date or time if its numbers were smaller, because there is no such day or time (DATE-6).
  func impossible(_ phrase: String) -> LocalizedText? {
    guard phrase.contains(where: \.isNumber) else { return nil }
    let small = Self.withSmallNumbers(phrase)
    let message =
      mode.hasDate && !understander.days(small, today: now.day).isEmpty
      ? Message.datePickerNoSuchDate
      : mode.hasTime && !understander.minutes(small, now: now).isEmpty ? Message.datePickerNoSuchTime : nil
    return message.map { .message($0(.text(.verbatim(phrase)), .text(columns.picker.title))) }
  }

  /// Replaces each number of one or two digits, which is no year, by 1.
  private static func withSmallNumbers(_ phrase: String) -> String {
    var result = ""
    var digits = ""
    func shown() -> String { digits.count > 2 ? digits : digits.isEmpty ? "" : "1" }
    for character in phrase {
      if let value = character.wholeNumberValue, character.isNumber {
        digits += String(value)
      } else {
        result += shown() + String(character)
        digits = ""
      }
    }
    return result + shown()
  }
}

extension DatePhraseReader {
  /// Returns the readings that are allowed and not in the past. Past readings remain only if none is possible in the future, or
  /// if the phrase names the year.
  func ahead(_ readings: [Reading]) -> [Reading] {
    // A time alone belongs to the chosen day, whichever that is.
    guard readings.contains(where: { $0.day != nil }) else { return readings }
    let picker = columns.picker
    let allowed = readings.filter { picker.isAllowed($0.moment) }
    // "This Friday" may be the past one. The user is asked about both: future days first, then the latest past one.
    if readings.contains(where: { $0.day?.isLoose == true }), !allowed.isEmpty {
      let behind = allowed.filter { $0.moment.day < now.day }.sorted { $0.moment.day > $1.moment.day }
      return allowed.filter { $0.moment.day >= now.day } + behind
    }
    let namesYear = readings.contains { $0.day?.namesYear == true }
    let ahead = readings.filter { $0.moment.day >= now.day }
    let open = ahead.filter { picker.isAllowed($0.moment) }
    if !namesYear, !open.isEmpty { return open }
    // A disabled day is refused as such, and not replaced by an earlier one.
    if !namesYear, ahead.contains(where: { picker.disabled.contains($0.moment.day) }) { return ahead }
    return allowed.isEmpty ? readings : allowed
  }
}

extension DatePhraseReader {
  /// Reads "quarter past", which names only the minutes, by putting the hour before or after it.
  func minutesAlone(_ phrase: String) -> [Reading] {
    // "4 pieces" is a number, whatever follows it.
    guard understander.number(phrase) == nil, !understander.namesPartOfDay(phrase) else { return [] }
    let hour = columns.start.hour
    let hours = [(hour + 11) % 12 + 1, hour % 12 + 1]
    for isBefore in [false, true] {
      let found = hours.compactMap { hour in
        understander.minutes(isBefore ? "\(hour) \(phrase)" : "\(phrase) \(hour)", now: now).first.map { $0 % 60 }
      }
      // In "7 before eight" the hour would be read as minutes.
      guard found.count == 2, found[0] == found[1], found[0] != 0 else { continue }
      let moment = DateTime(day: columns.start.day, minutes: hour * 60 + found[0])
      return [Reading(moment: moment, part: .minute, isWhole: false)]
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
