/// A list of distinct values of a picker, one of which is selected. The values are provided when they are read: a million
/// cost as much as ten.
public struct PickerColumn: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// The values, in a predictable order.
  public var values: Rows
  /// The index of the selected value, or nil for none.
  public var selection: Int?

  /// A column `title` of `values`; a `selection` that is none of theirs is none.
  public init(_ title: LocalizedText, id: ID, values: Rows, selection: Int? = nil) {
    self.title = title
    self.id = id
    self.values = values
    self.selection = selection.flatMap { (0..<values.count).contains($0) ? $0 : nil }
  }
}
