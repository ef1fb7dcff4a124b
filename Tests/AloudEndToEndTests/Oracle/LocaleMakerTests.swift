import AloudTesting
import Foundation
import Testing

/// The tables in `locales/` against what the maker makes of CLDR.
@Suite(
  .enabled(if: Nightly.isOn, "it is run by .ci/nightly"),
  .enabled(if: Archive.isThere, "skipped where CLDR's archive is neither at ALOUD_CLDR nor in ../shared/cldr"))
struct LocaleMakerTests {
  @Test("PLACE-4: made anew from CLDR, the table is what lies in locales/") func same() async throws {
    try await TemporaryFolder.with { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/Sources/CLocales", withIntermediateDirectories: true)
      try files.copyItem(atPath: Repository.locales, toPath: "\(folder)/locales")
      try files.removeItem(atPath: "\(folder)/locales/table")
      try files.removeItem(atPath: "\(folder)/locales/fallback.txt")
      let maker = try BuiltBinary.path(named: "AloudLocaleMaker")
      let result = try await CommandRun(maker, [Archive.path, "--package", folder]).result()
      #expect(result.exit == .code(0))
      #expect(result.errorText == "")
      #expect(try Self.differences(Repository.locales, "\(folder)/locales") == [])
      let list = "Sources/CLocales/locales.c"
      let root = URL(filePath: Repository.locales).deletingLastPathComponent().path()
      #expect(try Files.bytes("\(folder)/\(list)") == Files.bytes("\(root)/\(list)"))
    }
  }

  /// The paths of the files that are not the same in both folders.
  private static func differences(_ one: String, _ other: String) throws -> [String] {
    let files = FileManager.default
    let paths = Set(try files.subpathsOfDirectory(atPath: one)).union(try files.subpathsOfDirectory(atPath: other))
    return paths.filter { !files.contentsEqual(atPath: "\(one)/\($0)", andPath: "\(other)/\($0)") }
      .filter { files.fileExists(atPath: "\(one)/\($0)/.") == false }.sorted()
  }
}

/// The tables of characters against what the maker makes of Unicode's data.
@Suite(
  .enabled(if: Nightly.isOn, "it is run by .ci/nightly"),
  .enabled(
    if: FileManager.default.fileExists(atPath: "/usr/share/unicode/BidiTest.txt"),
    "skipped where Debian's package unicode-data is not installed"))
struct UnicodeTableTests {
  @Test("SET-4: made anew from Unicode's data, the tables of characters are what lies in locales/unicode")
  func same() async throws {
    try await TemporaryFolder.with { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/Sources/CLocales", withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: Repository.locales, toPath: "\(folder)/locales")
      try FileManager.default.removeItem(atPath: "\(folder)/locales/unicode")
      let maker = try BuiltBinary.path(named: "AloudLocaleMaker")
      let result = try await CommandRun(maker, ["--unicode", "/usr/share/unicode", "--package", folder]).result()
      #expect(result.errorText == "")
      let names = try Files.names(in: "\(Repository.locales)/unicode")
      #expect(try Files.names(in: "\(folder)/locales/unicode") == names)
      for name in names {
        #expect(
          try Files.text("\(folder)/locales/unicode/\(name)") == Files.text("\(Repository.locales)/unicode/\(name)"))
      }
    }
  }
}

/// CLDR's archive, which is not part of the project.
private enum Archive {
  static let path =
    ProcessInfo.processInfo.environment["ALOUD_CLDR"]
    ?? URL(filePath: Repository.locales).appending(path: "../../shared/cldr/cldr-48.2-subset.tar.xz").standardized
    .path()
  static var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
