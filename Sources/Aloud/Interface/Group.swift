/// Controls that belong together, with or without a title of their own.
public struct Group: Sendable, Equatable {
  public var title: LocalizedText?
  public var elements: [Element]

  /// `elements`, together.
  public init(_ title: LocalizedText? = nil, elements: [Element]) {
    self.title = title
    self.elements = elements
  }
}
