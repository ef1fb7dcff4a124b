import Expectations
import Testing

@testable import AloudLanguage

struct PluralExpressionTests {
  /// The form of a number by an expression that can be read.
  private static func form(_ source: String, _ number: Int) throws -> Int? {
    let expression = try #require(PluralExpression(source))
    return expression.form(of: number)
  }

  @Test(
    "an expression is worked out as C does",
    arguments: [
      ("0", 7, 0), ("n", 7, 7), ("n != 1", 1, 0), ("n != 1", 2, 1), ("n>1", 1, 0), ("n >= 1", 1, 1), ("n<1", 0, 1),
      ("n <= 1", 2, 0), ("n == 1 || n == 3", 3, 1), ("n && n < 3", 0, 0), ("!n", 0, 1), ("!!n", 7, 1), ("!!!n", 7, 0),
      ("!n == 1", 0, 1), ("2 + 3 * 4", 0, 14), ("(2 + 3) * 4", 0, 20), ("10 - 3 - 2", 0, 5), ("7 / 2", 0, 3),
      ("n % 10", 123, 3), ("1 || 0 && 0", 0, 1), ("1 < 2 == 1", 0, 1), ("n ? 1 : n ? 2 : 3", 0, 3),
      ("n==0 ? 5 : n==1 ? 6 : 7", 1, 6), ("n ? n-1 ? 2 : 1 : 0", 1, 1), ("\tn  %\t2 ", 3, 1), ("0 - 1 > n", 5, 1),
    ])
  func value(_ source: String, _ number: Int, _ form: Int) throws {
    try expect(Self.form(source, number), is: form)
  }

  @Test(
    "what is no expression is none",
    arguments: [
      "", " ", "n n", "1 2", "(n", "n)", "()", "n ?", "n ? 1", "n ? 1 :", "? 1 : 2", "n = 1", "n &  & 1", "n & 1",
      "n | 1",
      "m", "nn", "-1", "n ==", "== n", "1.5", "n;", "99999999999999999999", "n != != 1", "n\u{0}", "ｎ", "!",
    ])
  func bad(_ source: String) { expectNil(PluralExpression(source)) }

  @Test("a division by zero has no form, and does no harm in a branch that is not taken") func divisionByZero() throws {
    try expectNil(Self.form("1 / n", 0))
    try expectNil(Self.form("n % 0 == 1 ? 1 : 2", 3))
    try expectNil(Self.form("!(1 % n)", 0))
    try expect(Self.form("n == 0 ? 4 : 1 / n", 0), is: 4)
    try expect(Self.form("n && 1 / n", 0), is: 0)
    try expect(Self.form("n == 0 || 1 / n", 0), is: 1)
  }

  @Test(
    "however deep or long it is, it does no harm",
    arguments: [("(", "n"), ("n?", ""), ("n?1:", "0"), ("n+", "n")])
  func endless(repeated: String, end: String) {
    expectNil(PluralExpression(String(repeating: repeated, count: 1_000_000) + end))
  }

  @Test("twenty choices and parentheses are not too many, nor a million nots") func deepEnough() throws {
    let choices = (0..<20).map { "n==\($0)?\($0):" }.joined() + "20"
    try expect(Self.form(choices, 19), is: 19)
    let nested = String(repeating: "(", count: 20) + "n" + String(repeating: ")", count: 20)
    try expect(Self.form(nested, 3), is: 3)
    try expect(Self.form(String(repeating: "!", count: 1_000_001) + "n", 3), is: 0)
  }

  @Test("numbers wrap around as C's unsigned ones do") func wrapping() throws {
    try expect(Self.form("n - 1 == 18446744073709551615", 0), is: 1)
    try expectNil(Self.form("18446744073709551615 * 2", 0))
  }
}
