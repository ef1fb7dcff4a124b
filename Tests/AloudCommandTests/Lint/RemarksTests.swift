import Expectations
import Foundation
import Testing

/// What is remarked on documents: the table `Remarks.txt`.
@Suite("Lint: remarks") struct RemarksTests {
  /// A document without its first line, with the only remark on it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let remark: String?

    /// `form` says what `text` is: a whole document, the elements of a tab below other lines, or the keys of a sheet.
    init(_ title: String, _ form: Substring, _ remark: Substring, _ text: [Substring]) {
      testDescription = "\(title): \(text.joined(separator: "\n"))"
      self.remark = remark == "none" ? nil : String(remark)
      let above = text.prefix { !$0.hasPrefix("- ") }
      let lines: [Substring] =
        switch form {
        case "elements": above + ["tabs:", "- title: Tea", "  elements:"] + text[above.endIndex...].map { "  " + $0 }
        case "sheet": Self.sheet.split(separator: "\n") + text.map { "  " + $0 }
        default: text
        }
      document = "app: Test\n" + lines.joined(separator: "\n")
    }

    /// What stands above the keys of a sheet, which a button presents.
    private static let sheet = """
      values: {name: "", big: off}
      tabs:
      - title: Tea
        elements:
        - {button: Order, action: {present: order}}
      sheets:
      - id: order
        title: Order
      """
  }

  private static func cases() throws -> [Case] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Remarks.txt")
    return try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n## ").dropFirst().flatMap { part in
      let pieces = part.components(separatedBy: "\n### ")
      return pieces.dropFirst().map { piece in
        let lines = piece.split(separator: "\n")
        let head = lines[0].split(separator: " ", maxSplits: 1)
        return Case(pieces[0], head[0], head[1], Array(lines.dropFirst()))
      }
    }
  }

  @Test("each document has its remark and no other", arguments: try cases()) func isRemarked(_ one: Case) throws {
    try expect(remarks(of: one.document), is: one.remark.map { [$0] } ?? [])
  }
}
