import Testing

@testable import AloudLanguage

struct PhraseTests {
  private func letters(_ text: String) -> [Phrase.Symbol] { text.unicodeScalars.map { .letter($0) } }

  @Test("a number keeps its separators, and signs that stand alone") func numbers() {
    #expect(Phrase(number: "1,234.5", decimal: ".").symbols == [.number(1234.5, isPadded: false)])
    #expect(
      Phrase(number: "-3 / 4", decimal: ".").symbols == [
        .sign(.minus), .number(3, isPadded: false), .sign(.over), .number(4, isPadded: false),
      ])
    #expect(Phrase(number: "Zwölf-Ä", decimal: ".").symbols == letters("zwolfa"))
    #expect(Phrase(number: "二・五", decimal: ".").symbols == letters("二") + [.sign(.point)] + letters("五"))
  }

  @Test("a dot after digits marks an ordinal") func ordinals() {
    #expect(
      Phrase(ordinal: "3. ", decimal: ",").symbols == [.number(3, isPadded: false), .sign(.ordinalMark)])
    #expect(Phrase(ordinal: "third.", decimal: ",").symbols == letters("third"))
    #expect(Phrase(ordinal: "", decimal: ",").symbols.isEmpty)
  }

  @Test("a moment is cut at spaces and commas, and between date and time in ISO 8601") func moments() {
    let phrase = Phrase(moment: "Oct 05, 2026-12-16T07:30")
    #expect(phrase.pieces.count == 4)
    #expect(phrase.text(of: 2..<3) == "2026-12-16")
    #expect(phrase.text(of: 0..<2) == "Oct 05")
    #expect(phrase.symbols(of: 1..<2) == 3..<4)
    #expect(phrase.symbols[3] == .number(5, isPadded: true))
    #expect(phrase.hasDigits(in: 3..<4) && !phrase.hasDigits(in: 0..<3))
    #expect(phrase.spaces(in: 0..<4) == 1)
  }

  @Test("letters that stand without spaces are pieces of their own; marks of direction are nothing") func han() {
    #expect(Phrase(moment: "明日7時").pieces.count == 4)
    #expect(Phrase(moment: "\u{200F}7\u{200E}").symbols == [.number(7, isPadded: false)])
    #expect(Phrase(moment: "").pieces.isEmpty)
  }

  @Test("a hyphen between words ends them, and is no space") func hyphens() {
    let phrase = Phrase(number: "trente-cinq six", decimal: ",")
    #expect(phrase.symbols == letters("trentecinqsix"))
    #expect(phrase.isWordEnd(6) && phrase.isWordEnd(10) && !phrase.isWordEnd(5))
    #expect(phrase.spaces(in: 0..<10) == 0 && phrase.spaces(in: 0..<13) == 1)
    #expect(Phrase(number: "six - un", decimal: ",").spaces(in: 0..<5) == 1)
  }
}
