internal import Yams

/// Where the lines of a document go that begin something in it: the keys of mappings and the dashes of lists, but for those between
/// brackets, which stay as they are written.
struct LineMoves {
  /// What begins on a line.
  private struct Start {
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

  private let lines: [[Unicode.Scalar]]
  private var starts: [Int: Start] = [:]
  /// Whether every line can be moved that has to be.
  private var isSafe = true

  /// The moves of a document's lines; nil where it is written in an unusual way.
  init?(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.last == "\r" ? $0.dropLast() : $0)
    }
    guard let parser = try? Parser(yaml: AliasMark.hide(text), resolver: .basic, encoding: .utf8) else { return nil }
    if let root = try? parser.singleRoot() { place(root, at: 0) }
    guard isSafe else { return nil }
  }

  /// The lines at their new places.
  var laidOut: String {
    var result: [String] = []
    var current: Start?
    var isBlock = false
    for (index, line) in lines.enumerated() {
      let shift = current.map { $0.target - $0.column } ?? 0
      if let start = starts[index] {
        (current, isBlock) = (start, Self.opensBlock(line))
        result.append(Self.moved(line, start))
      } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
        // Empty lines of a block of text are its own.
        if isBlock || result.last?.isEmpty == false { result.append("") }
      } else if let indent = indentOfComment(line, before: index, under: current, inBlock: isBlock) {
        result.append(Self.spaces(indent) + Self.text(line.drop { $0 == " " }))
      } else {
        let indent = Self.indent(of: line)
        result.append(Self.spaces(indent + shift) + Self.text(line.dropFirst(indent), whole: isBlock))
      }
    }
    while result.last?.isEmpty == true, !isBlock { result.removeLast() }
    let text = result.drop { $0.isEmpty }.joined(separator: "\n")
    return text.isEmpty || isBlock ? text : text + "\n"
  }

  // MARK: - Finding what begins

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
    let words = lines[mark.line - 1].dropFirst(mark.column - 1).split(separator: " ")
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

  // MARK: - Moving

  /// A line that begins something, at its new place.
  private static func moved(_ line: [Unicode.Scalar], _ start: Start) -> String {
    let head = spaces(start.indent) + String(repeating: "- ", count: start.dashes)
    let whole = head + text(line.dropFirst(start.column))
    guard let value = start.value, value <= line.count else { return whole }
    let (key, held) = (text(line[start.column..<value]), text(line.dropFirst(value)))
    return key.hasSuffix(":") && !held.isEmpty ? "\(head)\(key) \(held)" : whole
  }

  /// How far a comment is indented that has a line of its own: as what comes next, unless it stands deeper than that: then as what
  /// came before. Nil where the line is no comment.
  private func indentOfComment(
    _ line: [Unicode.Scalar], before index: Int, under current: Start?, inBlock isBlock: Bool
  ) -> Int? {
    let column = Self.indent(of: line)
    guard line.dropFirst(column).first == "#" else { return nil }
    if isBlock, let current, column > current.column { return nil }
    let next = (index + 1..<lines.count).first { starts[$0] != nil }
    if let next, let start = starts[next], column <= Self.indent(of: lines[next]) { return start.indent }
    let above = (0..<index).last { starts[$0] != nil && Self.indent(of: lines[$0]) <= column }
    guard column > 0, let above, let start = starts[above] else { return 0 }
    return column + start.indent - Self.indent(of: lines[above])
  }

  private static func indent(of line: [Unicode.Scalar]) -> Int { line.prefix { $0 == " " }.count }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Whether a line ends with the sign for a block of text that follows.
  private static func opensBlock(_ line: [Unicode.Scalar]) -> Bool {
    text(line[...]).firstMatch(of: /(^|[\s:-])[|>][-+0-9]*(\s+#.*)?$/) != nil
  }

  /// The text of a part of a line, without spaces at its end unless `whole` of it is wanted.
  private static func text(_ part: some Sequence<Unicode.Scalar>, whole: Bool = false) -> String {
    var scalars = Array(part)
    while !whole, scalars.last == " " || scalars.last == "\t" || scalars.last == "\r" { scalars.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
