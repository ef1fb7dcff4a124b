/// A part of a date or a time, by its CLDR name.
public enum DateField: String, Sendable, CaseIterable {
  case era, year, month, day, weekday, dayPeriod, hour, minute, second

  /// Creates the field that a pattern letter stands for. Returns nil for an unknown letter.
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
