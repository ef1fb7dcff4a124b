/// A word of a value phrase, by what it does.
enum ValueToken: Sendable, Equatable {
  /// A number, as a word.
  case value(Double)
  /// A word that amounts to a number and is more than that: "both", "a pair", "nothing".
  case amount(Double)
  /// A number in digits.
  case numeral(Double)
  /// "dozen": multiplies what stands before it.
  case scale(Double)
  /// "third": an ordinal, or a part of one.
  case ordinal(Double)
  /// "half": a part of one that is no ordinal.
  case fraction(Double)
  /// "and".
  case and
  /// "minus".
  case minus
  /// "point".
  case point
  /// "over": what follows divides what stands before.
  case over
  /// 分の: what stands before divides what follows.
  case parts
  /// "parts of": as `over`, but what is a multiple of the divisor stands apart: 271 parts of a hundred are 200.71.
  case partsOf
  /// 乗, at the end: what stands after `base` is how often what stands before is multiplied with itself.
  case power
  /// の between the two.
  case base
  /// "to the power of", between the two.
  case raised
  /// "times", before a power: 2 × 10 の 6 乗.
  case times
  /// Words that make an ordinal of the number beside them: "th", 日.
  case ordinalMark
  /// Words that make it a place in a list, never a day of the month: "number", 番目.
  case placeMark
  /// Words that mean nothing beside a number.
  case filler
  /// What a number counts: "pieces", 人. It means nothing beside a number either, but says that it is no day.
  case counter

  /// Whether it makes an ordinal of the number beside it.
  var isMark: Bool { self == .ordinalMark || self == .placeMark }

  /// Whether it is a number or an ordinal.
  var isNumberOrOrdinal: Bool { if case .ordinal = self { true } else { number != nil } }

  /// The number that it is, as a word or in digits.
  var number: Double? {
    switch self {
    case .value(let value), .numeral(let value), .amount(let value): value
    default: nil
    }
  }
}
