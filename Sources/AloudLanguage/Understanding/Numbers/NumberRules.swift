/// What a language does with numbers that others don't.
struct NumberRules: Sendable, Equatable {
  /// Ten multiplies a digit before it: 三十 (`number.tens = yes`).
  var tens = false
  /// Two numbers of two digits are a year: "nineteen eighty-four" (`number.pairs = yes`).
  var pairs = false
  /// A digit alone after a scale counts the next smaller one: 九万四 is 94,000 (`number.shorthand = yes`).
  var shorthand = false

  /// A part before a number is a part of that, and no ordinal is a part: خمس العشرين is 4 (`number.ofNumbers = yes`).
  var ofNumbers = false
  /// Ones stand before tens, and "and" between: ثلاثون خمس is no 35 (`number.onesFirst = yes`).
  var onesFirst = false
  /// No word of a number is joined to another: "milk" is not "mil" and "k" (`number.apart = yes`).
  var apart = false

  /// The rules that a lexicon names.
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

  /// Rules by themselves.
  init(
    tens: Bool = false, pairs: Bool = false, shorthand: Bool = false, apart: Bool = false, ofNumbers: Bool = false,
    onesFirst: Bool = false
  ) {
    (self.tens, self.pairs, self.shorthand, self.apart) = (tens, pairs, shorthand, apart)
    (self.ofNumbers, self.onesFirst) = (ofNumbers, onesFirst)
  }
}
