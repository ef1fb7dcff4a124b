/// A day that a phrase can mean, and the details that the phrase gave.
public struct DayReading: Sendable, Equatable {
  /// The day.
  public internal(set) var day: Day
  /// The weekday that is named, 1 = Monday … 7 = Sunday, or nil if there is none.
  public internal(set) var weekday: Int?
  /// A Boolean value that indicates whether the year is named, so that no other year can be meant.
  public internal(set) var namesYear = false
  /// True if only a number names the day, with or without a weekday: "the 5th", "Friday the 5th".
  package var isByNumber = false
  /// True if that number is an ordinal, and therefore not an hour.
  var isOrdinal = false
  /// True if a day of the month is named without its month.
  package var isOfAnyMonth = false
  /// True if a month is named without its year.
  package var isOfAnyYear = false
  /// True if the words can also mean another day, as with "next Friday" and "next week".
  package var isLoose = false
  /// True if the phrase counts back from a future day, or ahead from a past one: "two days before tomorrow".
  package var isCrossed = false

  /// True if only a distance from now is given: "a day later", but not "tomorrow".
  package var isDistance = false

  /// True if the day is in ISO 8601 order with a four-digit year, and is therefore unambiguous.
  package var isISO = false

  /// True if a word of its own names the day as seen from today: "tomorrow".
  package var isRelative: Bool {
    weekday == nil && !isByNumber && !isOfAnyMonth && !isOfAnyYear && !namesYear && !isLoose && !isDistance
  }

  /// True if "Tuesday, a week later" was read in words that more likely mean the Tuesday of next week.
  var isLastResort = false

  /// True if words with a different meaning were split to read the day.
  package var isCut = false

  var cut: DayReading {
    var day = self
    day.isCut = true
    return day
  }

  /// A Boolean value that indicates whether the named weekday differs from the day's.
  public var isOtherWeekday: Bool { weekday.map { $0 != day.weekday } ?? false }
}

extension [DayReading] {
  /// The readings with each day once, those without contradictions first. If a word means both yesterday and tomorrow, the reading
  /// that the rest of the phrase continues comes first.
  var settled: [DayReading] {
    guard count > 1 else { return self }
    var days: [DayReading] = []
    for reading in self {
      guard let index = days.firstIndex(where: { $0.day == reading.day }) else {
        days.append(reading)
        continue
      }
      if !reading.isOtherWeekday { days[index].weekday = reading.weekday }
      if reading.isOrdinal { days[index].isOrdinal = true }
    }
    // "In 3 days" names the unit of the number, which is therefore not a day of the month.
    if days.contains(where: { !$0.isByNumber }) { days.removeAll(where: \.isByNumber) }
    if days.contains(where: { !$0.isLastResort }) { days.removeAll(where: \.isLastResort) }
    let plain = days.filter { !$0.isCrossed } + days.filter(\.isCrossed)
    // "Первый вторник марта" is the first Tuesday rather than a 1st that is not a Tuesday.
    return plain.filter { !$0.isOtherWeekday } + plain.filter(\.isOtherWeekday)
  }
}

/// A moment that a phrase can mean, and the parts of it that the phrase names.
public struct MomentReading: Sendable, Equatable {
  /// The moment, at midnight if no time is named.
  public package(set) var moment: DateTime
  /// The details of the day, or nil if the phrase names only a time.
  public internal(set) var day: DayReading?
  /// A Boolean value that indicates whether the phrase names a time of day.
  public package(set) var namesTime = true
  /// True if a part of the day stands for its usual time: "tomorrow evening".
  package var isAround = false
}

extension MomentReading {
  package init(_ day: DayReading) { self.init(moment: DateTime(day: day.day), day: day, namesTime: false) }
}
