import Expectations
import Testing

@testable import AloudLanguage

/// Issue 3, point 5: a wording's header and CLDR's rules agree.
struct PluralHeaderTests {
  @Test(
    "a header that disagrees is found, with the first number that it is wrong about",
    arguments: [
      ("en", "nplurals=2; plural=(n > 1);", PluralHeader.Disagreement.number(0)),
      ("en", "nplurals=2; plural=n==1;", .number(0)),
      ("en", "nplurals=1; plural=0;", .count),
      ("en", "nplurals=3; plural=(n != 1);", .count),
      ("fr", "nplurals=3; plural=n == 1 ? 0 : 2;", .number(0)),
      ("fr", "nplurals=2; plural=(n > 1);", .count),
      ("ru", "nplurals=4; plural=n%10==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2;", .number(11)),
      ("ar", "nplurals=6; plural=n<3 ? n : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 0;", .number(100)),
      ("ar", "nplurals=6; plural=n<3 ? n : n<=10 ? 3 : n<=99 ? 4 : 5;", .number(103)),
      ("de", "nplurals=2; plural=n == 1 ? 0 : 2;", .number(0)),
      ("de", "nplurals=2; plural=n == 1000 ? 1 / (n - 1000) : n != 1;", .number(1_000)),
    ])
  func disagreement(_ tag: String, _ value: String, _ disagreement: PluralHeader.Disagreement) throws {
    let header = try #require(PluralHeader(value))
    expect(header.disagreement(with: try LoadedLocale(tag).table.plurals), is: disagreement)
  }

  @Test(
    "what is no header is none",
    arguments: [
      "", "nplurals=2", "nplurals=2;", "plural=n != 1;", "nplurals=0; plural=0;", "nplurals=x; plural=0;",
      "nplurals=-1; plural=0;", "nplurals=2; plural=;", "nplurals=2; plural=n !;", "nplurals 2; plural n;",
      "plural=0; nplurals=1;", "nplurals=INTEGER; plural=EXPRESSION;", "nplurals=1; plural=0; more=1;",
    ])
  func bad(_ value: String) { expectNil(PluralHeader(value)) }

  @Test("spaces don't matter, nor whether a semicolon ends it")
  func spaces() throws {
    let header = try #require(PluralHeader("  nplurals = 2 ;plural = n != 1"))
    expect(header.count, is: 2)
    expect(header.form(of: 1), is: 0)
    expect(header.form(of: 5), is: 1)
  }
}
