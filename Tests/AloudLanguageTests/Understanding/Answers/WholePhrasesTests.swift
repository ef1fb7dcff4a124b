import Expectations
import Testing

@testable import AloudLanguage

struct WholePhrasesTests {
  @Test("phrases are values as a whole, whatever their case and spaces") func phrases() throws {
    let text = "boolean.true = Ja doch\nordinal.end-1 = vorletzte\nordinal.2 = zweite\ndate.now = jetzt\n"
    let phrases = WholePhrases(try Lexicon(Array(text.utf8), path: "values/de.txt"))
    expect(phrases.value(WholePhrases.letters("JA doch!"), .boolean), is: "true")
    expect(phrases.value("vorletzte", .ordinal), is: "end-1")
    expect(phrases.value("jetzt", .datetime), is: "now")
    expectNil(phrases.value("zweite", .ordinal))
    expectNil(phrases.value("jetzt", .boolean))
  }
}
