import Foundation
import Testing

/// A Markdown file for people: the README, or an article of a module's documentation.
struct Article: CustomTestStringConvertible {
  /// The folder that `Package.swift` stands in.
  static let root = #filePath.components(separatedBy: "/Tests/AloudEndToEndTests/")[0]

  /// The path from the root.
  let path: String
  var lines: [String]

  var testDescription: String { path }

  /// The README, and every article in a documentation catalogue.
  static var all: [Article] {
    get throws {
      let modules = try Files.names(in: "\(root)/Sources")
      let catalogues = modules.map { "Sources/\($0)/\($0).docc" }
        .filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
      let paths = try catalogues.flatMap { folder in
        try Files.names(in: "\(root)/\(folder)").filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
      }
      return try (["README.md"] + paths).map { try Article($0) }
    }
  }

  init(_ path: String) throws {
    self.path = path
    lines = try Files.text("\(Self.root)/\(path)").components(separatedBy: "\n")
  }

  /// The blocks between fences, in order.
  var blocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line.hasPrefix("```") {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = CodeBlock(kind: String(line.dropFirst(3)), start: index + 1, lines: [])
      }
    }
    return blocks
  }

  /// The lines that stand between no fences, each with its number.
  var prose: [(number: Int, text: String)] {
    let fenced = Set(blocks.flatMap { $0.start - 1...$0.start + $0.lines.count })
    return lines.enumerated().filter { !fenced.contains($0.offset) }.map { ($0.offset + 1, $0.element) }
  }

  /// What stands between backticks in the prose, each with the number of its line.
  var codeSpans: [(number: Int, text: String)] {
    prose.flatMap { number, text in text.matches(of: /`([^`]+)`/).map { (number, String($0.1)) } }
  }
}

/// What stands between two fences.
struct CodeBlock {
  /// The word after the first fence.
  let kind: String
  /// Where its first line is among the article's, from 0.
  let start: Int
  var lines: [String]

  var text: String { lines.map { $0 + "\n" }.joined() }
}
