import Expectations
import Testing

@testable import AloudLanguage

struct DateGrammarTests {
  /// A Friday.
  private let today = Day(20_777)

  private let rules = DateRules(numbers: NumberComposing(rules: NumberRules(pairs: true)))

  @Test("a day knows what was said of it: its weekday, its year, or a number alone") func said() throws {
    let friday: [DateToken] = [.weekday(5), .number(.value(21)), .month(11), .number(.value(2026))]
    let wrong = try #require(DateGrammar.days(friday, today: today, rules: rules)?.first)
    expect(wrong.isOtherWeekday && wrong.namesYear && !wrong.isByNumber)
    let saturday: [DateToken] = [.weekday(6), .number(.value(21)), .month(11)]
    let right = try #require(DateGrammar.days(saturday, today: today, rules: rules)?.first)
    expect(!right.isOtherWeekday && !right.namesYear)
    expect(DateGrammar.days([.number(.value(5))], today: today, rules: rules)?.first?.isByNumber, is: true)
  }

  @Test("a day that is behind and ahead is the one that the rest goes on from") func crossed() {
    let before: [DateToken] = [.day(1), .number(.value(2)), .unit(.day), .direction(-1)]
    let readings = [1, -1].compactMap { offset in
      DateGrammar.days([.day(offset)] + before.dropFirst(), today: today, rules: rules)?.first
    }
    expect(readings.settled.map { ISODate.text($0.day) }, is: ["2026-11-17", "2026-11-19"])
  }
}
