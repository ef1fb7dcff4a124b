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
  /// What few pieces have.
  private var details: Details?

  /// A piece of text.
  public init(_ text: String, _ kind: Kind = .wording, language: String? = nil, reading: String? = nil) {
    self.text = text
    self.kind = kind
    details = Details.of(language: language, reading: reading, keepsStop: false)
  }

  /// The language of the text where it is known and not the locale's own (BCP 47).
  public var language: String? {
    get { details?.language }
    set { details = Details.of(language: newValue, reading: reading, keepsStop: keepsStop) }
  }

  /// What speech says in place of the text, where the locale's voice can't read that as it is written.
  public var reading: String? {
    get { details?.reading }
    set { details = Details.of(language: language, reading: newValue, keepsStop: keepsStop) }
  }

  /// Whether a full stop at its end belongs to its last word, an abbreviation ("4:45 p.m.", "2026 г."): it ends no sentence.
  package var keepsStop: Bool {
    get { details?.keepsStop ?? false }
    set { details = Details.of(language: language, reading: reading, keepsStop: newValue) }
  }

  /// What few pieces have: kept apart, so that the many are small.
  private final class Details: Sendable {
    let language: String?
    let reading: String?
    let keepsStop: Bool

    private init(language: String?, reading: String?, keepsStop: Bool) {
      (self.language, self.reading, self.keepsStop) = (language, reading, keepsStop)
    }

    static func of(language: String?, reading: String?, keepsStop: Bool) -> Details? {
      language == nil && reading == nil && !keepsStop
        ? nil : Details(language: language, reading: reading, keepsStop: keepsStop)
    }
  }

  /// Whether both are the same piece.
  public static func == (first: TextRun, second: TextRun) -> Bool {
    (first.text, first.kind, first.language, first.reading) == (
      second.text, second.kind, second.language, second.reading
    )
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
