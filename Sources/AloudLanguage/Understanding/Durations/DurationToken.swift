/// A word of a duration, by its role.
enum DurationToken: Sendable, Equatable {
  /// A number in digits.
  case digits(Double)
  /// A number in words, or a part of one.
  case number(ValueToken)
  /// A unit, such as "hours".
  case unit(RelativeUnit)
  /// A unit as a single letter, which counts only digits: "h".
  case letter(RelativeUnit)
  /// A number of units in a single word, which can be counted in turn: "fortnight", ساعتين.
  case amount(Double, RelativeUnit)
  /// A word that makes one of a unit without a number: "the whole week", "another week".
  case whole
  /// A word without meaning: "for", "at least".
  case filler
}
