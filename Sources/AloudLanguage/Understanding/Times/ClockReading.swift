/// The numbers and words of a time of day, by their roles.
struct ClockReading {
  /// The numbers before and after the link word.
  var before: [Int] = []
  var after: [Int] = []
  /// The minutes that were said as a part of an hour, before and after the link word.
  var partBefore: Int?
  var partAfter: Int?
  /// True if the part was said before the hour.
  private(set) var isPartFirst = false
  /// The link word: "past", "to", "less" or "without".
  var link: TimeToken?
  /// The minutes before the following hour, as in "halb acht".
  var ahead: Int?
  var nextHour: Int?
  var isLate: Bool?
  var isNight = false
  /// True if the time is by day: eleven is before noon, and one after it.
  var isByDay = false
  var isBy24Hours = false
  /// True if the hour is in digits.
  var isInDigits = false
  /// True if the only number is one of minutes. "3 minutes" is not a time without "to" or "past".
  var isMinutesAlone = false
  /// True if a word or sign for minutes was said.
  var isMinuteSaid = false
  /// True if the sign of the hour followed the hour, so that a number after it is the minutes.
  var isHourSigned = false
  /// The minute of the day that a named time stands for.
  var named: Int?
  var isEnd = false

  mutating func add(_ number: Int, isWord: Bool = true) {
    // Arabic says "half past seven and five minutes" for 7:35.
    if link == nil, !isPartFirst, let part = partBefore, (1...10).contains(number) {
      partBefore = part + number
      return
    }
    let endsWithHour = isHourSigned && before.count == 1
    let joins =
      isWord && !isMinuteSaid && !endsWithHour && link != .without && !(link == .less && before.isEmpty)
    if link == nil, ahead == nil { Self.add(number, to: &before, joins) } else { Self.add(number, to: &after, joins) }
  }

  var wantsHour: Bool { link == .without || (link == nil && ahead == nil || link == .less ? before : after).isEmpty }

  /// True if a number of minutes should follow "less" or "without".
  var lacksMinutes: Bool {
    (link == .without || link == .less && before.count == 1) && after.isEmpty && partAfter == nil
  }

  /// Returns false if there is a part already.
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

  /// Adds a number: "fifty five" is one number, "eleven five" are two, and in "nine oh five" the last two are one.
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
