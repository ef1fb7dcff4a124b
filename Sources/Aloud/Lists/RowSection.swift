/// A section of a list of rows: the rows with one initial letter, or a section that the app names.
public struct RowSection: Sendable, Equatable {
  /// The title.
  public var title: LocalizedText
  /// The index of the first row, counted from 0. The section ends before the next one begins.
  public var first: Int

  /// Creates a section that begins at the row with the index `first`.
  public init(_ title: LocalizedText, first: Int) {
    self.title = title
    self.first = first
  }
}
