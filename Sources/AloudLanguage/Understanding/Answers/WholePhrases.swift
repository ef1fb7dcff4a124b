/// Phrases of a lexicon that mean a value as a whole: "yes", "next to last", "now".
struct WholePhrases: Sendable {
  /// The words that fold to the same letters, the last of a lexicon first.
  private typealias Words = [String: [(word: String, name: String)]]

  /// Each kind is read when it is asked for: a script's "yes" needs no ordinals.
  private let values: [ValueKind: OnceRead<Words>]
  private let marks: LetterMarks

  init(_ lexicon: Lexicon) {
    marks = LetterMarks(lexicon)
    func words(where isMeant: @escaping @Sendable (_ kind: String, _ name: String) -> Bool) -> OnceRead<Words> {
      OnceRead {
        var words: Words = [:]
        for line in lexicon.lines where isMeant(line.kind, line.name) {
          for word in line.words { words[Self.letters(word), default: []].insert((word, line.name), at: 0) }
        }
        return words
      }
    }
    values = [
      .ordinal: words { $0 == "ordinal" && $1 != "mark" && $1 != "place" && Double($1) == nil },
      .datetime: words { $0 == "date" && ["now", "end"].contains($1) },
      .boolean: words { $0 == "boolean" && ["true", "false"].contains($1) },
    ]
  }

  /// Takes the letters of a phrase, and the marks that it was typed with.
  func value(_ letters: String, _ kind: ValueKind, typedWith typed: [Unicode.Scalar] = []) -> String? {
    values[kind]?.value[letters]?.first {
      typed.isEmpty || LetterMarks.allow(marks.marks(in: $0.word), typedWith: typed)
    }?.name
  }

  /// Folded, and without spaces.
  static func letters(_ phrase: String) -> String {
    let folded = Folding.fold(phrase)
    // By bytes, because a lexicon has hundreds of phrases and is read in each run.
    return folded.utf8.contains(0x20) ? String(decoding: folded.utf8.filter { $0 != 0x20 }, as: UTF8.self) : folded
  }
}
