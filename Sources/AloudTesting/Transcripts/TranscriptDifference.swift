/// The difference between a body and the expected one, in passages located by the typed line before them.
public struct TranscriptDifference: Sendable, Hashable, CustomStringConvertible {
  private static let describedPassages = 10

  private var passages: [String] = []

  /// A Boolean value that indicates whether there is no difference.
  public var isEmpty: Bool { passages.isEmpty }

  /// The passages as text, with `-` before expected and `+` before actual lines.
  public var description: String {
    let more = passages.count - Self.describedPassages
    return (passages.prefix(Self.describedPassages) + (more > 0 ? ["And \(more) more places."] : []))
      .joined(separator: "\n")
  }

  /// Compares two bodies byte for byte; `firstLine` is the file line of the expected body's first line.
  public init(file: String, expected: [String], got: [String], firstLine: Int) {
    var line = firstLine
    for (expected, got) in Self.paired(Self.exchanges(in: expected), Self.exchanges(in: got)) {
      let edits = LineEdit.edits(from: expected, to: got)
      if let first = edits.firstIndex(where: { !$0.isSame }) {
        let input = first > 0 ? expected.first.flatMap(Transcript.input) : nil
        let place = input.map { "after “> \($0)”" } ?? "in what is printed"
        passages.append((["\(file):\(line + first): \(place)"] + LineEdit.printed(edits)).joined(separator: "\n"))
      }
      line += expected.count
    }
  }

  /// Returns the lines before the first typed line, which may be none, and then each typed line with its output.
  private static func exchanges(in body: [String]) -> [[String]] {
    body.reduce(into: [[]]) { exchanges, line in
      if Transcript.input(line) != nil {
        exchanges.append([line])
      } else {
        exchanges[exchanges.count - 1].append(line)
      }
    }
  }

  /// Pairs exchanges as long as the typed lines are the same, and pairs the rest as one exchange each.
  private static func paired(_ expected: [[String]], _ got: [[String]]) -> [([String], [String])] {
    let alike = zip(expected, got).enumerated().prefix { $0 == 0 || TextLines.areSame($1.0[0], $1.1[0]) }.map(\.element)
    return alike + [(Array(expected.dropFirst(alike.count).joined()), Array(got.dropFirst(alike.count).joined()))]
  }
}

/// A line of two texts that are merged into one list.
private enum LineEdit {
  case same(String)
  case expected(String)
  case got(String)

  var isSame: Bool { if case .same = self { true } else { false } }

  /// Expected lines come before actual ones.
  static func edits(from expected: [String], to got: [String]) -> [LineEdit] {
    let difference = got.difference(from: expected, by: TextLines.areSame)
    var edits = expected.map { LineEdit.same($0) }
    for case .remove(let offset, let line, _) in difference.removals { edits[offset] = .expected(line) }
    var (place, new) = (0, 0)
    for case .insert(let offset, let line, _) in difference.insertions {
      while place < edits.count, new < offset || !edits[place].isSame {
        if edits[place].isSame { new += 1 }
        place += 1
      }
      edits.insert(.got(line), at: place)
      (place, new) = (place + 1, new + 1)
    }
    return edits
  }

  /// Leaves out lines that are more than two lines from any difference. In differing lines, invisible characters are escapes.
  static func printed(_ edits: [LineEdit]) -> [String] {
    let kept = Set(edits.indices.filter { !edits[$0].isSame }.flatMap { $0 - 2...$0 + 2 })
    var lines: [String] = []
    var skipped = 0
    func addSkipped() {
      if skipped > 0 { lines.append("    (\(skipped) the same)") }
      skipped = 0
    }
    for (index, edit) in edits.enumerated() {
      guard kept.contains(index) else {
        skipped += 1
        continue
      }
      addSkipped()
      switch edit {
      case .same(let text): lines.append("    \(text)")
      case .expected(let text): lines.append("  - \(VisibleText.escapingHidden(in: text))")
      case .got(let text): lines.append("  + \(VisibleText.escapingHidden(in: text))")
      }
    }
    addSkipped()
    return lines
  }
}
