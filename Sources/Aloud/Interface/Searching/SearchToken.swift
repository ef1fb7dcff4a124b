/// A part of a query that the app has recognised (FIND-2), such as a person.
public struct SearchToken: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText

  /// A token `title`.
  public init(_ title: LocalizedText, id: ID) {
    self.title = title
    self.id = id
  }
}
