/// Phrases of a lexicon that mean a value as a whole: "yes", "next to last", "now".
struct WholePhrases: Sendable {
  private var values: [ValueKind: [String: String]] = [:]

  init(_ lexicon: Lexicon) {
    for line in lexicon.lines {
      switch (line.kind, line.name) {
      case ("ordinal", let name) where name != "mark" && name != "place" && Double(name) == nil: add(.ordinal, line)
      case ("date", "now"), ("date", "end"): add(.datetime, line)
      case ("boolean", "true"), ("boolean", "false"): add(.boolean, line)
      default: continue
      }
    }
  }

  func value(_ letters: String, _ kind: ValueKind) -> String? { values[kind]?[letters] }

  /// Folded, and without spaces.
  static func letters(_ phrase: String) -> String {
    let folded = Folding.fold(phrase)
    // By bytes, because a lexicon has hundreds of phrases and is read in each run.
    return folded.utf8.contains(0x20) ? String(decoding: folded.utf8.filter { $0 != 0x20 }, as: UTF8.self) : folded
  }

  private mutating func add(_ kind: ValueKind, _ line: Lexicon.Line) {
    for word in line.words { values[kind, default: [:]][Self.letters(word)] = line.name }
  }
}
