/// The difference between a body and the expected one, in passages located by the typed line before them.
public struct TranscriptDifference: Sendable, Hashable, CustomStringConvertible {
  /// A line of a passage.
  public enum Line: Sendable, Hashable {
    /// A line in both bodies.
    case same(String)
    /// An expected line that is missing.
    case expected(String)
    /// A line that was not expected.
    case got(String)
    /// A number of omitted lines that are the same in both.
    case skipped(Int)
  }

  /// A difference with two lines of context on either side.
  public struct Passage: Sendable, Hashable {
    /// The file line of the first difference.
    public var fileLine: Int
    /// The typed line before the difference, without `> `, or `nil` before the first.
    public var input: String?
    /// The lines in order.
    public var lines: [Line]
  }

  private static let describedPassages = 10

  /// The file's path, as used in messages.
  public var file: String
  /// The passages in order.
  public var passages: [Passage]

  /// A Boolean value that indicates whether there is no difference.
  public var isEmpty: Bool { passages.isEmpty }

  /// Compares two bodies byte for byte; `firstLine` is the file line of the expected body's first line.
  public init(file: String, expected: [String], got: [String], firstLine: Int) {
    self.file = file
    passages = []
    var line = firstLine
    for (expected, got) in Self.paired(TranscriptExchange.split(expected), TranscriptExchange.split(got)) {
      let edits = LineEdits.edits(from: expected.lines, to: got.lines)
      if let first = edits.firstIndex(where: { !$0.isSame }) {
        let input = first > 0 ? expected.input : nil
        passages.append(Passage(fileLine: line + first, input: input, lines: LineEdits.withContext(edits)))
      }
      line += expected.lines.count
    }
  }

  /// Pairs exchanges as long as the typed lines are the same, and pairs the rest as one exchange each.
  private static func paired(
    _ expected: [TranscriptExchange], _ got: [TranscriptExchange]
  ) -> [(TranscriptExchange, TranscriptExchange)] {
    let typedAlike = zip(expected, got).prefix { one, other in
      switch (one.input, other.input) {
      case (nil, nil): true
      case (let one?, let other?): TextLines.areSame(one, other)
      default: false
      }
    }
    func rest(_ exchanges: [TranscriptExchange]) -> TranscriptExchange {
      TranscriptExchange(lines: exchanges.dropFirst(typedAlike.count).flatMap(\.lines))
    }
    return typedAlike + [(rest(expected), rest(got))]
  }

  /// The passages as text, with `-` before expected and `+` before actual lines.
  public var description: String {
    var blocks = passages.prefix(Self.describedPassages).map { passage in
      let place = passage.input.map { "after “> \($0)”" } ?? "in what is printed"
      return (["\(file):\(passage.fileLine): \(place)"] + LineEdits.printed(passage.lines)).joined(separator: "\n")
    }
    let more = passages.count - blocks.count
    if more > 0 { blocks.append("And \(more) more places.") }
    return blocks.joined(separator: "\n")
  }
}

/// A typed line, followed by its output. The first exchange has no typed line.
struct TranscriptExchange {
  var lines: [String]

  var input: String? { lines.first.flatMap(Transcript.input) }

  /// The exchange before the first typed line may be empty.
  static func split(_ body: [String]) -> [TranscriptExchange] {
    body.reduce(into: [TranscriptExchange(lines: [])]) { exchanges, line in
      if Transcript.input(line) != nil {
        exchanges.append(TranscriptExchange(lines: [line]))
      } else {
        exchanges[exchanges.count - 1].lines.append(line)
      }
    }
  }
}

extension TranscriptDifference.Line {
  var isSame: Bool { if case .same = self { true } else { false } }
}

/// The lines of two texts merged into one list of same, removed and added lines.
private enum LineEdits {
  private typealias Line = TranscriptDifference.Line

  /// Expected lines come before actual ones.
  static func edits(from expected: [String], to got: [String]) -> [TranscriptDifference.Line] {
    let difference = got.difference(from: expected, by: TextLines.areSame)
    var edits = expected.map { Line.same($0) }
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

  /// Leaves out lines that are more than two lines from any difference.
  static func withContext(_ edits: [TranscriptDifference.Line]) -> [TranscriptDifference.Line] {
    let differing = edits.indices.filter { !edits[$0].isSame }
    let kept = Set(differing.flatMap { $0 - 2...$0 + 2 })
    var lines: [Line] = []
    var skipped = 0
    for (index, edit) in edits.enumerated() {
      if kept.contains(index) {
        if skipped > 0 { lines.append(.skipped(skipped)) }
        skipped = 0
        lines.append(edit)
      } else {
        skipped += 1
      }
    }
    return skipped > 0 ? lines + [.skipped(skipped)] : lines
  }

  /// In differing lines, invisible characters are escapes.
  static func printed(_ lines: [TranscriptDifference.Line]) -> [String] {
    lines.map { line in
      switch line {
      case .same(let text): "    \(text)"
      case .expected(let text): "  - \(VisibleText.escapingHidden(in: text))"
      case .got(let text): "  + \(VisibleText.escapingHidden(in: text))"
      case .skipped(let count): "    (\(count) the same)"
      }
    }
  }
}
