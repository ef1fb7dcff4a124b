import Expectations
import Testing

@testable import AloudLanguage

struct NumberComposingTests {
  private let plain = NumberComposing(rules: NumberRules())
  private let han = NumberComposing(rules: NumberRules(tens: true, shorthand: true))
  private let paired = NumberComposing(rules: NumberRules(pairs: true))

  private func number(_ tokens: ValueToken...) -> Double? { plain.number(tokens) }

  @Test("a scale multiplies what is smaller before it; the rest is added") func scales() {
    expect(number(.value(2), .value(100), .value(1000), .and, .value(5)), is: 200_005)
    expect(number(.value(1_000_000), .value(2), .value(1000)), is: 1_002_000)
    expect(han.number([.value(4), .value(10), .value(5)]), is: 45)
    expectNil(number(.value(4), .value(10), .value(5)))
    expect(number(.value(1000)), is: 1000)
    expect(han.number([.value(3), .value(10_000), .value(2), .value(1000)]), is: 32_000)
  }

  @Test("two-digit numbers beside each other are a year") func years() {
    expect(paired.number([.value(19), .value(84)]), is: 1984)
    expect(paired.number([.value(19), .value(0), .value(4)]), is: 1904)
    expectNil(paired.number([.numeral(19), .numeral(84)]))
    expectNil(number(.value(19), .value(84)))
    expectNil(paired.number([.value(5), .value(7)]))
  }

  @Test("a digit at the end counts the next smaller scale, where a language says so") func shorthand() {
    expect(han.number([.value(9), .value(10_000), .value(4)]), is: 94_000)
    expect(han.number([.value(9), .value(10_000), .value(0), .value(4)]), is: 90_004)
    expect(han.number([.value(2), .value(10), .value(5)]), is: 25)
    expect(number(.value(9), .value(10_000), .value(4)), is: 90_004)
  }

  @Test("powers, parts of a hundred, and ordinals of several words that divide") func more() {
    expect(number(.value(2), .base, .value(10), .power), is: 1024)
    expect(number(.minus, .value(4), .base, .minus, .value(1), .power), is: -0.25)
    expect(number(.value(200), .and, .value(3), .partsOf, .value(100)), is: 200.03)
    expect(number(.value(20), .partsOf, .value(25)), is: 0.8)
    expect(number(.value(3), .value(2), .ordinal(1000)), is: 0.0015)
    expect(number(.value(5), .value(1_000_000), .point, .value(3), .ordinal(4)), is: 5_750_000)
    expect(number(.value(11), .point, .value(1), .and, .fraction(2)), is: 12.5)
    expectNil(number(.value(2), .base, .power))
    expectNil(number(.value(2), .partsOf, .value(0)))
  }

  @Test("fractions, decimals and signs") func fractions() {
    expect(number(.value(2), .and, .fraction(2)), is: 2.5)
    expect(number(.value(100), .value(32), .ordinal(5)), is: 26.4)
    expect(number(.value(100), .and, .value(3), .fraction(4)), is: 100.75)
    expect(number(.fraction(2), .value(1_000_000)), is: 500_000)
    expect(number(.value(9), .point, .value(0), .value(4)), is: 9.04)
    expect(number(.minus, .value(1), .over, .value(4)), is: -0.25)
    expect(number(.value(100), .and, .value(4), .parts, .value(3)), is: 100.75)
  }

  @Test("a fraction after a scale is a part of it, unless a scale of its own follows") func fractionsOfScales() {
    expect(number(.value(3), .value(1_000_000), .and, .fraction(2)), is: 3_500_000)
    expect(number(.value(1_000_000_000), .and, .fraction(2), .value(1_000_000)), is: 1_000_500_000)
    expect(number(.value(3), .and, .value(1), .ordinal(5)), is: 3.2)
    expect(number(.value(322), .value(100)), is: 32_200)
    expect(number(.value(3), .scale(12)), is: 36)
    expect(number(.value(2), .value(0), .value(2), .value(6)), is: 2026)
  }

  @Test("what makes no number is none, and no absurd input stops the program") func none() {
    expectNil(number())
    expectNil(number(.and))
    expectNil(number(.point))
    expectNil(number(.value(1), .minus))
    expectNil(number(.value(1), .over, .value(0)))
    expectNil(number(.ordinal(3)))
    expect(plain.number(Array(repeating: .value(1e12), count: 200))?.isFinite != true)
    expect(plain.number([.value(1), .point] + Array(repeating: .value(9), count: 400)) != nil)
  }

  @Test("an ordinal ends in one, or is marked as one") func ordinals() {
    expect(plain.ordinal([.value(20), .ordinal(5)]), is: 25)
    expect(plain.ordinal([.value(2), .ordinal(100)]), is: 200)
    expect(plain.ordinal([.ordinalMark, .value(3)]), is: 3)
    expectNil(plain.ordinal([.value(3)]))
    expectNil(plain.ordinal([.ordinalMark]))
  }

  @Test("a part before a number is a part of that, where a language says so, and no ordinal is one") func ofNumbers() {
    let arabic = NumberComposing(rules: NumberRules(ofNumbers: true, onesFirst: true))
    expect(arabic.number([.fraction(5), .ordinal(20)]), is: 4)
    expect(arabic.number([.fraction(5), .fraction(5), .value(20)]), is: 0.8)
    expectNil(arabic.number([.value(5), .ordinal(20)]))
    expectNil(arabic.number([.value(30), .value(5)]))
  }

  @Test("a part beside a whole is less than one: one hundred and thirty fifths are 26") func improper() {
    expect(number(.value(100), .and, .value(30), .ordinal(5)), is: 26)
    expect(number(.value(100), .and, .value(3), .ordinal(5)), is: 100.6)
    expect(number(.value(300), .and, .value(2), .fraction(1.0 / 12)), is: 324)
  }

  @Test("a whole number after a quotient stands with it, as from right to left") func quotientFirst() {
    expect(number(.numeral(1), .over, .numeral(4), .numeral(2)), is: 2.25)
    expectNil(number(.numeral(5), .over, .numeral(4), .numeral(2)))
  }
}
