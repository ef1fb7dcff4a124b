/// What can be said at one place of a grammar.
public indirect enum SpokenPhrase: Sendable, Equatable {
  /// Words, as a recogniser gives them back: between single spaces, without signs.
  case words(String)
  /// Whatever a rule of the grammar holds.
  case rule(SpokenRule)
  /// One after the other.
  case sequence([SpokenPhrase])
  /// One of several.
  case choice([SpokenPhrase])
  /// It, or nothing.
  case optional(SpokenPhrase)
  /// It, once or more often.
  case repeated(SpokenPhrase)

  /// One of several words or phrases, each once.
  static func oneOf(_ words: [String]) -> SpokenPhrase {
    var seen: Set<String> = []
    return .choice(words.filter { !$0.isEmpty && seen.insert($0).inserted }.map(SpokenPhrase.words))
  }

  /// Whether nothing can be said here: a recogniser can't read a rule that is empty.
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

  /// The words that stand in it, as they are, in any order.
  package var literalWords: [String] {
    switch self {
    case .words(let words): [words]
    case .rule: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.literalWords)
    case .optional(let phrase), .repeated(let phrase): phrase.literalWords
    }
  }

  /// The rules that it names.
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
  /// A whole line: where a recogniser begins.
  case line
  /// The name of a thing here, or enough of it.
  case name
  /// The name or the number of a thing here.
  case thing
  /// Numbers in words, of things and of days.
  case number, ordinal
  case date, time, moment, duration, color
  /// A letter by its own name; the word that it is spelled by, such as "alfa".
  case letter, codeWord
}
