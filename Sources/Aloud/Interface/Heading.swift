/// The heading of what follows on a screen.
public struct Heading: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText

  /// A heading.
  public init(_ title: LocalizedText) { self.title = title }
}
