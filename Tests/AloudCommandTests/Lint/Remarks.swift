import AloudTesting

@testable import Aloud
@testable import AloudCommand
@testable import AloudDocuments

/// The remarks on a document, each as "line:column rule", told by letters alone.
func remarks(of yaml: String) throws -> [String] { try remarks(bytes: Array(yaml.utf8)) }

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
