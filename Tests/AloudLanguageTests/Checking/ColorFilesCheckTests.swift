import Expectations
import Testing

@testable import AloudLanguage

/// A translator's names of colors, checked.
struct ColorFilesCheckTests {
  private func errors(_ change: (String) -> String, _ path: String = "colors/de.txt") throws -> [LocaleFileError] {
    let text = String(decoding: try #require(LocaleFiles.bundled.bytes(path)), as: UTF8.self)
    return LocaleFileCheck([path: Array(change(text).utf8)]).errors
  }

  private func line(_ key: String) throws -> Int {
    let bytes = try #require(LocaleFiles.bundled.bytes("colors/de.txt"))
    return try #require(KeyValueFile(bytes, path: "de").line(of: key))
  }

  @Test("names of cells that there are not, and lines of another kind, are told with their line") func unknown() throws
  {
    let found = try errors { $0.replacing("name.red.dark =", with: "name.red.darkest =") }
    expect(
      found.contains(
        LocaleFileError(
          file: "colors/de.txt", line: try line("name.red.dark"), kind: .badValue(key: "name.red.darkest"))))
    expect(found.contains { $0.kind == .missing(key: "name.red.dark") })
    try expect(errors { $0 + "smell.red = Rose\n" }.map(\.kind), is: [.badValue(key: "smell.red")])
    expect(
      try errors { $0.replacing("part.red = Rot", with: "part.red =") }.map(\.kind), is: [.badValue(key: "part.red")])
  }

  @Test("a grid whose values are no colors, or that has a hole, is told") func grid() throws {
    let path = ColorGrid.path
    expect(
      try errors({ $0.replacing("teal.dark = #006666", with: "teal.dark = green") }, path).first?.kind,
      is: .badValue(key: "teal.dark"))
    expect(
      try errors({ $0.replacing("teal.dark = #006666", with: "# nothing") }, path).first?.kind,
      is: .missing(key: "teal.dark"))
  }

  @Test("names that are in order replace the program's own") func overriding() throws {
    let bytes = try #require(LocaleFiles.bundled.bytes("colors/de.txt"))
    let mine = String(decoding: bytes, as: UTF8.self).replacing(
      "name.gray.very-dark = Schwarz", with: "name.gray.very-dark = Pechschwarz")
    let files = LocaleFiles.bundled.overridden(by: ["colors/de.txt": Array(mine.utf8)])
    try expect(LoadedLocale("de", files: files).colorNames.name(of: .black), is: "Pechschwarz")
  }
}
