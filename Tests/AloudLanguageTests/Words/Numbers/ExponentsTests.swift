import Expectations
import Testing

@testable import AloudLanguage

struct ExponentsTests {
  @Test(
    "exponents in both ways to write them",
    arguments: [
      ("1e10", 1e10), ("12.32e+14", 1.232e15), ("-12e-1", -1.2), ("2^-1", 0.5), ("-1.1^--2", -1.21), ("1E3", 1000),
      ("1.3x10^6", 1_300_000), ("١e١٠", 1e10),
    ])
  func values(_ text: String, _ value: Double) throws {
    let result = try #require(Exponents.value(text, decimal: "."))
    expect((result - value).magnitude < 1e-9 * value.magnitude)
  }

  @Test("what has no exponent is none", arguments: ["12", "e5", "seventeen", "1e", "1e9999", "e", "^", "1^x", ""])
  func none(_ text: String) { expectNil(Exponents.value(text, decimal: ".")) }
}
