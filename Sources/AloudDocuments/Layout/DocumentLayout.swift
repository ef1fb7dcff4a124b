/// The standard layout of documents, which is easy to read by eye and line by line by ear: two spaces for each level, also before
/// the dashes of a list; one space after a dash and after a key; no trailing spaces; and no two empty lines together.
public enum DocumentLayout {
  /// Returns the text of a document in this layout, with its comments, or `nil` if the document is written in a way that cannot be
  /// laid out without a change of meaning.
  ///
  /// - Throws: An error if the document is not YAML within the limits of documents.
  public static func laidOut(_ bytes: [UInt8], path: String) throws(DocumentErrors) -> String? {
    do {
      let text = try SourceText.decode(bytes)
      let before = try TreeParser.parse(text)
      guard let starts = LineStarts(text, before) else { return nil }
      let after = LaidOutLines.text(starts)
      guard let tree = try? TreeParser.parse(after), tree.saysTheSame(as: before) else { return nil }
      return after
    } catch {
      throw DocumentErrors([error], in: path)
    }
  }
}

/// The lines of a document, moved one after the other to their new places.
private struct LaidOutLines {
  private var result: [String] = []
  /// The line starts that enclose the current line, outermost first, each with its old indentation.
  private var open: [(indent: Int, start: LineStarts.Start)] = []
  private var isBlock = false

  static func text(_ starts: LineStarts) -> String {
    var lines = LaidOutLines()
    // For each line, find the next start at or after it, from the last line up.
    var next = [(indent: Int, start: LineStarts.Start)?](repeating: nil, count: starts.lines.count + 1)
    for (index, line) in starts.lines.enumerated().reversed() {
      next[index] = starts[index].map { (indent(of: line), $0) } ?? next[index + 1]
    }
    for (index, line) in starts.lines.enumerated() { lines.take(line, starts[index], before: next[index]) }
    return lines.text
  }

  private var text: String {
    var lines = result[...]
    while lines.last?.isEmpty == true, !isBlock { lines.removeLast() }
    let text = lines.drop { $0.isEmpty }.joined(separator: "\n")
    return text.isEmpty || isBlock ? text : text + "\n"
  }

  private mutating func take(
    _ line: [Unicode.Scalar], _ start: LineStarts.Start?, before next: (indent: Int, start: LineStarts.Start)?
  ) {
    let indent = Self.indent(of: line)
    if let start {
      while let last = open.last, last.indent >= indent { open.removeLast() }
      open.append((indent, start))
      isBlock = Self.opensBlock(line)
      result.append(Self.moved(line, start))
    } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
      // Empty lines in a block scalar are part of it.
      if isBlock || result.last?.isEmpty == false { result.append("") }
    } else if line[indent] == "#", !(isBlock && indent > open.last?.start.column ?? 0) {
      result.append(Self.spaces(indentOfComment(indent, before: next)) + Self.text(line[indent...]))
    } else {
      let shift = open.last.map { $0.start.target - $0.start.column } ?? 0
      result.append(Self.spaces(indent + shift) + Self.text(line[indent...], whole: isBlock))
    }
  }

  /// Returns the indentation of the next start, or that of the enclosing start if the comment is indented deeper than the next.
  private func indentOfComment(_ indent: Int, before next: (indent: Int, start: LineStarts.Start)?) -> Int {
    if let next, indent <= next.indent { return next.start.indent }
    guard indent > 0, let around = open.last(where: { $0.indent <= indent }) else { return 0 }
    return indent + around.start.indent - around.indent
  }

  private static func moved(_ line: [Unicode.Scalar], _ start: LineStarts.Start) -> String {
    let head = spaces(start.indent) + String(repeating: "- ", count: start.dashes)
    let whole = head + text(line.dropFirst(start.column))
    guard let value = start.value, value <= line.count else { return whole }
    let (key, held) = (text(line[start.column..<value]), text(line.dropFirst(value)))
    return key.hasSuffix(":") && !held.isEmpty ? "\(head)\(key) \(held)" : whole
  }

  private static func indent(of line: [Unicode.Scalar]) -> Int { line.prefix { $0 == " " }.count }
  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private static func opensBlock(_ line: [Unicode.Scalar]) -> Bool {
    text(line[...]).firstMatch(of: /(^|[\s:-])[|>][-+0-9]*(\s+#.*)?$/) != nil
  }

  private static func text(_ part: some Sequence<Unicode.Scalar>, whole: Bool = false) -> String {
    var scalars = Array(part)
    while !whole, scalars.last == " " || scalars.last == "\t" || scalars.last == "\r" { scalars.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

/// The keys and list dashes at the beginnings of a document's lines, and their new places. Flow collections in brackets stay as
/// they are written.
private struct LineStarts {
  struct Start {
    /// The column of the first key or text after any dashes, counted from 0.
    var column: Int
    var dashes: Int
    var target: Int
    /// The column of the key's value, if that begins on the same line.
    var value: Int?

    var indent: Int { max(0, target - 2 * dashes) }
  }

  let lines: [[Unicode.Scalar]]
  private var starts: [Int: Start] = [:]
  private var isSafe = true

  init?(_ text: String, _ tree: Tree) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.last == "\r" ? $0.dropLast() : $0)
    }
    place(tree, at: 0)
    guard isSafe else { return nil }
  }

  subscript(line: Int) -> Start? { starts[line] }

  private mutating func place(_ tree: Tree, at column: Int) {
    if tree.isFlow || tree.alias != nil { return }
    for entry in tree.entries ?? [] {
      note(entry.keyLocation, at: column, value: entry.value)
      place(entry.value, at: column + 2)
    }
    for item in tree.list ?? [] {
      note(item.alias ?? item.location, at: column + 2, value: nil)
      place(item, at: column + 2)
    }
  }

  private mutating func note(_ location: SourceLocation, at target: Int, value: Tree?) {
    let (line, column) = (location.line - 1, location.column - 1)
    guard lines.indices.contains(line) else { return isSafe = false }
    let before = lines[line].prefix(column)
    guard before.allSatisfy({ $0 == " " || $0 == "-" }) else { return isSafe = false }
    let held = value.map { $0.alias ?? $0.location }.flatMap {
      $0.line == line + 1 && $0.column - 1 > column ? $0.column - 1 : nil
    }
    // Of several nodes that begin on a line, the innermost comes last and wins.
    starts[line] = Start(column: column, dashes: before.count { $0 == "-" }, target: target, value: held)
  }
}
