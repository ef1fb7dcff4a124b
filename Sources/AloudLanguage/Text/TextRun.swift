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
  private var details: Details?

  /// Creates a run of text.
  public init(_ text: String, _ kind: Kind = .wording, language: String? = nil, reading: String? = nil) {
    self.text = text
    self.kind = kind
    details = Details.of(language: language, reading: reading, keepsStop: false)
  }

  /// The language of the text (BCP 47), if it is known and is not the locale's own.
  public var language: String? {
    get { details?.language }
    set { details = Details.of(language: newValue, reading: reading, keepsStop: keepsStop) }
  }

  /// The text that speech uses instead, if the locale's voice cannot read `text` as it is written.
  public var reading: String? {
    get { details?.reading }
    set { details = Details.of(language: language, reading: newValue, keepsStop: keepsStop) }
  }

  /// True if a full stop at the end belongs to an abbreviation ("4:45 p.m.", "2026 г.") and ends no sentence.
  package var keepsStop: Bool {
    get { details?.keepsStop ?? false }
    set { details = Details.of(language: language, reading: reading, keepsStop: newValue) }
  }

  /// The values that few runs have, in an object of their own so that most runs stay small.
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

  /// Returns a Boolean value that indicates whether two runs have the same text, kind, language and reading.
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

  package var spoken: String { map { $0.reading ?? $0.text }.joined() }
}
