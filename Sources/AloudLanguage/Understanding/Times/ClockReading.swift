/// What the numbers and words of a time have been found to be.
struct ClockReading {
  /// The numbers before the word between, and after it.
  var before: [Int] = []
  var after: [Int] = []
  /// Minutes that were said as a part of an hour, before and after the word between.
  var partBefore: Int?
  var partAfter: Int?
  /// Whether the part was said before the hour.
  private(set) var isPartFirst = false
  /// "past", "to", "less" or "without".
  var link: TimeToken?
  /// Minutes before the hour that follows: "halb acht".
  var ahead: Int?
  var nextHour: Int?
  var isLate: Bool?
  var isNight = false
  /// By day: eleven is before noon, one after it.
  var isByDay = false
  var isBy24Hours = false
  /// Whether the hour is in digits.
  var isInDigits = false
  /// Whether the first number was one of minutes: "3 minutes" is no time, unless it is before or past one.
  var isMinutesAlone = false
  /// Whether a word or sign of minutes was said.
  var isMinuteSaid = false
  /// The minute of the day that has a name.
  var named: Int?
  var isEnd = false

  /// Adds a number before or after the word between.
  mutating func add(_ number: Int, isWord: Bool = true) {
    // "half past seven and five minutes", as Arabic tells 7:35.
    if link == nil, !isPartFirst, let part = partBefore, (1...10).contains(number) {
      partBefore = part + number
      return
    }
    let joins = isWord && !isMinuteSaid && link != .without && !(link == .less && before.isEmpty)
    if link == nil, ahead == nil { Self.add(number, to: &before, joins) } else { Self.add(number, to: &after, joins) }
  }

  /// Whether the hour has not been said yet.
  var wantsHour: Bool { link == .without || (link == nil && ahead == nil || link == .less ? before : after).isEmpty }

  /// Adds minutes as a part of an hour; false where there are some already.
  mutating func addPart(_ minutes: Int) -> Bool {
    if link == nil {
      guard partBefore == nil else { return false }
      isPartFirst = before.isEmpty
      partBefore = minutes
    } else {
      guard partAfter == nil else { return false }
      partAfter = minutes
    }
    return true
  }

  /// "fifty five" is one number, "eleven five" are two, and of "nine oh five" the last two are one.
  private static func add(_ number: Int, to numbers: inout [Int], _ joins: Bool) {
    if joins, let last = numbers.last, (1...9).contains(number),
      [20, 30, 40, 50].contains(last) || last == 0 && numbers.count == 2
    {
      numbers[numbers.count - 1] = last + number
    } else {
      numbers.append(number)
    }
  }
}
