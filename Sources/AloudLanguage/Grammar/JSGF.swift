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
