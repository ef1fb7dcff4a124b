/// A phrase that can be said at one place of a grammar.
public indirect enum SpokenPhrase: Sendable, Equatable {
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

  /// Returns a choice of words or phrases, without empty ones and duplicates.
  static func oneOf(_ words: [String]) -> SpokenPhrase {
    var seen: Set<String> = []
    return .choice(words.filter { !$0.isEmpty && seen.insert($0).inserted }.map(SpokenPhrase.words))
  }

  /// A Boolean value that indicates whether nothing can be said here. Recognisers cannot read an empty rule.
  public var isEmpty: Bool {
    switch self {
    case .words(let words): words.isEmpty
    case .rule: false
    case .sequence(let parts): parts.contains(where: \.isEmpty)
    case .choice(let phrases): phrases.allSatisfy(\.isEmpty)
    case .optional: false
    case .repeated(let phrase): phrase.isEmpty
    }
  }

  /// The words that are written out in the phrase, in any order.
  package var literalWords: [String] {
    switch self {
    case .words(let words): [words]
    case .rule: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.literalWords)
    case .optional(let phrase), .repeated(let phrase): phrase.literalWords
    }
  }

  /// The rules that the phrase refers to.
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
