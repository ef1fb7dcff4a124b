/// A voice of the synthesiser.
public struct Voice: Hashable, Sendable {
  /// The name for people, such as "English (America)".
  public let name: String
  /// The synthesiser's name for the voice's file, such as "gmw/en-US".
  public let identifier: String
  /// The languages that the voice reads, in lower case, the one it is made for first.
  public let languages: [Language]

  /// A language that a voice reads.
  public struct Language: Hashable, Sendable {
    /// The tag in lower case, such as "en-us".
    public let tag: String
    /// The suitability of the voice for the language; the lowest number is the best.
    public let priority: Int
  }

  /// Returns a Boolean value that indicates whether the voice reads the language of a tag in any region.
  func reads(_ tag: LanguageTag) -> Bool {
    languages.contains { LanguageTag($0.tag).language == tag.language }
  }
}
