public import Aloud

/// One of the things that a prompt offers.
public struct PromptItem: Sendable, Equatable, ExpressibleByStringLiteral {
  /// What it is called.
  public var title: LocalizedText
  /// What the script gets for it.
  public var tag: String
  /// Said after the title.
  public var subtitle: LocalizedText?

  /// A thing that is called as the script gets it, unless it has another title.
  public init(_ tag: String, title: LocalizedText? = nil, subtitle: LocalizedText? = nil) {
    self.tag = tag
    self.title = title ?? .verbatim(tag)
    self.subtitle = subtitle
  }

  /// A thing that is called as the script gets it.
  public init(stringLiteral tag: String) { self.init(tag) }
}
