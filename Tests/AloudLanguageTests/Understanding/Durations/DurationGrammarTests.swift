import Expectations
import Testing

@testable import AloudLanguage

struct DurationGrammarTests {
  private func seconds(_ tokens: DurationToken...) -> Double? {
    DurationGrammar.amounts(tokens, NumberComposing(rules: NumberRules()))?.reduce(0) { $0 + $1.seconds }
  }
  private let and = DurationToken.number(.and)
  private let half = DurationToken.number(.fraction(2))

  @Test("numbers of units, one after the other in any order") func amounts() {
    expect(seconds(.digits(3), .unit(.hour)), is: 10_800)
    expect(seconds(.number(.value(20)), .number(.value(5)), .unit(.minute)), is: 1_500)
    expect(
      seconds(.digits(1), .unit(.day), .filler, .digits(2), .unit(.hour), and, .digits(5), .unit(.minute)), is: 93_900)
    expect(seconds(.digits(2), .unit(.day), .digits(1), .unit(.month)), is: 2_764_800)
    expect(seconds(.digits(1), .digits(1), .number(.over), .digits(2), .unit(.hour)), is: 5_400)
  }

  @Test("a fraction before a unit, also with an article between") func fractionBefore() {
    expect(seconds(half, .unit(.hour)), is: 1_800)
    expect(seconds(half, .number(.value(1)), .unit(.hour)), is: 1_800)
    expect(seconds(.number(.value(1)), half, .unit(.hour)), is: 1_800)
    expect(seconds(.number(.value(2)), and, half, .unit(.hour)), is: 9_000)
  }

  @Test("a fraction after a unit is a part of that, also before a smaller unit") func fractionAfter() {
    expect(seconds(.number(.value(1)), .unit(.hour), and, half), is: 5_400)
    expect(seconds(.unit(.hour), and, half), is: 5_400)
    expect(seconds(.amount(2, .hour), and, half), is: 9_000)
    expect(seconds(.amount(1, .hour), and, half, .unit(.hour)), is: 5_400)
    expect(seconds(.digits(2), .unit(.hour), half, and, .digits(10), .unit(.second)), is: 9_010)
  }

  @Test("a number left after hours is of minutes, after minutes of seconds") func smaller() {
    expect(seconds(.digits(2), .letter(.hour), .digits(15)), is: 8_100)
    expect(seconds(.digits(2), .unit(.minute), and, .digits(30)), is: 150)
    expect(seconds(.amount(1, .hour), and, .digits(20)), is: 4_800)
    expectNil(seconds(.amount(1, .hour), .digits(3)))
    expectNil(seconds(.digits(2), .unit(.hour), .digits(60)))
    expectNil(seconds(.digits(2), .unit(.hour), .digits(1.5)))
    expectNil(seconds(.digits(2), .unit(.day), .digits(3)))
    expectNil(seconds(.digits(5), .unit(.minute), .digits(2), .unit(.hour), .digits(3)))
  }

  @Test("a unit without a number is one where a word says so, or where its own does") func whole() {
    expect(seconds(.whole, .unit(.day)), is: 86_400)
    expect(seconds(.filler, .unit(.day), .whole), is: 86_400)
    expect(seconds(.whole, .digits(2), .unit(.week)), is: 1_209_600)
    expect(seconds(.amount(2, .week)), is: 1_209_600)
    expect(seconds(.digits(3), .amount(10, .year)), is: 946_080_000)
    expect(seconds(.amount(0.25, .hour)), is: 900)
    expectNil(seconds(.unit(.day)))
    expectNil(seconds(.unit(.day), .unit(.week), .whole))
  }

  @Test("a single letter counts digits only") func letters() {
    expect(seconds(.digits(10), .letter(.minute)), is: 600)
    expectNil(seconds(.number(.value(10)), .letter(.minute)))
    expectNil(seconds(.digits(10), .number(.value(1)), .letter(.minute)))
  }

  @Test("what is no duration has none") func nothing() {
    expectNil(seconds())
    expectNil(seconds(.filler))
    expectNil(seconds(.whole))
    expectNil(seconds(.digits(25)))
    expectNil(seconds(half))
    expectNil(seconds(.digits(2), .unit(.hour), .digits(3), .unit(.hour)))
    expectNil(seconds(.number(.minus), .digits(2), .unit(.hour)))
    expectNil(seconds(.digits(3), .number(.point), .digits(15), .unit(.minute)))
    expectNil(seconds(.number(.value(3)), .number(.value(5)), .unit(.hour)))
  }
}
