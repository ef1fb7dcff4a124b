import Aloud
import AloudTesting
import ArgumentParser

/// How remarks are written.
enum RemarkFormat: String, CaseIterable, ExpressibleByArgument {
  /// A line each, and their number.
  case text
  /// A JSON object each, one a line.
  case json
  /// One report of SARIF 2.1.0, which editors and continuous integration read.
  case sarif

  /// All remarks in this form.
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
