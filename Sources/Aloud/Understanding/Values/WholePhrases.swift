/// Phrases of a lexicon that are a value as a whole: "yes", "next to last", "now".
struct WholePhrases: Sendable {
  private var values: [ValueKind: [String: String]] = [:]

  /// The phrases of a lexicon.
  init(_ lexicon: Lexicon) {
    for line in lexicon.lines {
      switch (line.kind, line.name) {
      case ("ordinal", let name) where name != "mark" && Double(name) == nil: add(.ordinal, line)
      case ("date", "now"), ("date", "end"): add(.datetime, line)
      case ("boolean", _): add(.boolean, line)
      default: continue
      }
    }
  }

  /// The value that a folded phrase is; nil where it is none.
  func value(_ folded: String, _ kind: ValueKind) -> String? { values[kind]?[folded] }

  private mutating func add(_ kind: ValueKind, _ line: Lexicon.Line) {
    for word in line.words { values[kind, default: [:]][Folding.fold(word)] = line.name }
  }
}
