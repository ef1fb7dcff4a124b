/// A stretch of many rows that has a name: a letter, or what the app calls it.
public struct RowSection: Sendable, Equatable {
  /// What it is called.
  public var title: LocalizedText
  /// The place of its first row, counted from 0. It ends where the next section begins.
  public var first: Int

  /// A section `title` from the row at `first` on.
  public init(_ title: LocalizedText, first: Int) {
    self.title = title
    self.first = first
  }
}
