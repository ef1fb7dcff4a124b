import Testing

@testable import Aloud

struct NumberComposingTests {
  private func number(_ tokens: ValueToken...) -> Double? { NumberComposing.number(tokens) }

  @Test("a scale multiplies what is smaller before it; the rest is added") func scales() {
    #expect(number(.value(2), .value(100), .value(1000), .and, .value(5)) == 200_005)
    #expect(number(.value(1_000_000), .value(2), .value(1000)) == 1_002_000)
    #expect(number(.value(4), .value(10), .value(5)) == 45)
    #expect(number(.value(1000)) == 1000)
    #expect(number(.value(3), .value(10_000), .value(2), .value(1000)) == 32_000)
  }

  @Test("two-digit numbers beside each other are a year") func years() {
    #expect(number(.value(19), .value(84)) == 1984)
    #expect(number(.value(5), .value(7)) == nil)
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
    #expect(NumberComposing.number(Array(repeating: .value(1e12), count: 200))?.isFinite != true)
    #expect(NumberComposing.number([.value(1), .point] + Array(repeating: .value(9), count: 400)) != nil)
  }

  @Test("an ordinal ends in one, or is marked as one") func ordinals() {
    #expect(NumberComposing.ordinal([.value(20), .ordinal(5)]) == 25)
    #expect(NumberComposing.ordinal([.value(2), .ordinal(100)]) == 200)
    #expect(NumberComposing.ordinal([.ordinalMark, .value(3)]) == 3)
    #expect(NumberComposing.ordinal([.value(3)]) == nil)
    #expect(NumberComposing.ordinal([.ordinalMark]) == nil)
  }
}
