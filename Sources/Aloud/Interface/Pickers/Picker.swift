/// A control for choosing one value in each of one or more lists (PICK-1). A choice sends `changed` with `Value.picked`.
public struct Picker: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// The lists, each with its selected value; at least one.
  public var columns: [PickerColumn]
  /// When choices count, and how much is said when it opens.
  public var style = PickerStyle.compact
  /// What it is to the user.
  public var kind = PickerKind.list
  /// What is said where no value is selected.
  public var placeholder: LocalizedText?
  /// Whether what it holds is right.
  public var validity = Validity.valid
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A picker `title` with `columns`.
  public init(_ title: LocalizedText, id: ID, columns: [PickerColumn]) {
    self.title = title
    self.id = id
    self.columns = columns
  }

  /// The titles of the selected values, in the columns' order; nil where a column has none.
  public var values: [LocalizedText]? {
    let titles = columns.compactMap { column in column.selection.map { column.values[$0].title } }
    return titles.count == columns.count ? titles : nil
  }
}
