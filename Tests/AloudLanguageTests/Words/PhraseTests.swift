import Expectations
import Testing

@testable import AloudLanguage

struct PhraseTests {
  private func letters(_ text: String) -> [Phrase.Symbol] { text.unicodeScalars.map { .letter($0) } }

  @Test("a number keeps its separators, and signs that stand alone") func numbers() {
    expect(Phrase(number: "1,234.5", decimal: ".").symbols, is: [.number(1234.5, isPadded: false)])
    expect(
      Phrase(number: "-3 / 4", decimal: ".").symbols,
      is: [
        .sign(.minus), .number(3, isPadded: false), .sign(.over), .number(4, isPadded: false),
      ])
    expect(Phrase(number: "Zwölf-Ä", decimal: ".").symbols, is: letters("zwolfa"))
    expect(Phrase(number: "二・五", decimal: ".").symbols, is: letters("二") + [.sign(.point)] + letters("五"))
  }

  @Test("a dot after digits marks an ordinal") func ordinals() {
    expect(Phrase(ordinal: "3. ", decimal: ",").symbols, is: [.number(3, isPadded: false), .sign(.ordinalMark)])
    expect(Phrase(ordinal: "third.", decimal: ",").symbols, is: letters("third"))
    expect(Phrase(ordinal: "", decimal: ",").symbols.isEmpty)
  }

  @Test("a moment is cut at spaces and commas, and between date and time in ISO 8601") func moments() {
    let phrase = Phrase(moment: "Oct 05, 2026-12-16T07:30")
    expect(phrase.pieces.count, is: 4)
    expect(phrase.text(of: 2..<3), is: "2026-12-16")
    expect(phrase.text(of: 0..<2), is: "Oct 05")
    expect(phrase.symbols(of: 1..<2), is: 3..<4)
    expect(phrase.symbols[3], is: .number(5, isPadded: true))
    expect(phrase.hasDigits(in: 3..<4) && !phrase.hasDigits(in: 0..<3))
    expect(phrase.spaces(in: 0..<4), is: 1)
  }

  @Test("letters that stand without spaces are pieces of their own; marks of direction are nothing") func han() {
    expect(Phrase(moment: "明日7時").pieces.count, is: 4)
    expect(Phrase(moment: "\u{200F}7\u{200E}").symbols, is: [.number(7, isPadded: false)])
    expect(Phrase(moment: "").pieces.isEmpty)
  }

  @Test("a hyphen between words ends them, and is no space") func hyphens() {
    let phrase = Phrase(number: "trente-cinq six", decimal: ",")
    expect(phrase.symbols, is: letters("trentecinqsix"))
    expect(phrase.isWordEnd(6) && phrase.isWordEnd(10) && !phrase.isWordEnd(5))
    expect(phrase.spaces(in: 0..<10) == 0 && phrase.spaces(in: 0..<13) == 1)
    expect(Phrase(number: "six - un", decimal: ",").spaces(in: 0..<5), is: 1)
  }
}
