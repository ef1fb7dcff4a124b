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
  func report(_ remarks: [Remark], _ wording: Wording) -> String? {
    switch self {
    case .text:
      let count = Message.lintCount(count: .number(remarks.count))
      return (remarks.map { $0.line(wording) } + [wording.text(.message(remarks.isEmpty ? .lintNone : count))]).joined(
        separator: "\n")
    case .json:
      let lines = remarks.map { remark in
        JSONValue.object([
          ("rule", .string(remark.rule.rawValue)), ("severity", .string(remark.rule.severity.rawValue)),
          ("message", .string(remark.text(wording))), ("file", .string(remark.file)), ("line", .number(remark.line)),
          ("column", .number(remark.column)),
        ]).text
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    case .sarif: return SARIF.report(remarks, wording).indentedText
    }
  }
}
