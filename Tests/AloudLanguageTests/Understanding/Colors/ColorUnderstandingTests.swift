import Expectations
import Testing

@testable import AloudLanguage

struct ColorUnderstandingTests {
  @Test("every name that CSS has is understood as CSS does, or as a name of the grid") func allOfCSS() throws {
    let file = try KeyValueFile(try #require(LocaleFiles.bundled.bytes("colors/en.txt")), path: "en")
    let understander = Understander(try LoadedLocale("en"))
    var count = 0
    for key in file.keys where key.hasPrefix("css.") {
      for name in try #require(file[key]).alternatives() {
        count += 1
        let readings = understander.readings(of: name, as: .color, now: DateTime(day: Day(20_777)))
        expect(readings.contains("#" + key.dropFirst("css.".count)), "\(name)")
      }
    }
    // CSS Color Module Level 4 has 148 names; "transparent" and "currentcolor" are not among them.
    expect(count, is: 148)
  }
}
