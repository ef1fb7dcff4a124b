import Expectations
import Foundation
import Testing

@testable import AloudLanguage

struct BundledFilesTests {
  @Test("PLACE-1: every file of the table in locales/ is compiled in, in order, and byte for byte") func bundled()
    throws
  {
    let root = Repository.root.appending(path: "locales").resolvingSymlinksInPath()
    let names = try #require(FileManager.default.enumerator(atPath: root.path())).compactMap { $0 as? String }
    let files = names.filter { $0.contains("/") || $0 == "fallback.txt" }.sorted()
    expect(LocaleFiles.bundledPaths, is: files)
    for path in files {
      expect(LocaleFiles.bundled.bytes(path), is: [UInt8](try Data(contentsOf: root.appending(path: path))), "\(path)")
    }
  }

  @Test("every language with a wording has a table and its own name", arguments: LoadedLocale.bundledTags)
  func complete(tag: String) throws {
    let locale = try LoadedLocale(tag)
    expect(locale.tag, is: tag)
    expectNil(locale.askedFor)
    let name = locale.wording.text(.message("language.name"))
    expect(!name.isEmpty && (tag == "en" || name != "English"))
    expect(NumberReading.number("1", in: locale), is: 1)
  }
}
