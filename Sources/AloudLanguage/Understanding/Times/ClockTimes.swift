/// The times of day that a reading can mean.
extension ClockReading {
  /// Since midnight, the likeliest first. Nil if the reading is not a time.
  func seconds(_ rules: TimeRules) -> [Int]? {
    if isEnd { return isBare && named == nil && isLate == nil && !isNight ? [86_399] : nil }
    if let named, isBare { return isNamedRight(named) ? [named * 60] : nil }
    guard let second = second(rules) else { return nil }
    guard isOpen(at: second, rules) else { return [second] }
    // "Half past three" can also be in the afternoon. "Quarter to one" is likelier after noon, because people name the night.
    let other = (second + 43_200) % 86_400
    return second < 3_600 && hourSaid == 1 ? [other, second] : [second, other]
  }

  /// True if only a half of the day was said, without a time.
  var isHalfAlone: Bool { isBare && named == nil && (isLate != nil || isNight || isByDay) }

  /// True if the hour contradicts the half of the day, as in "15:30 am".
  var isContradicted: Bool { isLate == false && before.first.map { (13..<24).contains($0) } ?? false }

  /// True if the sign of an hour stands after a number that is no hour: "25 Uhr".
  func hasImpossibleHour(_ rules: TimeRules) -> Bool {
    isHourSigned && before.count == 1 && link == nil && before[0] > (rules.goesOn ? 29 : 24)
  }

  private var isBare: Bool {
    before.isEmpty && after.isEmpty && link == nil && partBefore == nil && nextHour == nil && ahead == nil
  }

  /// Noon is not in the morning.
  private func isNamedRight(_ named: Int) -> Bool {
    switch isLate {
    case true?: named == 0 || named >= 720
    case false?: named < 720 || named >= 1_320
    case nil: true
    }
  }

  /// True if the hour can be in either half of the day.
  private func isOpen(at second: Int, _ rules: TimeRules) -> Bool {
    guard isLate == nil, !isByDay, named == nil, !isBy24Hours, let hour = hourSaid else { return false }
    if isNight { return rules.nightGoesOn && Self.edgeOfNight.contains(second / 3_600 % 12) }
    // "Halb 4" is read like "halb vier", although 3:30 in digits follows the 24-hour clock.
    if isInDigits, rules.isBy24Hours, !isToldByParts { return false }
    return (1...12).contains(hour) || (101...1259).contains(hour)
  }

  /// True if a word such as "half", "quarter" or "past" gives the minutes.
  private var isToldByParts: Bool { link != nil || ahead != nil || partBefore != nil || nextHour != nil }

  private var hourSaid: Int? {
    if let nextHour { return nextHour }
    return link == nil && ahead == nil || link == .less ? before.first : link == .without ? after.last : after.first
  }

  private func second(_ rules: TimeRules) -> Int? {
    if let nextHour { return second(ofHourBefore: nextHour, rules) }
    let half = -(ahead ?? 0)
    switch link {
    case nil:
      if isMinutesAlone || isPartFirst && rules.partsGoAhead { return nil }
      if ahead != nil { return before.isEmpty ? clock(after, plus: half, rules) : nil }
      // "Midi 30": the number is too large for an hour.
      if let named, partBefore == nil, before.count == 1, (25..<60).contains(before[0]) {
        return named * 60 + before[0] * 60
      }
      // "Mezzogiorno e mezzo".
      if let named, let part = partBefore, before.isEmpty { return (named + part) * 60 }
      // A part of an hour cannot follow minutes.
      if partBefore != nil, before.count > 1 { return nil }
      return clock(before, plus: partBefore ?? 0, rules)
    case .past: return offset.flatMap { clock(hourAfter, plus: $0 + half, rules) }
    case .to: return offset.flatMap { clock(hourAfter, plus: half - $0, rules) }
    case .without: return without(rules, plus: half)
    default:
      // The hour comes last, as in 差五分九点.
      if before.isEmpty { return without(rules, plus: half) }
      // The minutes come before the link word, as in 8時3分前.
      if after.isEmpty, partAfter == nil, before.count == 2 || before.count == 3, isMinuteSaid, let less = before.last {
        return clock(before.dropLast(), plus: -less, rules)
      }
      let less = after.count <= 1 ? after.first ?? partAfter : nil
      return less.flatMap { clock(before, plus: (partBefore ?? 0) - $0, rules) }
    }
  }

  /// The hour to which minutes are added or from which they are taken: a number, or a named time.
  private var hourAfter: [Int] {
    if after.isEmpty, let named { return [named / 60, named % 60] }
    return after
  }

  /// The minutes before "past" or "to". "Une heure avant midi" has hours.
  private var offset: Int? {
    guard !isHourSigned, before.count <= 1, before.isEmpty != (partBefore == nil) else { return nil }
    return before.first ?? partBefore
  }

  private func second(ofHourBefore hour: Int, _ rules: TimeRules) -> Int? {
    guard after.isEmpty, link == nil, (1...24).contains(hour), let offset else { return nil }
    // "Five minutes of the first" is after noon, or after midnight if the night is named.
    return clock([hour == 1 && !isNight && isLate != false ? 13 : hour], plus: offset - 60, rules)
  }

  /// The minutes come before the hour, as in "без пяти девять". Those to a part of an hour are added to it: "za pět půl osmé".
  private func without(_ rules: TimeRules, plus half: Int) -> Int? {
    guard before.isEmpty, partBefore == nil else { return nil }
    if let partAfter { return after.count <= 1 ? clock(hourAfter, plus: half - partAfter, rules) : nil }
    if let named, after.count == 1 { return clock([named / 60, named % 60], plus: half - after[0], rules) }
    let hasTwo = after.count > 2 && after[0] >= 20 && after[1] < 10
    let minutes = after.prefix(hasTwo ? 2 : 1).reduce(0, +)
    let hour = after.dropFirst(hasTwo ? 2 : 1)
    guard !hour.isEmpty, (1..<60).contains(minutes) else { return nil }
    return clock([hour.reduce(0, +)], plus: half - minutes, rules)
  }

  private func clock(_ numbers: [Int], plus minutes: Int, _ rules: TimeRules) -> Int? {
    var numbers = numbers
    // Digits without a separator, as in "1140".
    if numbers.count == 1, (100...2400).contains(numbers[0]) { numbers = [numbers[0] / 100, numbers[0] % 100] }
    guard (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ (0..<60).contains($0) }) else { return nil }
    let rest = ((numbers.count > 1 ? numbers[1] : 0) + minutes) * 60 + (numbers.count > 2 ? numbers[2] : 0)
    let hour = numbers[0]
    guard (0...(rules.goesOn ? 29 : 24)).contains(hour), hour != 24 || rest <= 0 || rules.goesOn else { return nil }
    // "Mañana" beside "nueve de la noche" means tomorrow, not the morning.
    if isNight, isLate == false, (6...11).contains(hour) { return nil }
    if named == 720, isLate == false, !(9...11).contains(hour) { return nil }
    if let isLate {
      // The half of the day applies to the resulting time, not to the hour that was named: "quarter to twelve at noon".
      if hour > 12 { return isLate ? hour * 3_600 + rest : nil }
      return ((hour * 3_600 + rest) % 43_200 + 43_200) % 43_200 + (isLate ? 43_200 : 0)
    }
    let second = self.hour(hour) * 3_600 + rest
    return second < 0 ? second + 86_400 : second
  }

  /// The hours that some call night, and others morning or evening: "sechs Uhr nachts".
  private static var edgeOfNight: ClosedRange<Int> { 5...6 }

  private func hour(_ hour: Int) -> Int {
    if isNight || named == 0 { return hour == 12 ? 0 : isNight && (5...11).contains(hour) ? hour + 12 : hour }
    // "7 at noon" is in the afternoon; "11 at noon" is before noon.
    if named == 720 || isByDay, (1...9).contains(hour) { return hour + 12 }
    return hour
  }
}
