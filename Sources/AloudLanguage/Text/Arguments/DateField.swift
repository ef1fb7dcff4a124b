/// A part of a date or a time, by CLDR's name.
public enum DateField: String, Sendable, CaseIterable {
  case era, year, month, day, weekday, dayPeriod, hour, minute, second

  /// The field that a letter of a pattern stands for; nil for a letter that is not known.
  init?(letter: Character) {
    switch letter {
    case "G": self = .era
    case "y": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    case "E", "c": self = .weekday
    case "a", "b", "B": self = .dayPeriod
    case "h", "H", "K", "k": self = .hour
    case "m": self = .minute
    case "s": self = .second
    default: return nil
    }
  }
}
