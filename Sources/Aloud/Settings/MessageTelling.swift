/// How what comes in a log is told (LOG).
public enum MessageTelling: String, Sendable, Equatable, CaseIterable {
  /// Sentence by sentence, as they end; code, headings and rows of tables when they are whole.
  case sentences
  /// Each message when all of it is there.
  case whole
  /// Only that there is one, and from whom: it is read when it is asked for.
  case presence
}
