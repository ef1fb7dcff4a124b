/// Controls that belong together, with or without a title of their own.
public struct Group: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText?
  /// What it holds, in order.
  public var elements: [Element]

  /// `elements`, together.
  public init(_ title: LocalizedText? = nil, elements: [Element]) {
    self.title = title
    self.elements = elements
  }
}
