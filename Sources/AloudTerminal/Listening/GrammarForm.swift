public import Aloud

/// A format in which a grammar is written.
public enum GrammarForm: String, Sendable, CaseIterable {
  /// The Java Speech Grammar Format.
  case jsgf
  /// Vosk's JSON list of phrases.
  case vosk

  /// Creates the format for a file name: Vosk's for JSON, otherwise JSGF.
  init(ofFile path: String) { self = path.hasSuffix(".json") ? .vosk : .jsgf }

  /// Returns the text of a grammar. `takesFreeText` says whether other words than the grammar's can be said too.
  public func text(_ grammar: SpokenGrammar, generation: Int, takesFreeText: Bool) -> String {
    switch self {
    case .jsgf: JSGF.text(grammar, generation: generation, takesFreeText: takesFreeText)
    case .vosk: VoskPhrases.text(grammar)
    }
  }
}
