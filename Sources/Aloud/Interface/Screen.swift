/// What a tab shows, or what was pushed over it.
public struct Screen: Sendable, Equatable {
  public var id: ID
  public var title: LocalizedText
  /// Said after the title on first arrival.
  public var subtitle: LocalizedText?
  public var elements: [Element]

  /// A screen `title` with `elements`.
  public init(_ title: LocalizedText, id: ID, elements: [Element]) {
    self.title = title
    self.id = id
    self.elements = elements
  }
}
