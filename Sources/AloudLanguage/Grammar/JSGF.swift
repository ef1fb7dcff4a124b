/// Writes a grammar in the Java Speech Grammar Format, which pocketsphinx and many other recognisers read.
public enum JSGF {
  /// Returns a grammar's text. Its comments give the `generation`, and say whether words outside the grammar can be said.
  public static func text(_ grammar: SpokenGrammar, generation: Int, takesFreeText: Bool = false) -> String {
    var lines = ["#JSGF V1.0 UTF-8 \(grammar.language);", "// generation \(generation)"]
    if takesFreeText { lines.append("// free text") }
    lines.append("grammar aloud;")
    for (rule, phrase) in grammar.ordered {
      lines.append("\(rule == .line ? "public " : "")<\(rule.rawValue)> = \(written(phrase.factored));")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func written(_ phrase: SpokenPhrase) -> String {
    switch phrase {
    case .words(let words): words
    case .rule(let rule): "<\(rule.rawValue)>"
    case .sequence(let parts): parts.map { grouped($0) }.filter { !$0.isEmpty }.joined(separator: " ")
    case .choice(let phrases): phrases.map(written).joined(separator: " | ")
    case .optional(let phrase): "[\(written(phrase))]"
    case .repeated(let phrase): "\(grouped(phrase, always: true))+"
    }
  }

  private static func grouped(_ phrase: SpokenPhrase, always: Bool = false) -> String {
    switch phrase {
    case .choice(let phrases) where phrases.count > 1 || always: "(\(written(phrase)))"
    case .words, .sequence: always ? "(\(written(phrase)))" : written(phrase)
    case .rule, .choice, .optional, .repeated: written(phrase)
    }
  }
}

extension SpokenPhrase {
  /// These phrases with the parts that several of them share written once. A recogniser searches each copy of a part by itself, so
  /// that "open <thing> | press <thing>" costs it twice as much as "(open | press) <thing>".
  var factored: SpokenPhrase {
    switch self {
    case .words, .rule: self
    case .optional(let phrase): .optional(phrase.factored)
    case .repeated(let phrase): .repeated(phrase.factored)
    case .sequence, .choice: Self.factored(alternatives)
    }
  }

  private var alternatives: [[SpokenPhrase]] {
    switch self {
    case .choice(let phrases): phrases.flatMap(\.alternatives)
    case .words, .rule, .sequence, .optional, .repeated: [pieces]
    }
  }

  private var pieces: [SpokenPhrase] {
    switch self {
    case .words(let words): words.split(separator: " ").map { .words(String($0)) }
    case .sequence(let parts): parts.flatMap(\.pieces)
    case .rule, .choice, .optional, .repeated: [factored]
    }
  }

  private var isWord: Bool { if case .words = self { true } else { false } }

  /// Phrases of words share their first words. Other phrases share their first part that is no word, with what stands around it.
  private static func factored(_ alternatives: [[SpokenPhrase]]) -> SpokenPhrase {
    var words: [(SpokenPhrase, [SpokenPhrase])] = []
    var around: [(SpokenPhrase, ([SpokenPhrase], [SpokenPhrase]))] = []
    for pieces in alternatives where !pieces.isEmpty {
      if let index = pieces.firstIndex(where: { !$0.isWord }) {
        around.append((pieces[index], (Array(pieces[..<index]), Array(pieces[(index + 1)...]))))
      } else {
        words.append((pieces[0], Array(pieces.dropFirst())))
      }
    }
    let beginnings = sharingRests(words).map { sequence([.choice($0.firsts), rest($0.rests)]) }
    let middles = grouped(around).flatMap { part, around in
      sharingRests(around).map { sequence([rest($0.firsts), part, rest($0.rests)]) }
    }
    let phrases = beginnings + middles
    return phrases.count == 1 ? phrases[0] : .choice(phrases)
  }

  private static func sequence(_ parts: [SpokenPhrase?]) -> SpokenPhrase {
    let parts = parts.compactMap(\.self)
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Nil if nothing can follow. The phrase is optional if one of the alternatives is empty.
  private static func rest(_ alternatives: [[SpokenPhrase]]) -> SpokenPhrase? {
    if alternatives.allSatisfy(\.isEmpty) { return nil }
    let phrase = factored(alternatives)
    return alternatives.contains([]) ? .optional(phrase) : phrase
  }

  private static func sharingRests<First: Hashable>(
    _ pairs: [(First, [SpokenPhrase])]
  ) -> [(firsts: [First], rests: [[SpokenPhrase]])] {
    grouped(grouped(pairs).map { (Set($0.values), $0) }).map { _, groups in (groups.map(\.key), groups[0].values) }
  }

  private static func grouped<Key: Hashable, Value>(_ pairs: [(Key, Value)]) -> [(key: Key, values: [Value])] {
    let groups = Dictionary(grouping: pairs) { $0.0 }
    var seen: Set<Key> = []
    return pairs.compactMap { key, _ in seen.insert(key).inserted ? (key, groups[key, default: []].map(\.1)) : nil }
  }
}
