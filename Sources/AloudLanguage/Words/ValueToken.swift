enum ValueToken: Sendable, Equatable {
  case value(Double)
  /// A word that amounts to a number but means more: "both", "a pair", "nothing".
  case amount(Double)
  /// A number in digits.
  case numeral(Double)
  /// A word that multiplies the number before it: "dozen".
  case scale(Double)
  /// An ordinal, which can also be a fraction: "third".
  case ordinal(Double)
  /// A fraction that is not an ordinal: "half".
  case fraction(Double)
  case and
  case minus
  case point
  /// "Over": the number before it is divided by the number after it.
  case over
  /// 分の: the number after it is divided by the number before it.
  case parts
  /// "Parts of": like `over`, but multiples of the divisor stay whole: 271 parts of a hundred are 200.71.
  case partsOf
  /// 乗, at the end: the number after `base` is the exponent of the number before it.
  case power
  /// の between base and exponent.
  case base
  /// "To the power of", between base and exponent.
  case raised
  /// A power in a single word or phrase, after the base: "squared".
  case exponent(Int)
  /// "Times", before a power: 2 × 10 の 6 乗.
  case times
  /// A word that turns the number beside it into an ordinal: "th", 日.
  case ordinalMark
  /// A word that turns the number beside it into a place in a list, never a day of the month: "number", 番目.
  case placeMark
  /// A word without meaning beside a number.
  case filler
  /// A word with which a number is only a limit: "más de".
  case limit
  /// A counter word: "pieces", 人. It has no meaning beside a number, except that the number is not a day.
  case counter

  var isMark: Bool { self == .ordinalMark || self == .placeMark }
  var isNumeral: Bool { if case .numeral = self { true } else { false } }
  var isNumberOrOrdinal: Bool { if case .ordinal = self { true } else { number != nil } }

  var number: Double? {
    switch self {
    case .value(let value), .numeral(let value), .amount(let value): value
    default: nil
    }
  }
}
