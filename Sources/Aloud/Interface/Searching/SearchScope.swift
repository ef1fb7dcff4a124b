/// A part of what can be searched, of which one is selected.
public struct SearchScope: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText

  /// A scope `title`.
  public init(_ title: LocalizedText, id: ID) {
    self.title = title
    self.id = id
  }
}
