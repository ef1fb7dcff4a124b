/// What the words of a time mean together.
struct TimeGrammar {
  private var before: [Int] = []
  private var after: [Int] = []
  /// Minutes that were said as a part of an hour, before and after the word between.
  private var minutesBefore: Int?
  private var minutesAfter: Int?
  private var link: TimeToken?
  private var isHalfTo = false
  private var isLate: Bool?
  private var isNight = false
  /// Whether the only number so far was one of minutes: "3 minutes" is no time, unless it is before or past one.
  private var isMinutesAlone = false
  private var named: Int?

  /// The seconds of the day that words can mean; nil where they mean none.
  static func second(_ tokens: [TimeToken]) -> Int? {
    var grammar = TimeGrammar()
    for token in tokens { guard grammar.take(token) else { return nil } }
    return grammar.finish()
  }

  private mutating func take(_ token: TimeToken) -> Bool {
    switch token {
    case .filler: return true
    case .number(let number):
      if link == nil, !isHalfTo { Self.add(number, to: &before) } else { Self.add(number, to: &after) }
      return true
    case .minute:
      isMinutesAlone = link == nil && before.count == 1
      return true
    case .second:
      // "8時20秒": there were no minutes.
      if before.count == 2 { before.insert(0, at: 1) }
      return before.count == 3
    case .minutes(let minutes):
      if link == nil {
        guard minutesBefore == nil else { return false }
        minutesBefore = minutes
      } else {
        guard minutesAfter == nil else { return false }
        minutesAfter = minutes
      }
      return true
    case .past, .to, .less:
      guard link == nil else { return false }
      link = token
      return true
    case .halfTo:
      guard !isHalfTo else { return false }
      isHalfTo = true
      return true
    case .half(let late):
      guard isLate == nil || isLate == late else { return false }
      isLate = late
      return true
    case .night:
      isNight = true
      return true
    case .named(let minute):
      guard named == nil else { return false }
      named = minute
      return true
    }
  }

  /// "fifty five" is one number, "eleven five" are two.
  private static func add(_ number: Int, to numbers: inout [Int]) {
    if let last = numbers.last, [20, 30, 40, 50].contains(last), (1...9).contains(number) {
      numbers[numbers.count - 1] = last + number
    } else {
      numbers.append(number)
    }
  }

  private func finish() -> Int? {
    if before.isEmpty, after.isEmpty {
      guard let named, link == nil, minutesBefore == nil else { return nil }
      return named * 60
    }
    switch link {
    case nil:
      if isMinutesAlone, before.count == 1 { return nil }
      if isHalfTo { return before.isEmpty ? clock(after, plus: -30) : nil }
      return clock(before, plus: minutesBefore ?? 0)
    case .past: return offset().flatMap { clock(after, plus: $0 - (isHalfTo ? 30 : 0)) }
    case .to: return offset().flatMap { clock(after, plus: -$0 - (isHalfTo ? 30 : 0)) }
    default:
      let less = after.count <= 1 ? after.first ?? minutesAfter : nil
      return less.flatMap { clock(before, plus: (minutesBefore ?? 0) - $0) }
    }
  }

  /// The minutes before "past" or "to".
  private func offset() -> Int? {
    guard before.count <= 1, before.isEmpty != (minutesBefore == nil) else { return nil }
    return before.first ?? minutesBefore
  }

  /// An hour, minutes and seconds, with minutes added or taken.
  private func clock(_ numbers: [Int], plus minutes: Int) -> Int? {
    var numbers = numbers
    // "1140" is said as it is written.
    if numbers.count == 1, (100...2400).contains(numbers[0]) { numbers = [numbers[0] / 100, numbers[0] % 100] }
    guard (1...3).contains(numbers.count), numbers[0] <= 24, numbers.dropFirst().allSatisfy({ (0..<60).contains($0) })
    else { return nil }
    let minute = (numbers.count > 1 ? numbers[1] : 0) + minutes
    let total = (hour(numbers[0]) * 60 + minute) * 60 + (numbers.count > 2 ? numbers[2] : 0)
    return (total % 86_400 + 86_400) % 86_400
  }

  private func hour(_ hour: Int) -> Int {
    let isMidnight = named == 0
    if let isLate {
      if hour > 12 { return hour }
      return hour % 12 + (isLate ? 12 : 0)
    }
    if isNight || isMidnight { return hour == 12 ? 0 : isNight && (5...11).contains(hour) ? hour + 12 : hour }
    // "7 at noon" is in the afternoon, "11 at noon" before it.
    if named == 720, (1...6).contains(hour) { return hour + 12 }
    return hour
  }
}
