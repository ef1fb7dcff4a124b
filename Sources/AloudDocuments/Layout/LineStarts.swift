internal import Yams

/// The keys and list dashes at the beginnings of a document's lines, and their new places. Flow collections in brackets stay as
/// they are written.
struct LineStarts {
  /// The start of a line.
  struct Start {
    /// The column of the first key or text after any dashes, counted from 0.
    var column: Int
    /// The number of dashes.
    var dashes: Int
    /// The new column.
    var target: Int
    /// The column of the key's value, if that begins on the same line.
    var value: Int?

    /// The new indentation of the line.
    var indent: Int { max(0, target - 2 * dashes) }
  }

  /// The lines, without line breaks.
  let lines: [[Unicode.Scalar]]
  private var starts: [Int: Start] = [:]
  /// A Boolean value that indicates whether every line that has to move can be moved.
  private var isSafe = true

  /// Creates the starts of a document's lines, or `nil` if the document is written in an unusual way.
  init?(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.last == "\r" ? $0.dropLast() : $0)
    }
    guard let parser = try? Parser(yaml: AliasMark.hide(text), resolver: .basic, encoding: .utf8) else { return nil }
    if let root = try? parser.singleRoot() { place(root, at: 0) }
    guard isSafe else { return nil }
  }

  /// Accesses the start of a line by its number, counted from 0.
  subscript(line: Int) -> Start? { starts[line] }

  private mutating func place(_ node: Node, at column: Int) {
    switch node {
    case .mapping(let mapping) where !isBracketed(node):
      for (key, value) in mapping {
        note(key, at: column, value: value)
        place(value, at: column + 2)
      }
    case .sequence(let sequence) where !isBracketed(node):
      for item in sequence {
        note(item, at: column + 2, value: nil)
        place(item, at: column + 2)
      }
    case .mapping, .sequence, .scalar, .alias: break
    }
  }

  /// Returns whether a node is in brackets, possibly after an anchor or a tag. The library's own report is unreliable.
  private func isBracketed(_ node: Node) -> Bool {
    guard let mark = node.mark, lines.indices.contains(mark.line - 1) else { return false }
    let words = lines[mark.line - 1].dropFirst(mark.column - 1).split(separator: " ", maxSplits: 3)
    let first = words.first { $0.first != "&" && $0.first != "!" }?.first
    return first == "{" || first == "["
  }

  private mutating func note(_ node: Node, at target: Int, value: Node?) {
    guard let mark = node.mark, lines.indices.contains(mark.line - 1) else { return isSafe = false }
    let line = mark.line - 1
    let before = lines[line].prefix(mark.column - 1)
    guard before.allSatisfy({ $0 == " " || $0 == "-" }) else { return isSafe = false }
    let held = value?.mark.flatMap { $0.line == mark.line && $0.column > mark.column ? $0.column - 1 : nil }
    // Of several nodes that begin on a line, the innermost comes last and wins.
    starts[line] = Start(column: mark.column - 1, dashes: before.count { $0 == "-" }, target: target, value: held)
  }
}
