/// The phrases that can be said at one moment, for a recogniser: named rules, of which `line` is the first (VOICE-1).
///
/// A grammar is compact: dates are rules, not a list of every date. `JSGF` and `VoskPhrases` write it in the formats of
/// recognisers.
public struct SpokenGrammar: Sendable, Equatable {
  /// The BCP 47 tag of the spoken language.
  public let language: String
  /// The rules by name: `line`, and the rules that it needs.
  public private(set) var rules: [SpokenRule: SpokenPhrase] = [:]

  /// Creates a grammar of a line, with the rules that it needs. A rule for which `make` returns an empty phrase cannot be said.
  public init(_ line: SpokenPhrase, language: String, rules make: (SpokenRule) -> SpokenPhrase) {
    self.language = language
    rules[.line] = line
    var open = line.rules
    while let rule = open.popLast() {
      if rules[rule] != nil { continue }
      let phrase = make(rule)
      rules[rule] = phrase
      open += phrase.rules
    }
  }

  /// The rules in order, without empty ones.
  var ordered: [(rule: SpokenRule, phrase: SpokenPhrase)] {
    SpokenRule.allCases.compactMap { rule in
      rules[rule].flatMap { $0.isEmpty ? nil : (rule, $0) }
    }
  }

  /// Returns a phrase without its empty parts, or nil if nothing is left.
  func pruned(_ phrase: SpokenPhrase) -> SpokenPhrase? {
    switch phrase {
    case .words(let words): return words.isEmpty ? nil : phrase
    case .rule(let rule): return rules[rule]?.isEmpty == false ? phrase : nil
    case .sequence(let parts):
      let kept = parts.compactMap(pruned)
      return kept.count == parts.count ? .sequence(kept) : nil
    case .choice(let phrases):
      let kept = phrases.compactMap(pruned)
      return kept.isEmpty ? nil : .choice(kept)
    case .optional(let phrase): return pruned(phrase).map { .optional($0) } ?? .sequence([])
    case .repeated(let phrase): return pruned(phrase).map { .repeated($0) }
    }
  }
}
