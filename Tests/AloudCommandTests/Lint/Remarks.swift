import AloudTesting
import Testing

@testable import Aloud
@testable import AloudCommand
@testable import AloudDocuments

/// The remarks on a document, each as "line:column rule", told by letters alone.
func remarks(of yaml: String) throws -> [String] { try remarks(bytes: Array(yaml.utf8)) }

/// Documents with the only remark on each, or "none".
typealias Remarked = KeyValuePairs<String, String>

/// Checks the remarks on documents, which are written without their first line.
func check(documents: Remarked, _ location: Testing.SourceLocation = #_sourceLocation) throws {
  for (remark, document) in documents {
    let found = try remarks(of: "app: Test\n" + document)
    #expect(found == [remark].filter { $0 != "none" }, "\(document)", sourceLocation: location)
  }
}

/// Checks the remarks on documents with one tab, written as its elements, below lines such as the values.
func check(elements: Remarked, _ location: Testing.SourceLocation = #_sourceLocation) throws {
  for (remark, text) in elements {
    let lines = text.split(separator: "\n")
    let above = lines.prefix { !$0.hasPrefix("- ") }
    let all = above + ["tabs:", "- title: Tea", "  elements:"] + lines[above.endIndex...].map { "  " + $0 }
    try check(documents: [remark: all.joined(separator: "\n")], location)
  }
}

/// Checks the remarks on documents with one sheet, written as its keys, which a button presents.
func check(sheets: Remarked, _ location: Testing.SourceLocation = #_sourceLocation) throws {
  let start = """
    values: {name: "", big: off}
    tabs:
    - title: Tea
      elements:
      - {button: Order, action: {present: order}}
    sheets:
    - id: order
      title: Order

    """
  for (remark, keys) in sheets {
    try check(documents: [remark: start + "  " + keys.replacing("\n", with: "\n  ")], location)
  }
}

/// The remarks on the document in `bytes`.
func remarks(bytes: [UInt8], pronouncing: Linter.Pronouncing? = nil) throws -> [String] {
  try allRemarks(bytes, pronouncing: pronouncing).map { "\($0.line):\($0.column) \($0.rule.rawValue)" }
}

/// The remarks on the document in `bytes`, whole.
func allRemarks(_ bytes: [UInt8], pronouncing: Linter.Pronouncing? = nil) throws -> [Remark] {
  let document = try Document(bytes: bytes, path: "app.yaml")
  let linter = try Linter(document.app.language ?? "en", pronouncing: pronouncing)
  return document.remarks(linter, source: bytes)
}
