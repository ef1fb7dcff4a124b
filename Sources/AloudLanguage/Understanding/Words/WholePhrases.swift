/// Phrases of a lexicon that mean a value as a whole: "yes", "next to last", "now".
struct WholePhrases: Sendable {
  /// The words that fold to the same letters, the last of a lexicon first.
  private var values: [ValueKind: [String: [(word: String, name: String)]]] = [:]
  private let marks: LetterMarks

  init(_ lexicon: Lexicon) {
    marks = LetterMarks(lexicon)
    for line in lexicon.lines {
      switch (line.kind, line.name) {
      case ("ordinal", let name) where name != "mark" && name != "place" && Double(name) == nil: add(.ordinal, line)
      case ("date", "now"), ("date", "end"): add(.datetime, line)
      case ("boolean", "true"), ("boolean", "false"): add(.boolean, line)
      default: continue
      }
    }
  }

  /// Takes the letters of a phrase, and the marks that it was typed with.
  func value(_ letters: String, _ kind: ValueKind, typedWith typed: [Unicode.Scalar] = []) -> String? {
    values[kind]?[letters]?.first { typed.isEmpty || LetterMarks.allow(marks.marks(in: $0.word), typedWith: typed) }?
      .name
  }

  /// Folded, and without spaces.
  static func letters(_ phrase: String) -> String {
    let folded = Folding.fold(phrase)
    // By bytes, because a lexicon has hundreds of phrases and is read in each run.
    return folded.utf8.contains(0x20) ? String(decoding: folded.utf8.filter { $0 != 0x20 }, as: UTF8.self) : folded
  }

  private mutating func add(_ kind: ValueKind, _ line: Lexicon.Line) {
    for word in line.words {
      values[kind, default: [:]][Self.letters(word), default: []].insert((word, line.name), at: 0)
    }
  }
}
