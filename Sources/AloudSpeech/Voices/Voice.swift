/// A voice that the synthesiser has.
public struct Voice: Hashable, Sendable {
  /// The name for people, such as "English (America)".
  public let name: String
  /// The synthesiser's own name for its file, such as "gmw/en-US".
  public let identifier: String
  /// The languages it reads, lower case, the one it is made for first.
  public let languages: [Language]

  /// A language that a voice reads.
  public struct Language: Hashable, Sendable {
    /// The tag, lower case, such as "en-us".
    public let tag: String
    /// How well the voice suits the language: the lowest number suits best.
    public let priority: Int
  }

  /// Whether the voice reads the language of a tag in any of its regions.
  func reads(_ tag: LanguageTag) -> Bool {
    languages.contains { LanguageTag($0.tag).language == tag.language }
  }
}
