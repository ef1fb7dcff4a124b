/// A day that a phrase can mean, and what the phrase says of it.
public struct DayReading: Sendable, Equatable {
  /// The day.
  public internal(set) var day: Day
  /// The weekday that is named, 1 = Monday … 7 = Sunday; nil where none is.
  public internal(set) var weekday: Int?
  /// Whether the year is named, so that no other year can be meant.
  public internal(set) var namesYear = false
  /// Whether nothing but a number says which day it is, with a weekday or without: "the 5th", "Friday the 5th".
  package var isByNumber = false
  /// Whether that number is an ordinal, so that it is no hour.
  var isOrdinal = false
  /// Whether a day of the month is named without its month.
  package var isOfAnyMonth = false
  /// Whether a month is named without its year.
  package var isOfAnyYear = false
  /// Whether the words may mean another day as well, as "next Friday" and "next week" do.
  package var isLoose = false
  /// Whether it goes back from a day ahead, or ahead from one behind: "two days before tomorrow".
  package var isCrossed = false

  /// Whether it is told as a distance from now alone: "a day later", but not "tomorrow".
  package var isDistance = false

  /// Whether it is written with a year of four digits before the month and the day, as ISO 8601 has it: it can mean no other.
  package var isISO = false

  /// Whether words were cut for it that mean something else as they are.
  package var isCut = false

  /// The same, with words cut for it.
  var cut: DayReading {
    var day = self
    day.isCut = true
    return day
  }

  /// Whether a weekday is named that the day is not.
  public var isOtherWeekday: Bool { weekday.map { $0 != day.weekday } ?? false }
}

extension [DayReading] {
  /// Each day once, those first that nothing speaks against: where a word is both yesterday and tomorrow, the one that
  /// the rest goes on from.
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
    // "in 3 days" says what the number counts: it is no day of a month.
    if days.contains(where: { !$0.isByNumber }) { days.removeAll(where: \.isByNumber) }
    let plain = days.filter { !$0.isCrossed } + days.filter(\.isCrossed)
    // "первый вторник марта" is the first Tuesday before it is a 1st that is none.
    return plain.filter { !$0.isOtherWeekday } + plain.filter(\.isOtherWeekday)
  }
}
