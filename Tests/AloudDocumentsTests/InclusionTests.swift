import Aloud
import Testing

@testable import AloudDocuments

/// Documents whose parts stand in files of their own.
@Suite struct InclusionTests {
  private static let whole = """
    app: A
    include: [disks.yaml]
    values: {name: ""}
    tabs: [{title: T, elements: [{button: B, action: {push: disks}}]}]
    """

  private func result(_ part: String?) -> Result<DocumentApp, DocumentErrors> {
    do {
      let document = try Document(bytes: Array(Self.whole.utf8), path: "parts/app.yaml") { _ in
        nil
      } including: { name in
        part.map { ("parts/" + name, Array($0.utf8)) }
      }
      return .success(document.app)
    } catch {
      return .failure(error)
    }
  }

  private func errors(_ part: String?) -> [String] {
    guard case .failure(let error) = result(part) else { return [] }
    return error.errors.map { "\($0.file):\($0.line):\($0.column) \($0.message.key)" }
  }

  @Test func whatAFileHasIsInTheDocument() throws {
    let app = try result("values: {disk: sda}\nscreens: [{id: disks, title: '{disk} {name}', elements: []}]").get()
    #expect(app.screen("disks", for: app.initialState)?.title == "sda ")
  }

  @Test(
    arguments: [
      (
        nil,
        ["parts/app.yaml:2:11 document.include.missing", "parts/app.yaml:4:57 document.unknown.screen.noneAllowed"]
      ),
      (
        "screens: [{id: disks, titel: D, elements: []}]",
        ["parts/disks.yaml:1:11 document.missingKey", "parts/disks.yaml:1:23 document.unknownKey.nearest"]
      ),
      ("app: B\nscreens: [{id: disks, title: D, elements: []}]", ["parts/disks.yaml:1:1 document.unknownKey"]),
      (
        "include: [app.yaml]\nscreens: [{id: disks, title: D, elements: []}]",
        ["parts/disks.yaml:1:1 document.unknownKey"]
      ),
      (
        "values: {name: x}\nscreens: [{id: disks, title: D, elements: []}]",
        ["parts/disks.yaml:1:10 document.duplicateKey"]
      ),
      ("- a", ["parts/disks.yaml:1:1 document.notMapping", "parts/app.yaml:4:57 document.unknown.screen.noneAllowed"]),
      (
        "a: [",
        ["parts/disks.yaml:2:1 document.yaml.broken", "parts/app.yaml:4:57 document.unknown.screen.noneAllowed"]
      ),
    ] as [(String?, [String])])
  func errorsNameTheFile(_ part: String?, _ expected: [String]) { #expect(errors(part) == expected) }
}
