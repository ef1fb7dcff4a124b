/// A piece of text in a locale's words, ready to be printed and spoken: safe, of one kind and one language.
public struct TextRun: Sendable, Equatable {
  /// What the piece is.
  public enum Kind: Sendable, Equatable {
    /// The locale's own words.
    case wording
    /// Words from outside, cleaned.
    case outside
    /// A character that can't be seen or heard: printed as its number, said as "hidden character".
    case hidden
  }

  /// What is printed.
  public var text: String
  /// What it is to the listener.
  public var kind: Kind
  /// The language of the text where it is known and not the locale's own (BCP 47).
  public var language: String?
  /// What speech says in place of the text, where the locale's voice can't read that as it is written.
  public var reading: String?

  /// A piece of text.
  public init(_ text: String, _ kind: Kind = .wording, language: String? = nil, reading: String? = nil) {
    self.text = text
    self.kind = kind
    self.language = language
    self.reading = reading
  }
}

extension [TextRun] {
  /// The text as it is printed.
  public var text: String {
    if count == 1 { return self[0].text }
    return String(unsafeUninitializedCapacity: reduce(0) { $0 + $1.text.utf8.count }) { buffer in
      var end = 0
      for run in self { end = buffer[end...].update(fromContentsOf: run.text.utf8) }
      return end
    }
  }

  /// The text as it is spoken.
  package var spoken: String { map { $0.reading ?? $0.text }.joined() }
}
