import Aloud
import Foundation
import Testing

@testable import AloudDocuments

/// The example that uses every control and every action.
@Suite struct ExampleTests {
  private func example() throws -> (text: String, app: DocumentApp) {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Examples/controls.yaml")
    let data = try Data(contentsOf: url)
    return (String(decoding: data, as: UTF8.self), try Document(bytes: Array(data), path: url.path).app)
  }

  @Test func itIsReadWithoutErrors() throws {
    let app = try example().app
    let state = app.initialState
    #expect(app.interface(for: state).tabs.map(\.id) == ["books", "tab.my-card", "tab.visit"])
    #expect(app.initialEffects.count == 4)
    #expect(app.screen("loans", for: state) != nil)
    #expect(app.sheet("sign in", for: state)?.preferredAction?.id == "signInNow")
  }

  @Test func whereverItIsDamagedTheErrorsHavePlacesInIt() throws {
    let lines = try example().text.split(separator: "\n", omittingEmptySubsequences: false)
    var damaged = 0
    for index in lines.indices {
      var without = lines
      without.remove(at: index)
      for text in [without.joined(separator: "\n"), lines[..<index].joined(separator: "\n") + "\n\"{["] {
        let errors = found(Array(text.utf8))
        damaged += errors.isEmpty ? 0 : 1
        #expect(errors.allSatisfy { (1...lines.count + 1).contains($0.line) && $0.column > 0 })
      }
    }
    #expect(damaged > lines.count)
  }

  @Test func itUsesEveryKeyOfTheForm() throws {
    let catalogue = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AloudDocuments/AloudDocuments.docc")
    let text = try ["Tutorial.md", "Documents.md", "Logs.md"].reduce(example().text) {
      try $0 + String(contentsOf: catalogue.appendingPathComponent($1), encoding: .utf8)
    }
    // Percent is the other way to say what "value" says on a progress; what an example alone includes, and what hosts alone
    // provide, has tests of its own.
    let others: [KeyName] = [.percent, .include, .provided]
    let unused = KeyName.allCases.filter { !others.contains($0) && !text.contains("\($0.rawValue):") }
    #expect(unused == [])
    #expect(DocumentAction.words.filter { !text.contains($0.word) }.map(\.word) == [])
  }
}
