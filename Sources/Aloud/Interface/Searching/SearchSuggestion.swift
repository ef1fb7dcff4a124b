/// What a search offers before anything is typed. Choosing it sends `pressed`; the app makes a query of it.
public struct SearchSuggestion: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText

  /// A suggestion `title`.
  public init(_ title: LocalizedText, id: ID) {
    self.title = title
    self.id = id
  }
}
