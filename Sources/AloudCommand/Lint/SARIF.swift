import Aloud
import AloudTesting
import ArgumentParser

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
enum SARIF {
  static func report(_ remarks: [Remark]) -> JSONValue {
    let rules = LintRule.allCases.filter { rule in remarks.contains { $0.rule == rule } }
    let driver: [(String, JSONValue)] = [
      ("name", .string("aloud lint")), ("version", .string(AloudCommand.configuration.version)),
      ("rules", .array(rules.map { rule($0) })),
    ]
    let results = remarks.map { remark in
      result(remark, index: rules.firstIndex(of: remark.rule) ?? 0)
    }
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", .object(driver))])), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
          ])
        ])
      ),
    ])
  }

  private static func rule(_ rule: LintRule) -> JSONValue {
    let help = rule.remedy.map { [("help", text($0))] } ?? []
    return .object(
      [
        ("id", .string(rule.rawValue)),
        ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ] + help)
  }

  private static func result(_ remark: Remark, index: Int) -> JSONValue {
    let region = JSONValue.object([("startLine", .number(remark.line)), ("startColumn", .number(remark.column))])
    let file = JSONValue.object([("uri", .string(uri(remark.file)))])
    let location = JSONValue.object([("artifactLocation", file), ("region", region)])
    return .object([
      ("ruleId", .string(remark.rule.rawValue)), ("ruleIndex", .number(index)),
      ("level", .string(remark.rule.severity.rawValue)), ("message", text(remark.text)),
      ("locations", .array([.object([("physicalLocation", location)])])),
    ])
  }

  private static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  /// Reserved and non-ASCII bytes are percent-encoded.
  private static func uri(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let escaped = path.utf8.map { byte -> String in
      if plain.contains(byte) { return String(decoding: [byte], as: UTF8.self) }
      let hex = String(byte, radix: 16, uppercase: true)
      return "%" + (hex.count < 2 ? "0" : "") + hex
    }.joined()
    return path.utf8.first == UInt8(ascii: "/") ? "file://" + escaped : escaped
  }
}
