/// A word of a duration, by what it says.
enum DurationToken: Sendable, Equatable {
  /// A number in digits.
  case digits(Double)
  /// A part of a number in words.
  case number(ValueToken)
  /// "hours": what is counted.
  case unit(RelativeUnit)
  /// "h": a unit as a single letter, which counts digits only.
  case letter(RelativeUnit)
  /// So many of a unit in a word of its own, which may be counted: "fortnight", ساعتين.
  case amount(Double, RelativeUnit)
  /// What makes one of a unit without a number: "the whole week", "another week".
  case whole
  /// Words that change nothing: "for", "at least".
  case filler
}
