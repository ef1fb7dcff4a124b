import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-3: every plural goes through the locale's rules.
struct PluralRulesTests {
  @Test("English has one and other") func english() throws {
    let rules = try #require(PluralRules([.one: "i = 1 and v = 0"]))
    expect(rules.categories, is: [.one, .other])
    for number in 0...1000 { expect(rules.category(of: number), is: (number == 1 ? .one : .other), "\(number)") }
    expect(rules.category(of: -1), is: .one)
    expect(rules.category(of: Int.min), is: .other)
  }

  @Test("Arabic's six forms agree with the rule as grammars tell it, from 0 to 1,000") func arabic() throws {
    let rules = try LoadedLocale("ar").table.plurals
    expect(rules.categories, is: PluralCategory.allCases)
    for number in 0...1000 {
      let lastTwo = number - number / 100 * 100
      let expected: PluralCategory =
        if number == 0 { .zero } else if number == 1 { .one } else if number == 2 {
          .two
        } else if lastTwo > 2, lastTwo < 11 {
          .few
        } else if lastTwo > 10 { .many } else { .other }
      expect(rules.category(of: number), is: expected, "\(number)")
    }
  }

  @Test(
    "Russian",
    arguments: [
      (1, PluralCategory.one), (21, .one), (101, .one), (11, .many), (111, .many), (2, .few), (4, .few), (22, .few),
      (12, .many), (14, .many), (0, .many), (5, .many), (20, .many), (100, .many), (1002, .few), (112, .many),
    ])
  func russian(_ number: Int, _ category: PluralCategory) throws {
    let rules = try #require(
      PluralRules([
        .one: "v = 0 and i % 10 = 1 and i % 100 != 11",
        .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        .many: "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14",
      ]))
    expect(rules.category(of: number), is: category)
  }

  @Test(
    "Polish",
    arguments: [
      (1, PluralCategory.one), (2, .few), (4, .few), (22, .few), (34, .few), (0, .many), (5, .many), (12, .many),
      (13, .many), (14, .many), (21, .many), (31, .many), (101, .many), (112, .many), (122, .few),
    ])
  func polish(_ number: Int, _ category: PluralCategory) throws {
    let rules = try #require(
      PluralRules([
        .one: "i = 1 and v = 0",
        .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        .many: "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
      ]))
    expect(rules.category(of: number), is: category)
  }

  @Test("a list of values and ranges counts each of them") func listOfRanges() throws {
    let rules = try #require(PluralRules([.few: "n % 100 = 3..5,13,20..21"]))
    let few = (0..<100).filter { rules.category(of: $0) == .few }
    expect(few, is: [3, 4, 5, 13, 20, 21])
  }

  @Test("what concerns fractions never holds for a whole number, its opposite always does") func fractions() throws {
    let rules = try #require(PluralRules([.one: "v != 0", .two: "f = 1", .few: "t = 0 and e = 0 and n = 7"]))
    expect(rules.category(of: 1), is: .other)
    expect(rules.category(of: 7), is: .few)
  }

  @Test("the place of a form is the place of its category among those there are") func forms() throws {
    let arabic = try LoadedLocale("ar").table.plurals
    expect([0, 1, 2, 3, 11, 100].map(arabic.form), is: [0, 1, 2, 3, 4, 5])
    let english = try LoadedLocale("en").table.plurals
    expect([0, 1, 2].map(english.form), is: [1, 0, 1])
  }

  @Test(
    "a rule that can't be read is none",
    arguments: [
      "n", "n =", "n = x", "n ~ 1", "q = 1", "n % 0 = 1", "n % = 1", "n % 10", "n = 4..2", "n = 1..2..3", "n = 1 2",
      "n = 1 and", "n = ",
    ])
  func malformed(_ rule: String) {
    expectNil(PluralRules([.one: rule]))
  }
}
