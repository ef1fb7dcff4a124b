import Aloud
import Expectations
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
    return error.errors.map { "\($0.file):\($0.line):\($0.column) \($0.problem)" }
  }

  @Test func whatAFileHasIsInTheDocument() throws {
    let app = try result("values: {disk: sda}\nscreens: [{id: disks, title: '{disk} {name}', elements: []}]").get()
    expect(app.screen("disks", for: app.initialState)?.title, is: "sda ")
  }

  @Test(
    arguments: [
      (
        nil,
        ["parts/app.yaml:2:11 The file “” can't be read", "parts/app.yaml:4:57 There is no screen “”"]
      ),
      (
        "screens: [{id: disks, titel: D, elements: []}]",
        ["parts/disks.yaml:1:11 “” is missing here", "parts/disks.yaml:1:23 “” is not known here"]
      ),
      ("app: B\nscreens: [{id: disks, title: D, elements: []}]", ["parts/disks.yaml:1:1 “” is not known here"]),
      (
        "include: [app.yaml]\nscreens: [{id: disks, title: D, elements: []}]",
        ["parts/disks.yaml:1:1 “” is not known here"]
      ),
      (
        "values: {name: x}\nscreens: [{id: disks, title: D, elements: []}]",
        ["parts/disks.yaml:1:10 The key “” is written twice in this mapping"]
      ),
      (
        "- a",
        [
          "parts/disks.yaml:1:1 An app document is made of keys with what they hold, at least “” and “”",
          "parts/app.yaml:4:57 There is no screen “”",
        ]
      ),
      (
        "a: [",
        ["parts/disks.yaml:2:1 This can't be read as YAML", "parts/app.yaml:4:57 There is no screen “”"]
      ),
    ] as [(String?, [String])])
  func errorsNameTheFile(_ part: String?, _ expected: [String]) { expect(errors(part), is: expected) }
}
