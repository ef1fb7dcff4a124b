import Expectations
import Testing

@testable import AloudLanguage

struct WordingPartTests {
  @Test("the core stands first in every wording", arguments: LocaleFiles.bundled.tags(in: "wording"))
  func coreFirst(tag: String) throws {
    let path = "wording/\(tag).po"
    let entries = try POCatalog(LocaleFiles.bundled.required(path), path: path).entries.values
    let parts = entries.sorted { $0.line < $1.line }.map { WordingPart(of: $0.key) }
    let core = parts.prefix { $0 == .core }
    expect(!parts.dropFirst(core.count).contains(.core))
    expect(parts.contains(.rest))
  }
}
