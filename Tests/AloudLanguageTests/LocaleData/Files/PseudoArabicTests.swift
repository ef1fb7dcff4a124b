import Expectations
import Testing

@testable import AloudLanguage

/// TEST-3: ar-XB runs from right to left, and has Arabic's six plural forms.
struct PseudoArabicTests {
  private let locale: LoadedLocale

  init() throws { locale = try LoadedLocale("ar-XB") }

  @Test("each Latin letter has an Arabic one of its own, also where words are compared") func letters() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { PseudoLocale.rightToLeft.letters(String($0)) }
    expect(Set(letters).count, is: 26)
    expect(Set(letters.map { Folding.fold($0) }).count, is: 26)
    for letter in letters.joined().unicodeScalars { expect((0x620...0x64A).contains(letter.value)) }
    expect(PseudoLocale.rightToLeft.letters("Next {name}, 2"), is: "نعخت {name}, 2")
  }

  @Test("its wording holds no control of direction") func noControls() throws {
    for path in ["wording/ar-XB.po", "table/ar-XB.txt"] {
      let text = String(decoding: try #require(LocaleFiles.bundled.bytes(path)), as: UTF8.self)
      expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .format })
    }
  }

  @Test(
    "a counted message says which of the six forms it is",
    arguments: [
      (0, "زعرو"), (1, "ونع"), (2, "تضو"), (3, "فعض"), (10, "فعض"), (11, "مانط"), (99, "مانط"), (100, "وتهعر"),
      (103, "فعض"),
    ])
  func forms(count: Int, form: String) {
    let text = locale.wording.text(.message("place.count", ["count": .number(count)]))
    expect(text, is: "\(count) \(count == 1 ? "يتعم" : "يتعمس") (\(form)).")
  }

  @Test("lists and dates have their words from English, and their order from Arabic") func table() throws {
    expect(locale.table.direction, is: .rightToLeft)
    expect(locale.table.list(["1", "2"], .or), is: "1 ور 2")
    expect(locale.table.list(["1", "2", "3"], .and), is: "1, 2, اند 3")
    expect(locale.table.relative(3, .day), is: "ين 3 داطس")
    expect(locale.table.relative(2, .week), is: "ين 2 ضععكس")
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    expect(locale.table.dateFormat(.long).string(DateTime(day: day)), is: "20 نوذعمبعر 2026")
  }
}
