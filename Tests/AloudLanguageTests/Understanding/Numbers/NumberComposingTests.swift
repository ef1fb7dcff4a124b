import Testing

@testable import AloudLanguage

struct NumberComposingTests {
  private let plain = NumberComposing(rules: NumberRules())
  private let han = NumberComposing(rules: NumberRules(tens: true, shorthand: true))
  private let paired = NumberComposing(rules: NumberRules(pairs: true))

  private func number(_ tokens: ValueToken...) -> Double? { plain.number(tokens) }

  @Test("a scale multiplies what is smaller before it; the rest is added") func scales() {
    #expect(number(.value(2), .value(100), .value(1000), .and, .value(5)) == 200_005)
    #expect(number(.value(1_000_000), .value(2), .value(1000)) == 1_002_000)
    #expect(han.number([.value(4), .value(10), .value(5)]) == 45)
    #expect(number(.value(4), .value(10), .value(5)) == nil)
    #expect(number(.value(1000)) == 1000)
    #expect(han.number([.value(3), .value(10_000), .value(2), .value(1000)]) == 32_000)
  }

  @Test("two-digit numbers beside each other are a year") func years() {
    #expect(paired.number([.value(19), .value(84)]) == 1984)
    #expect(paired.number([.value(19), .value(0), .value(4)]) == 1904)
    #expect(paired.number([.numeral(19), .numeral(84)]) == nil)
    #expect(number(.value(19), .value(84)) == nil)
    #expect(paired.number([.value(5), .value(7)]) == nil)
  }

  @Test("a digit at the end counts the next smaller scale, where a language says so") func shorthand() {
    #expect(han.number([.value(9), .value(10_000), .value(4)]) == 94_000)
    #expect(han.number([.value(9), .value(10_000), .value(0), .value(4)]) == 90_004)
    #expect(han.number([.value(2), .value(10), .value(5)]) == 25)
    #expect(number(.value(9), .value(10_000), .value(4)) == 90_004)
  }

  @Test("powers, parts of a hundred, and ordinals of several words that divide") func more() {
    #expect(number(.value(2), .base, .value(10), .power) == 1024)
    #expect(number(.minus, .value(4), .base, .minus, .value(1), .power) == -0.25)
    #expect(number(.value(200), .and, .value(3), .partsOf, .value(100)) == 200.03)
    #expect(number(.value(20), .partsOf, .value(25)) == 0.8)
    #expect(number(.value(3), .value(2), .ordinal(1000)) == 0.0015)
    #expect(number(.value(5), .value(1_000_000), .point, .value(3), .ordinal(4)) == 5_750_000)
    #expect(number(.value(11), .point, .value(1), .and, .fraction(2)) == 12.5)
    #expect(number(.value(2), .base, .power) == nil)
    #expect(number(.value(2), .partsOf, .value(0)) == nil)
  }

  @Test("fractions, decimals and signs") func fractions() {
    #expect(number(.value(2), .and, .fraction(2)) == 2.5)
    #expect(number(.value(100), .value(32), .ordinal(5)) == 26.4)
    #expect(number(.value(100), .and, .value(3), .fraction(4)) == 100.75)
    #expect(number(.fraction(2), .value(1_000_000)) == 500_000)
    #expect(number(.value(9), .point, .value(0), .value(4)) == 9.04)
    #expect(number(.minus, .value(1), .over, .value(4)) == -0.25)
    #expect(number(.value(100), .and, .value(4), .parts, .value(3)) == 100.75)
  }

  @Test("a fraction after a scale is a part of it, unless a scale of its own follows") func fractionsOfScales() {
    #expect(number(.value(3), .value(1_000_000), .and, .fraction(2)) == 3_500_000)
    #expect(number(.value(1_000_000_000), .and, .fraction(2), .value(1_000_000)) == 1_000_500_000)
    #expect(number(.value(3), .and, .value(1), .ordinal(5)) == 3.2)
    #expect(number(.value(322), .value(100)) == 32_200)
    #expect(number(.value(3), .scale(12)) == 36)
    #expect(number(.value(2), .value(0), .value(2), .value(6)) == 2026)
  }

  @Test("what makes no number is none, and no absurd input stops the program") func none() {
    #expect(number() == nil)
    #expect(number(.and) == nil)
    #expect(number(.point) == nil)
    #expect(number(.value(1), .minus) == nil)
    #expect(number(.value(1), .over, .value(0)) == nil)
    #expect(number(.ordinal(3)) == nil)
    #expect(plain.number(Array(repeating: .value(1e12), count: 200))?.isFinite != true)
    #expect(plain.number([.value(1), .point] + Array(repeating: .value(9), count: 400)) != nil)
  }

  @Test("an ordinal ends in one, or is marked as one") func ordinals() {
    #expect(plain.ordinal([.value(20), .ordinal(5)]) == 25)
    #expect(plain.ordinal([.value(2), .ordinal(100)]) == 200)
    #expect(plain.ordinal([.ordinalMark, .value(3)]) == 3)
    #expect(plain.ordinal([.value(3)]) == nil)
    #expect(plain.ordinal([.ordinalMark]) == nil)
  }

  @Test("a part before a number is a part of that, where a language says so, and no ordinal is one") func ofNumbers() {
    let arabic = NumberComposing(rules: NumberRules(ofNumbers: true, onesFirst: true))
    #expect(arabic.number([.fraction(5), .ordinal(20)]) == 4)
    #expect(arabic.number([.fraction(5), .fraction(5), .value(20)]) == 0.8)
    #expect(arabic.number([.value(5), .ordinal(20)]) == nil)
    #expect(arabic.number([.value(30), .value(5)]) == nil)
  }

  @Test("a part beside a whole is less than one: one hundred and thirty fifths are 26") func improper() {
    #expect(number(.value(100), .and, .value(30), .ordinal(5)) == 26)
    #expect(number(.value(100), .and, .value(3), .ordinal(5)) == 100.6)
    #expect(number(.value(300), .and, .value(2), .fraction(1.0 / 12)) == 324)
  }

  @Test("a whole number after a quotient stands with it, as from right to left") func quotientFirst() {
    #expect(number(.numeral(1), .over, .numeral(4), .numeral(2)) == 2.25)
    #expect(number(.numeral(5), .over, .numeral(4), .numeral(2)) == nil)
  }
}
