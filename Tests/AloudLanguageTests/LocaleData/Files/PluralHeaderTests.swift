import Expectations
import Testing

@testable import AloudLanguage

/// Issue 3, point 5: a wording's header and CLDR's rules agree.
struct PluralHeaderTests {
  private static func header(_ tag: String) throws -> PluralHeader {
    let reader = POReader(try #require(LocaleFiles.bundled.bytes("wording/\(tag).po")), path: tag)
    let value = try #require(PluralHeader.value(in: reader.header))
    return try #require(PluralHeader(value))
  }

  @Test("each wording's header parts 0 to 1000 as CLDR's rules do", arguments: LoadedLocale.bundledTags)
  func agreement(tag: String) throws {
    let rules = try LoadedLocale(tag).table.plurals
    let header = try Self.header(tag)
    expect(header.count, is: rules.categories.count)
    for number in 0...1_000 {
      let form = try #require(header.form(of: number), "\(number)")
      expect(rules.categories[form], is: rules.category(of: number), "\(number)")
    }
    expectNil(header.disagreement(with: rules))
  }

  @Test("Arabic has six forms, and each is some number's") func arabic() throws {
    let header = try Self.header("ar")
    expect(header.count, is: 6)
    expect(Set((0...1_000).compactMap { header.form(of: $0) }), is: Set(0..<6))
  }

  @Test("all wordings have a header") func all() throws {
    expect(LoadedLocale.bundledTags.count >= 17)
    for tag in LoadedLocale.bundledTags { try expect(Self.header(tag).count > 0) }
  }

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
