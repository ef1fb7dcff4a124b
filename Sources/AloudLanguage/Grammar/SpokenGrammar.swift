/// The phrases that can be said at one moment, for a recogniser: named rules, of which `line` is the first (VOICE-1).
///
/// Dates are rules, not lists of every date. `JSGF` and `VoskPhrases` write a grammar in the formats of recognisers.
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

  var ordered: [(rule: SpokenRule, phrase: SpokenPhrase)] {
    SpokenRule.allCases.compactMap { rule in rules[rule].flatMap(pruned).map { (rule, $0) } }
  }

  /// Returns a phrase without its empty parts, which recognisers cannot read, or nil if nothing is left.
  private func pruned(_ phrase: SpokenPhrase) -> SpokenPhrase? {
    switch phrase {
    case .words(let words): return words.isEmpty ? nil : phrase
    case .rule(let rule): return rules[rule].flatMap(pruned) == nil ? nil : phrase
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

/// A phrase that can be said at one place of a grammar.
public indirect enum SpokenPhrase: Sendable, Hashable {
  /// Words as a recogniser returns them: separated by single spaces, without signs.
  case words(String)
  /// The phrase of a rule of the grammar.
  case rule(SpokenRule)
  /// The given phrases, one after the other.
  case sequence([SpokenPhrase])
  /// One of the given phrases.
  case choice([SpokenPhrase])
  /// The given phrase, or nothing.
  case optional(SpokenPhrase)
  /// The given phrase, once or more often.
  case repeated(SpokenPhrase)

  package static func oneOf(_ words: [String]) -> SpokenPhrase {
    var seen: Set<String> = []
    return .choice(words.filter { !$0.isEmpty && seen.insert($0).inserted }.map(SpokenPhrase.words))
  }

  package var literalWords: [String] {
    switch self {
    case .words(let words): [words]
    case .rule: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.literalWords)
    case .optional(let phrase), .repeated(let phrase): phrase.literalWords
    }
  }

  package var rules: [SpokenRule] {
    switch self {
    case .words: []
    case .rule(let rule): [rule]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.rules)
    case .optional(let phrase), .repeated(let phrase): phrase.rules
    }
  }
}

/// The name of a rule of a grammar.
public enum SpokenRule: String, Sendable, Equatable, Hashable, CaseIterable {
  /// A whole line, with which a recogniser begins.
  case line
  /// The name of an item on the screen, or a sufficient part of it.
  case name
  /// The name or the number of an item on the screen.
  case thing
  /// Numbers in words, for items and days.
  case number, ordinal
  case date, time, moment, duration, color
  /// A letter by its own name, or by its word in the spelling alphabet, such as "alfa".
  case letter, codeWord
}
