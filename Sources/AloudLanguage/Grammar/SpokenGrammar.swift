/// What can be said at one moment, for a recogniser: rules by name, of which `line` is the first (VOICE-1).
///
/// It is compact: dates are rules, not a list of every date. `JSGF` and `VoskPhrases` write it as recognisers read it.
public struct SpokenGrammar: Sendable, Equatable {
  /// The BCP 47 tag of the language that is spoken.
  public let language: String
  /// Its rules; the others are those that these need, in the order of their names.
  public private(set) var rules: [SpokenRule: SpokenPhrase] = [:]

  /// A grammar of a line, with the rules that it needs; what `make` has nothing for can't be said.
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

  /// The rules in order, without those that nothing can be said of.
  var ordered: [(rule: SpokenRule, phrase: SpokenPhrase)] {
    SpokenRule.allCases.compactMap { rule in
      rules[rule].flatMap { $0.isEmpty ? nil : (rule, $0) }
    }
  }

  /// A phrase without what nothing can be said of; nil where nothing is left of it.
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
