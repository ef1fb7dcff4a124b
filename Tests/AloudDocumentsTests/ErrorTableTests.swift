import Expectations
import Foundation
import Testing

/// What is wrong with documents is told where it is: the rows of `Errors.txt`.
@Suite struct ErrorTableTests {
  /// A piece of a document and the problems in it, each at its mark (§) or after its line and column.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// The document with its marks.
    let marked: String
    let problems: [String]

    /// The problems as "line:column problem".
    var expected: [String] {
      var places = marked.split(separator: "§", omittingEmptySubsequences: false).dropLast().reduce(into: [""]) {
        $0.append($0[$0.count - 1] + $1)
      }.dropFirst()
      return problems.map { problem in
        if problem.first?.isNumber == true { return problem }
        let before = places.popFirst()?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return "\(before.count):\((before.last?.unicodeScalars.count ?? 0) + 1) \(problem)"
      }
    }
  }

  /// The rows under each title. "…" in the elements or the document of a title stands for the pieces of its rows.
  static func rows() throws -> [Row] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().path() + "Errors.txt"
    var rows: [Row] = []
    var title = ""
    var keys: [Substring: String] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let text = line.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
      if line.hasPrefix("## ") {
        (title, keys) = (String(line.dropFirst(3)), [:])
      } else if let key = ["more", "elements", "document"].first(where: { line.hasPrefix("\($0): ") }) {
        keys[key[...]] = String(text.dropFirst(key.count + 2))
      } else if !title.isEmpty {
        let parts = text.components(separatedBy: " | ")
        func around(_ key: Substring) -> String? { keys[key]?.replacing("…", with: parts[0]) }
        let marked = around("document") ?? pageText(around("elements") ?? parts[0], keys["more"] ?? "")
        rows.append(
          Row(testDescription: "\(title): \(line)", marked: marked, problems: Array(parts.dropFirst())))
      }
    }
    return rows
  }

  @Test("each is told, and nothing else", arguments: try rows()) func isTold(_ row: Row) {
    expect(errors(row.marked.replacing("§", with: "")), is: row.expected)
  }
}
