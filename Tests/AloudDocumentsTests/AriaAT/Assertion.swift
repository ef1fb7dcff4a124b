import Foundation

/// Something that ARIA-AT says a screen reader must, should or may convey (`assertions.jsonl`).
struct Assertion: Decodable {
  var pattern, test, assertion, priority, kind: String
  var exampleValues: [String]

  /// Whether it asks for something not to be told.
  var isNegative: Bool { assertion.contains("not conveyed") }

  private enum CodingKeys: String, CodingKey {
    case pattern, test, assertion, priority, kind
    case exampleValues = "example_values"
  }
}

/// What a user says for a test of ARIA-AT: what comes before, and then what is asked for (`commands.jsonl`).
struct TestCommands: Decodable {
  var pattern, test: String
  var setup, task: [String]

  /// The name of its example.
  var example: String { String(pattern.split(separator: "/").last ?? "") }
}
