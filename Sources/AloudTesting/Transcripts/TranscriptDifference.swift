/// How a body differs from the one expected, told by the typed line after which it does.
public struct TranscriptDifference: Sendable, Hashable, CustomStringConvertible {
  /// A line of a passage.
  public enum Line: Sendable, Hashable {
    /// Expected and got.
    case same(String)

    /// Expected, and not got.
    case expected(String)

    /// Got, and not expected.
    case got(String)

    /// So many lines left out, because they are the same.
    case skipped(Int)
  }

  /// One place where the two differ, with two lines around.
  public struct Passage: Sendable, Hashable {
    /// The file line of the first difference.
    public var fileLine: Int

    /// The typed line it follows, without `> `; nil before the first.
    public var input: String?

    /// Its lines in order.
    public var lines: [Line]
  }

  /// The most passages a description holds.
  private static let describedPassages = 10

  /// The file, as messages name it.
  public var file: String

  /// The places that differ, in order.
  public var passages: [Passage]

  /// Whether there is no difference.
  public var isEmpty: Bool { passages.isEmpty }

  /// Compares byte for byte; `firstLine` is the number of the body's first line in the file.
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

  /// Puts exchanges side by side for as long as the same is typed; the rest is one exchange on either side.
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

  /// The passages as text: `-` expected, `+` got.
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

/// A typed line with what was printed after it; the first exchange begins without one.
struct TranscriptExchange {
  /// The lines, the typed one first.
  var lines: [String]

  /// What was typed, or nil in the first exchange.
  var input: String? { lines.first.flatMap(Transcript.input) }

  /// Parts a body at its typed lines; the exchange before the first of them is there even if it is empty.
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
