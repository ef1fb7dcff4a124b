import Expectations
import Testing

@testable import AloudLanguage

struct ColorNamesTests {
  private func color(_ hex: String) throws -> Color { try #require(Color(hex: hex)) }

  private func names(_ tag: String) throws -> ColorNames { try LoadedLocale(tag).colorNames }

  @Test("HUE-2: #006666 is dark teal, and dark teal is #006666") func darkTeal() throws {
    let names = try names("en")
    expect(names.name(of: try color("#006666")), is: "dark teal")
    expect(names.color(named: "dark teal"), is: (try color("#006666")))
    expect(names.color(named: "darkteal"), is: (try color("#006666")))
    expectNil(names.color(named: "dark tea"))
  }

  @Test("HUE-1: each cell of the grid has a color and a name that no other has", arguments: LoadedLocale.bundledTags)
  func cells(tag: String) throws {
    let names = try names(tag)
    expect(names.language, is: LocaleTag(tag).language)
    expect(names.columns.count, is: 13)
    expect(names.rows.count, is: 7)
    expect(Set(names.columns).count, is: 13)
    expect(Set(names.rows).count, is: 7)
    var known: Set<String> = [], colors: Set<Color> = []
    for column in names.columns.indices {
      for row in names.rows.indices {
        let cell = try #require(names.cell(column: column, row: row))
        expect(known.insert(Folding.fold(cell.name)).inserted, "\(cell.name)")
        expect(colors.insert(cell.color).inserted, "\(cell.name)")
        expect(names.name(of: cell.color), is: cell.name)
        let place = try #require(names.place(of: cell.color))
        expect(place == (column, row), "\(cell.name)")
        // Another color that CSS calls so may come first: it has the same name.
        let found = names.colors(named: Folding.fold(cell.name))
        expect(found.contains(cell.color), "\(cell.name)")
        expect(found.first.map(names.name), is: cell.name)
      }
    }
    expectNil(names.cell(column: 13, row: 0))
    expectNil(names.cell(column: 0, row: -1))
  }

  @Test("every gray is called gray, black or white") func grays() throws {
    let names = try names("en")
    for part in 0...255 {
      let name = names.name(of: Color(red: part, green: part, blue: part))
      expect(["gray", "black", "white"].contains { name.hasSuffix($0) }, "\(part) \(name)")
    }
    // Lighter is never called darker.
    let rows = (0...255).compactMap { names.place(of: Color(red: $0, green: $0, blue: $0))?.row }
    let lightness = [6: 0, 5: 1, 4: 2, 3: 3, 2: 4, 1: 5, 0: 6]
    let steps = rows.compactMap { lightness[$0] }
    expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    expect(Set(steps).count, is: 7)
  }

  @Test(
    "colors that everybody knows are called what everybody calls them",
    arguments: [
      ("#ff0000", "red"), ("#00ff00", "green"), ("#0000ff", "blue"), ("#ffff00", "yellow"), ("#ffa500", "orange"),
      ("#8b4513", "brown"), ("#ffc0cb", "pink"), ("#800080", "purple"), ("#808000", "olive"), ("#000080", "dark blue"),
      ("#f5f5dc", "beige"), ("#dc143c", "red"), ("#40e0d0", "light teal"), ("#191970", "very dark blue"),
    ])
  func wellKnown(_ hex: String, _ name: String) throws { try expect(names("en").name(of: color(hex)), is: name) }

  @Test("opacity is no part of a name") func opacity() throws {
    try expect(names("en").name(of: color("#00666610")), is: "dark teal")
  }

  @Test("a locale without names for colors has the English ones, a region its language's") func fallback() throws {
    try expect(names("fi").name(of: .black), is: "black")
    try expect(names("fi").language, is: "en")
    try expect(names("de-AT").name(of: .black), is: "Schwarz")
    try expect(names("de").color(named: "dark teal"), is: color("#006666"))
  }

  @Test("TEST-3: pseudo-locales have names in their letters", arguments: ["en-XA", "ar-XB", "ar-XC"])
  func pseudo(tag: String) throws {
    let names = try names(tag)
    expect(names.language, is: LocaleTag(tag).language)
    expect(!names.name(of: .black).contains { $0.isASCII && $0.isLetter })
    expect(names.color(named: Folding.fold(names.name(of: .black))), is: .black)
  }

  @Test("without a file of colors, a color is called by its number") func none() throws {
    let files = LocaleFiles(paths: ["table/en.txt", "wording/en.po"]) { path in
      path.hasPrefix("colors/") ? nil : LocaleFiles.bundled.bytes(path)
    }
    let names = try LoadedLocale("en", files: files).colorNames
    expect(names.name(of: .black), is: "#000000")
    expect(names.columns, is: [])
    expectNil(names.cell(column: 0, row: 0))
  }
}
