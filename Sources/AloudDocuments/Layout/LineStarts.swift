internal import Yams

/// What begins on the lines of a document, and where that goes: the keys of mappings and the dashes of lists, but for those between
/// brackets, which stay as they are written.
struct LineStarts {
  /// What begins on a line.
  struct Start {
    /// Where its first key or text stands, counted from 0, behind any dashes.
    var column: Int
    /// How many dashes those are.
    var dashes: Int
    /// Where it goes.
    var target: Int
    /// Where what its key holds begins on the same line.
    var value: Int?

    /// How far the line is indented then.
    var indent: Int { max(0, target - 2 * dashes) }
  }

  /// The lines, without their ends.
  let lines: [[Unicode.Scalar]]
  private var starts: [Int: Start] = [:]
  /// Whether every line can be moved that has to be.
  private var isSafe = true

  /// What begins on the lines of a document; nil where it is written in an unusual way.
  init?(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.last == "\r" ? $0.dropLast() : $0)
    }
    guard let parser = try? Parser(yaml: AliasMark.hide(text), resolver: .basic, encoding: .utf8) else { return nil }
    if let root = try? parser.singleRoot() { place(root, at: 0) }
    guard isSafe else { return nil }
  }

  /// What begins on a line, by its number from 0.
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

  /// Whether a node stands between brackets, behind an anchor or a tag; the library does not tell it rightly.
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
    // Of what begins on the same line, the innermost comes last.
    starts[line] = Start(column: mark.column - 1, dashes: before.count { $0 == "-" }, target: target, value: held)
  }
}
