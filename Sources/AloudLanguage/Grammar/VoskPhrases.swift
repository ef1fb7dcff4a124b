/// Writes a grammar in Vosk's format: a JSON list of phrases, with "[unk]" for anything else that is said.
///
/// Vosk builds a model of which word follows which, so the parts of a phrase are enough, without every combination.
public enum VoskPhrases {
  /// The maximum number of phrases that a rule is expanded to. A rule with more is written as its parts.
  private static let limit = 200

  /// Returns the text of a grammar, a single line.
  public static func text(_ grammar: SpokenGrammar) -> String {
    var seen: Set<String> = []
    let phrases = grammar.ordered.flatMap { written($0.phrase, grammar) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return "[" + (phrases + ["[unk]"]).map { "\"\($0)\"" }.joined(separator: ", ") + "]\n"
  }

  /// Writes out each alternative if its phrases are few, else its parts. Other rules are left out: they are listed themselves.
  private static func written(_ phrase: SpokenPhrase, _ grammar: SpokenGrammar) -> [String] {
    switch phrase {
    case .words(let words): [words]
    case .rule: []
    case .choice(let phrases): phrases.flatMap { written($0, grammar) }
    case .optional(let phrase), .repeated(let phrase): written(phrase, grammar)
    case .sequence(let parts): whole(parts) ?? parts.flatMap { written($0, grammar) }
    }
  }

  private static func whole(_ parts: [SpokenPhrase]) -> [String]? {
    var phrases = [""]
    for part in parts {
      guard let next = whole(part), phrases.count * next.count <= limit else { return nil }
      phrases = phrases.flatMap { first in next.map { first.isEmpty || $0.isEmpty ? first + $0 : "\(first) \($0)" } }
    }
    return phrases
  }

  private static func whole(_ phrase: SpokenPhrase) -> [String]? {
    switch phrase {
    case .words(let words): return [words]
    case .rule, .repeated: return nil
    case .sequence(let parts): return whole(parts)
    case .optional(let phrase): return whole(phrase).map { [""] + $0 }
    case .choice(let phrases):
      var all: [String] = []
      for phrase in phrases {
        guard let some = whole(phrase), all.count + some.count <= limit else { return nil }
        all += some
      }
      return all
    }
  }
}
