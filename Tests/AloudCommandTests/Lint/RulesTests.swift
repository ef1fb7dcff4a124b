import AloudTesting
import Expectations
import Foundation
import Testing

@testable import AloudCommand
@testable import AloudDocuments

/// Each rule with a document that breaks it and one that keeps it: `Rules/<rule>.wrong.yaml` and `Rules/<rule>.right.yaml`.
@Suite struct RulesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rules")

  @Test("TEST-3: the wrong document of a rule breaks it once and no other, and the right one breaks none")
  func documents() throws {
    for rule in LintRule.allCases {
      try expect(Self.rules(brokenIn: "\(rule.rawValue).wrong.yaml"), is: [rule.rawValue], "\(rule.rawValue)")
      try expect(Self.rules(brokenIn: "\(rule.rawValue).right.yaml"), is: [], "\(rule.rawValue)")
    }
  }

  @Test("TEST-3: there are 30 rules or more, and no document without a rule") func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path()).filter { $0.hasSuffix(".yaml") }
    let rules = LintRule.allCases.map(\.rawValue)
    expect(rules.count >= 30 && Set(rules).count == rules.count)
    expect(names.sorted(), is: rules.flatMap { ["\($0).right.yaml", "\($0).wrong.yaml"] }.sorted())
  }

  @Test("TEST-3: the article has a row for each rule, with its severity") func article() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/AloudDocuments/AloudDocuments.docc/Linting.md")
    let rows = try String(contentsOf: path, encoding: .utf8).matches(of: /\n\| `([a-z-]+)` \| (\w+) \|/)
    expect(rows.map { "\($0.1) \($0.2)" }, is: LintRule.allCases.map { "\($0.rawValue) \($0.severity.rawValue)" })
  }

  private static func rules(brokenIn name: String) throws -> [String] {
    let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
    let document = try Document(bytes: bytes, path: name) { texts in
      (try? Data(contentsOf: folder.appending(path: "\(texts)/de.po"))).map { ["de.po": Array($0)] }
    }
    let linter = try Linter(document.app.language ?? "en")
    return document.remarks(linter, source: bytes).map(\.rule.rawValue)
  }
}
