import Testing

@testable import AloudLanguage

struct ColorUnderstandingTests {
  private func readings(_ phrase: String, _ tag: String = "en") throws -> [String] {
    Understander(try LoadedLocale(tag)).readings(of: phrase, as: .color, now: DateTime(day: Day(20_777)))
  }

  @Test(
    "HUE-1: a color is understood by name, hex and numbers",
    arguments: [
      ("dark teal", "#006666"), ("Dark Teal", "#006666"), ("the color teal", "#008080"), ("grey", "#808080"),
      ("Light grey", "#d3d3d3"), ("navy", "#000080"), ("rebeccapurple", "#663399"), ("Rebecca purple", "#663399"),
      ("maroon", "#800000"), ("aqua", "#00ffff"), ("bright red", "#ff0000"), ("#066", "#006666"), ("006666", "#006666"),
      ("FFF", "#ffffff"), ("#00666680", "#00666680"), ("#FFF8", "#ffffff88"), ("＃００６６６６", "#006666"),
      ("rgb(0, 102, 102)", "#006666"),
      ("RGB 0 102 102", "#006666"), ("0 102 102", "#006666"), ("0,102,102", "#006666"), ("0% 40% 40%", "#006666"),
      ("rgb(0 102 102 / 50%)", "#00666680"), ("rgba(0, 102, 102, 0.5)", "#00666680"), ("hsl(180 100% 20%)", "#006666"),
      ("hsl(180deg, 100%, 20%)", "#006666"), ("hsb(180 100 40)", "#006666"), ("hsl(-180 100% 20%)", "#006666"),
      ("hsl(0 0% 0%)", "#000000"), ("red 255 green 0 blue 12", "#ff000c"), ("blue 12, red 255 and green 0", "#ff000c"),
      ("r 255 g 0 b 12", "#ff000c"), ("red two hundred, green zero, blue twelve", "#c8000c"),
      ("hue 180 saturation 100 brightness 40", "#006666"), ("hue 180, saturation 100, lightness 20", "#006666"),
      ("red 0 green 102 blue 102 opacity 50", "#00666680"), ("dark teal, #006666", "#006666"),
    ])
  func understood(_ phrase: String, _ hex: String) throws { #expect(try readings(phrase).first == hex) }

  @Test(
    "and in the words of other languages",
    arguments: [
      ("de", "Türkis", "#40e0d0"), ("fr", "turquoise", "#40e0d0"), ("es", "turquesa", "#40e0d0"),
      ("tr", "turkuaz", "#40e0d0"), ("ja", "ターコイズ", "#40e0d0"), ("ar", "فيروزي", "#40e0d0"),
      ("de", "Dunkelblaugrün", "#006666"), ("de", "die Farbe Rot", "#ff0000"), ("de", "dark teal", "#006666"),
      ("de", "Rot 255, Grün 0, Blau zwölf", "#ff000c"), ("fr", "bleu marine", "#00008b"),
      ("fr", "rouge deux cents vert zéro bleu douze", "#c8000c"), ("es", "rojo oscuro", "#8b0000"),
      ("ru", "темно-красный", "#8b0000"), ("ja", "暗い青緑", "#006666"), ("ja", "赤色", "#ff0000"),
      ("ja", "赤255緑0青12", "#ff000c"), ("zh", "红", "#ff0000"), ("ar-EG", "أحمر ٢٥٥ أخضر ٠ أزرق ١٢", "#ff000c"),
      ("ar", "٠ ١٠٢ ١٠٢", "#006666"), ("he", "תכלת", "#8ab8ff"), ("fa", "فیروزه‌ای", "#00ffff"),
      ("nl", "teal", "#008080"),
    ])
  func otherLanguages(_ tag: String, _ phrase: String, _ hex: String) throws {
    #expect(try readings(phrase, tag).first == hex)
  }

  @Test(
    "what is no color, or one that there is not, has no reading",
    arguments: [
      "milk", "", "#12", "#12345", "#ggg", "2026", "300 0 0", "rgb(300 0 0)", "rgb(1 2)", "rgb(1 2 3 4 5)", "1 2 3 4",
      "hsl(0 120% 10%)", "rgb(inf 0 0)", "rgb(0x1 0 0)", "red 255", "red 255 red 255 blue 1", "red green blue",
      "red 256 green 0 blue 0", "hue 400 saturation 1 brightness 1", "red 1 green 2 hue 3", "the color",
      "dark red, #006666",
    ])
  func none(_ phrase: String) throws { #expect(try readings(phrase) == []) }

  @Test("where CSS calls another color so, both are told, the one with the better right to the name first") func both()
    throws
  {
    #expect(try readings("purple") == ["#800080", "#9b30e0"])
    // CSS's dark gray is lighter than its gray.
    #expect(try readings("dark gray") == ["#555555", "#a9a9a9"])
    #expect(try readings("teal") == ["#008080"])
  }

  @Test("every name that CSS has is understood as CSS does, or as a name of the grid") func allOfCSS() throws {
    let file = try KeyValueFile(try #require(LocaleFiles.bundled.bytes("colors/en.txt")), path: "en")
    let understander = Understander(try LoadedLocale("en"))
    var count = 0
    for key in file.keys where key.hasPrefix("css.") {
      for name in try #require(file[key]).alternatives() {
        count += 1
        let readings = understander.readings(of: name, as: .color, now: DateTime(day: Day(20_777)))
        #expect(readings.contains("#" + key.dropFirst("css.".count)), "\(name)")
      }
    }
    // CSS Color Module Level 4 has 148 names; "transparent" and "currentcolor" are not among them.
    #expect(count == 148)
  }
}
