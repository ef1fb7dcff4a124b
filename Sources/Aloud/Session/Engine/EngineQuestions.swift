/// Lines that ask about something: "is the heating on?", "when is the meeting", "send?". They change nothing, and announce what they
/// ask about (LOOP-13).
extension Engine {
  private static var marks: Set<Character> { ["?", "？", "؟"] }

  /// Returns whether a line only asks, by its question mark or by the words that `line.questions` lists. A text, a polite request such
  /// as "can you send it?", and the name of a thing do not.
  func onlyAsks(_ line: Line) -> Bool {
    let text = line.text.trimmingSpaces()
    let isMarked = text.last.map(Self.marks.contains) ?? false
    let words = user.words.questions.value
    guard layers.entry == nil, isMarked || words.match(text), ParsedLine(line, user.vocabulary).command == nil else {
      return false
    }
    let context = lineContext
    guard context.shown.activeSearch == nil else { return false }
    // "Czy możesz …" is a request, and "can I … please" is not.
    if let rest = user.writtenWithoutCourtesy(text).first, !words.match(rest) { return false }
    let folded = Folding.fold(text)
    let titles = context.candidates(folded).candidates.compactMap(\.line).compactMap { context.entries[$0].title }
      .map(context.wording.text)
    return !titles.contains { title in
      isMarked ? title.contains(where: Self.marks.contains) : Folding.fold(title).hasPrefix(folded)
    }
  }

  /// Announces the one thing that a line asks about, or what is in front if that is a question or a picker.
  mutating func answer(asking parsed: ParsedLine) {
    if let layer = layers.last, layer.menu == nil { return sayFront() }
    let things = lineContext.things(askedAboutBy: parsed)
    guard things.count == 1 else { return notUnderstood(parsed.line) }
    memory.failures = 0
    carryOut([Candidate.place(things[0])].outcome(parsed.line))
  }
}

extension LineContext {
  /// Returns the lines whose names are the longest in a line that asks, or that a word of it tells from all others.
  fileprivate func things(askedAboutBy parsed: ParsedLine) -> [Int] {
    let named = entries.ownLines.compactMap { line, entry -> (line: Int, length: Int)? in
      guard let label = entry.title.map(folded), !label.isEmpty, mayHold(parsed.folded, label) else { return nil }
      return (line, label.count)
    }
    let longest = named.map(\.length).max()
    let found = named.filter { $0.length == longest }.map(\.line)
    return found.isEmpty ? AssignmentReading(context: self).told(parsed).map(\.line) : found
  }
}

/// The beginnings and endings of lines that ask.
struct QuestionWords: Sendable {
  private let beginnings: [String]
  private let endings: [String]

  init(_ wording: Wording) {
    let pieces = wording.phrases("line.questions").compactMap { $0.cut(at: "{line}") }
    beginnings = pieces.filter(\.after.isEmpty).map { Folding.foldPiece($0.before) }
    endings = pieces.filter(\.before.isEmpty).map { Folding.foldPiece($0.after) }
  }

  func match(_ text: String) -> Bool {
    let folded = Folding.fold(text)
    return beginnings.contains { folded.hasPrefix($0) } || endings.contains { folded.hasSuffix($0) }
  }
}
