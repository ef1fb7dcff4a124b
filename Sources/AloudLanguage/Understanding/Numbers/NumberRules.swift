/// The rules for numbers that only some languages have.
struct NumberRules: Sendable, Equatable {
  /// A Boolean value that indicates whether ten multiplies a digit before it: 三十 (`number.tens = yes`).
  var tens = false
  /// A Boolean value that indicates whether two numbers of two digits make a year: "nineteen eighty-four" (`number.pairs = yes`).
  var pairs = false
  /// A Boolean value that indicates whether a single digit after a scale counts tenths of it: 九万四 is 94,000 (`number.shorthand =
  /// yes`).
  var shorthand = false

  /// A Boolean value that indicates whether a fraction before a number is a part of it, and ordinals are not fractions: خمس العشرين
  /// is 4 (`number.ofNumbers = yes`).
  var ofNumbers = false
  /// A Boolean value that indicates whether ones come before tens, joined by "and": ثلاثون خمس is not 35 (`number.onesFirst =
  /// yes`).
  var onesFirst = false
  /// A Boolean value that indicates whether number words are never joined: "milk" is not "mil" and "k" (`number.apart = yes`).
  var apart = false

  /// Reads the rules that a lexicon sets.
  init(_ lexicon: Lexicon) {
    for line in lexicon.lines where line.kind == "number" {
      switch line.name {
      case "tens": tens = true
      case "pairs": pairs = true
      case "shorthand": shorthand = true
      case "apart": apart = true
      case "ofNumbers": ofNumbers = true
      case "onesFirst": onesFirst = true
      default: continue
      }
    }
  }

  /// Creates rules from the given values.
  init(
    tens: Bool = false, pairs: Bool = false, shorthand: Bool = false, apart: Bool = false, ofNumbers: Bool = false,
    onesFirst: Bool = false
  ) {
    (self.tens, self.pairs, self.shorthand, self.apart) = (tens, pairs, shorthand, apart)
    (self.ofNumbers, self.onesFirst) = (ofNumbers, onesFirst)
  }
}
