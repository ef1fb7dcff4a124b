/// A grammar as Vosk reads it: a JSON list of phrases, with "[unk]" for whatever else is said.
///
/// Vosk makes a model of which word follows which: phrases of rules need not be written out one by one, each of their parts
/// stands for itself.
public enum VoskPhrases {
  /// How many phrases a rule is written out to; what has more stands as its parts.
  private static let limit = 200

  /// The text of a grammar: one line.
  public static func text(_ grammar: SpokenGrammar) -> String {
    var seen: Set<String> = []
    let phrases = grammar.ordered.flatMap { written(grammar.pruned($0.phrase) ?? .sequence([]), grammar) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return "[" + (phrases + ["[unk]"]).map { "\"\($0)\"" }.joined(separator: ", ") + "]\n"
  }

  /// The phrases of a rule: each of its alternatives whole where it is a few words, else in parts. What other rules hold
  /// stands there.
  private static func written(_ phrase: SpokenPhrase, _ grammar: SpokenGrammar) -> [String] {
    switch phrase {
    case .words(let words): [words]
    case .rule: []
    case .choice(let phrases): phrases.flatMap { written($0, grammar) }
    case .optional(let phrase), .repeated(let phrase): written(phrase, grammar)
    case .sequence(let parts): whole(parts) ?? parts.flatMap { written($0, grammar) }
    }
  }

  /// A sequence written out; nil where it holds a rule, or is too many phrases.
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
