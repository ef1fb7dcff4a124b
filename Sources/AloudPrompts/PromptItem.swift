public import Aloud

/// An item that a prompt offers.
public struct PromptItem: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The title of the item.
  public var title: LocalizedText
  /// The text that the script receives for the item.
  public var tag: String
  /// The text that is announced after the title.
  public var subtitle: LocalizedText?

  /// Creates an item. The title defaults to the tag.
  public init(_ tag: String, title: LocalizedText? = nil, subtitle: LocalizedText? = nil) {
    self.tag = tag
    self.title = title ?? .verbatim(tag)
    self.subtitle = subtitle
  }

  /// Creates an item whose title is its tag.
  public init(stringLiteral tag: String) { self.init(tag) }
}
