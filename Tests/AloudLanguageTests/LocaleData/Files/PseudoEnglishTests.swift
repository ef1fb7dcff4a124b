import Expectations
import Testing

@testable import AloudLanguage

/// TEST-3: en-XA shows text that is cut, glued or written outside the wording.
struct PseudoEnglishTests {
  private let locale: LoadedLocale
  private let english: LoadedLocale

  init() throws { (locale, english) = (try LoadedLocale("en-XA"), try LoadedLocale("en")) }

  @Test("words have accents, and vowels come twice") func accents() {
    expect(locale.wording.text(.message("role.textField")), is: "[ţééẋţ ḟîîééļď]")
    expect(PseudoLocale.accents.letters("OK {Name}: 3!"), is: "ÖöĶ {Name}: 3!")
  }

  @Test("a message stands between brackets, and the sign that ends it behind them") func brackets() {
    expect(locale.wording.text(.message("place.back", ["title": "Home"])), is: "[Ḃááçķ ţöö Home].")
    expect(locale.wording.text(.message("facts.separator")), is: ", ")
    expect(locale.wording.text(.message("braille.position", ["index": 1, "count": 2])), is: "1/2")
  }

  @Test("what the user says has no brackets, and is the same where a hint quotes it") func phrases() {
    let phrase = locale.wording.alternatives("command.nextPage").own[0]
    expect(phrase, is: "ñééẋţ ṗááĝéé")
    let hint = locale.wording.text(.message("page.more", ["first": 1, "last": 5, "count": 9]))
    expect(hint.contains("\"\(phrase)\""))
  }

  @Test("it is about a third longer than English") func longer() {
    let keys = ["hint.more", "entry.hintSecure", "line.controlCharacters", "app.routes.place.library.about"]
    for key in keys {
      let own = locale.wording.text(.message(key)).count, plain = english.wording.text(.message(key)).count
      expect((1.25...1.45).contains(Double(own) / Double(plain)), "\(key)")
    }
  }

  @Test("lists and dates have their words in the same letters, and the rest from English") func table() throws {
    expect(locale.table.list(["1", "2"], .and), is: "1 ááñď 2")
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    expect(locale.table.dateFormat(.long).string(DateTime(day: day)), is: "Ñööṽééḿḃééŕ 20, 2026")
    expect(locale.table.relative(-3, .day), is: "3 ďááýš ááĝöö")
    expect(locale.table.name, is: "Ééñĝļîîšĥ (Ṗšééüüďöö-Ááççééñţš)")
    expect(locale.table.direction, is: .leftToRight)
    expect(locale.table.numbers.string(1_234), is: "1,234")
    expect(NumberReading.number("seven", in: locale), is: 7)
  }
}
