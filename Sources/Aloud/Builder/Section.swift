/// Items of a menu that belong together, in place, with or without a title of their own.
public struct Section: Sendable, Equatable {
  /// What the items have in common.
  public var title: LocalizedText?
  /// The items, in order.
  public var elements: [MenuElement]

  /// The items, together.
  public init(_ title: LocalizedText? = nil, @MenuBuilder elements: () -> [MenuElement]) {
    self.title = title
    self.elements = elements()
  }
}
