import Aloud
import AloudApp
import AloudDocuments
import AloudSpeech
import AloudTesting
import ArgumentParser

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check app documents against the rules for what is heard.",
    example: "aloud lint app.yaml", aliases: ["check"])

  @Argument(help: "The documents, YAML files.", completion: .file(extensions: ["yaml", "yml"]))
  var documents: [String]

  @Option(help: "How remarks are written: text, json (an object a line) or sarif.") var format = RemarkFormat.text

  @OptionGroup var locales: LocaleOptions

  /// The exit code is 1 if there are remarks, and 65 or 66 if a document is invalid or can't be read.
  func run() throws {
    let words = try locales.words()
    var remarks: [Remark] = []
    var failure: ExitCode?
    let phonemes = Phonemes()
    for path in documents {
      do {
        let bytes = try Document.bytes(at: path, words)
        let document = try Document(bytes, path: path, words)
        remarks += document.remarks(try document.linter(words, phonemes), source: bytes)
      } catch let code as ExitCode { failure = failure ?? code }
    }
    if failure == nil || !remarks.isEmpty, let report = format.report(remarks) { try words.print(report) }
    if let failure { throw failure }
    if !remarks.isEmpty { throw ExitCode(1) }
  }
}

enum RemarkFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case sarif

  func report(_ remarks: [Remark]) -> String? {
    switch self {
    case .text:
      let count = remarks.isEmpty ? "No remarks." : remarks.count == 1 ? "1 remark." : "\(remarks.count) remarks."
      return (remarks.map(\.description) + [count]).joined(separator: "\n")
    case .json:
      let lines = remarks.map { remark in
        JSONValue.object([
          ("rule", .string(remark.rule.rawValue)), ("severity", .string(remark.rule.severity.rawValue)),
          ("message", .string(remark.text)), ("file", .string(remark.file)), ("line", .number(remark.line)),
          ("column", .number(remark.column)),
        ]).text
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    case .sarif: return SARIF.report(remarks).indentedText
    }
  }
}

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
enum SARIF {
  static func report(_ remarks: [Remark]) -> JSONValue {
    let rules = LintRule.allCases.filter { rule in remarks.contains { $0.rule == rule } }
    let driver: [(String, JSONValue)] = [
      ("name", .string("aloud lint")), ("version", .string(CommandConfiguration.ownVersion)),
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
