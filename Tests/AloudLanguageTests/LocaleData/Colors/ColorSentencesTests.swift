import Expectations
import Testing

@testable import AloudLanguage

/// HUE-2: a color is said by name and number, with its contrast.
struct ColorSentencesTests {
  private func sentences(_ hex: String, _ tag: String) throws -> (short: String, full: String) {
    let locale = try LoadedLocale(tag)
    let color = try #require(Color(hex: hex))
    return (locale.wording.text(locale.colorNames.text(color)), locale.wording.text(locale.colorNames.fullText(color)))
  }

  @Test(
    "a color is said in the words and digits of the locale",
    arguments: [
      ("en", "#006666", "dark teal, #006666", "dark teal, #006666, contrast 6.8 on white, 3.1 on black"),
      ("en", "#000000", "black, #000000", "black, #000000, contrast 21.0 on white, 1.0 on black"),
      (
        "de", "#006666", "Dunkelblaugrün, #006666",
        "Dunkelblaugrün, #006666, Kontrast 6,8 auf Weiß, 3,1 auf Schwarz"
      ),
      (
        "ar-EG", "#ff0000", "أحمر، #ff0000", "أحمر، #ff0000، التباين ٤٫٠ على الأبيض و٥٫٣ على الأسود"
      ),
    ])
  func said(_ tag: String, _ hex: String, _ short: String, _ full: String) throws {
    let found = try sentences(hex, tag)
    expect(found.short, is: short)
    expect(found.full, is: full)
  }

  @Test("opacity is said where there is some to say") func opacity() throws {
    expect(
      try sentences("#00666680", "en").full, is: "dark teal, #00666680, contrast 2.3 on white, 1.5 on black, 50% opaque"
    )
  }

  @Test("a contrast is never rounded up to what is asked for") func limits() throws {
    // 4.478 on white.
    try expect(sentences("#777777", "en").full.contains("contrast 4.4 on white"))
    try expect(sentences("#767676", "en").full.contains("contrast 4.5 on white"))
  }

  @Test("Japanese names are read in kana") func readings() throws {
    let locale = try LoadedLocale("ja")
    for column in locale.colorNames.columns.indices {
      for row in locale.colorNames.rows.indices {
        let cell = try #require(locale.colorNames.cell(column: column, row: row))
        let spoken = locale.wording.spoken.runs(locale.colorNames.text(cell.color)).map { $0.reading ?? $0.text }
          .joined()
        expect(!spoken.unicodeScalars.contains { $0.properties.isIdeographic }, "\(spoken)")
      }
    }
    let teal = try #require(Color(hex: "#006666"))
    expect(locale.wording.spoken.runs(locale.colorNames.text(teal)).first?.reading, is: "くらい あおみどり")
  }
}
