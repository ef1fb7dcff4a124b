/// A piece of text in a locale's words, ready to be printed and spoken. A run is safe, and has one kind and one language.
public struct TextRun: Sendable, Equatable {
  /// The origin of a run.
  public enum Kind: Sendable, Equatable {
    /// The locale's own words.
    case wording
    /// Text from outside the wording, made safe.
    case outside
    /// An invisible character: printed as its number, spoken as "hidden character".
    case hidden
  }

  /// The text as it is printed.
  public var text: String
  /// The origin of the text.
  public var kind: Kind
  /// The language of the text (BCP 47), if it is known and is not the locale's own.
  public var language: String?
  /// The text that speech uses instead, if the locale's voice cannot read `text` as it is written.
  public var reading: String?
  /// True if a full stop at the end belongs to an abbreviation ("4:45 p.m.", "2026 г.") and ends no sentence.
  package var keepsStop = false

  /// Creates a run of text.
  public init(_ text: String, _ kind: Kind = .wording, language: String? = nil, reading: String? = nil) {
    (self.text, self.kind, self.language, self.reading) = (text, kind, language, reading)
  }

  /// Returns a Boolean value that indicates whether two runs have the same text, kind, language and reading.
  public static func == (first: TextRun, second: TextRun) -> Bool {
    (first.text, first.kind, first.language, first.reading) == (
      second.text, second.kind, second.language, second.reading
    )
  }
}

extension [TextRun] {
  /// The text as it is printed.
  public var text: String { map(\.text).joined() }
  package var spoken: String { map { $0.reading ?? $0.text }.joined() }
}
