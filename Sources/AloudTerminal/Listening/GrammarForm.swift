public import Aloud

/// The form in which a grammar is written.
public enum GrammarForm: String, Sendable, CaseIterable {
  /// The Java Speech Grammar Format.
  case jsgf
  /// Vosk's JSON list of phrases.
  case vosk

  /// The form of a file, by its name: JSON is Vosk's.
  init(ofFile path: String) { self = path.hasSuffix(".json") ? .vosk : .jsgf }

  /// The text of a grammar; `takesFreeText` where other words than its own can be said too.
  public func text(_ grammar: SpokenGrammar, generation: Int, takesFreeText: Bool) -> String {
    switch self {
    case .jsgf: JSGF.text(grammar, generation: generation, takesFreeText: takesFreeText)
    case .vosk: VoskPhrases.text(grammar)
    }
  }
}
