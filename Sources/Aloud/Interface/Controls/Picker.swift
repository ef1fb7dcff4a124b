/// A control for choosing one value in each of one or more lists (PICK-1). A choice sends `changed` with `Value.picked`.
public struct Picker: Sendable, Equatable, CanBeLive, HasAvailability, HasSubtitle, HasValidity {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The lists, each with its selected value; at least one.
  public var columns: [PickerColumn]
  /// The style, which determines when choices apply and how much is said when the picker opens.
  public var style = PickerStyle.compact
  /// The kind of control that the picker is announced as.
  public var kind = PickerKind.list
  /// The text that is said while no value is selected.
  public var placeholder: LocalizedText?
  /// The validity of the value.
  public var validity = Validity.valid
  /// The number outside the bounds with which a picker of numbers was created, in units of its scale.
  var beyond: Int?
  var isKeptWithin = false

  /// Creates a picker with a title and columns.
  public init(_ title: LocalizedText, id: ID, columns: [PickerColumn]) {
    facts = ControlFacts(title, id: id)
    self.columns = columns
  }

  /// The titles of the selected values, in the order of the columns; nil if a column has none.
  public var values: [LocalizedText]? {
    let titles = columns.compactMap { column in column.selection.map { column.values[$0].title } }
    return titles.count == columns.count ? titles : nil
  }

  /// Returns a copy with a style.
  public func style(_ style: PickerStyle) -> Self { changed { $0.style = style } }
}

extension Picker: Control {
  /// The picker, as an element.
  public var element: Element { .picker(self) }
  package var held: Value? { .picked(columns.map { column in column.selection.map { column.values[$0].id } }) }
  package var usage: Usage { .pick(.values(self)) }

  /// The values of a list may have to be loaded; numbers are always there.
  package var canAwaitValues: Bool { kind == .list }

  /// The reason why nothing can be chosen, if there is no column or one is empty; otherwise nil.
  public var error: LocalizedText? {
    if columns.isEmpty { return .message(.pickerEmptyColumn(name: .text(title))) }
    guard let empty = columns.first(where: { $0.values.count == 0 }) else { return nil }
    return .message(.pickerEmptyColumn(name: .text(columns.count == 1 ? title : empty.title)))
  }

  package func describe(in announcement: inout Announcement) {
    switch kind {
    case .list: announcement.role = .picker
    case .stepper: announcement.role = .stepper
    case .slider: announcement.role = .slider
    case .rating: announcement.role = .rating
    }
    // While the values are being loaded, the selection is not known yet.
    let none: LocalizedText? = availability == .busy && error != nil ? nil : .message(.pickerNone)
    guard let held = values.map({ .facts($0) }) ?? placeholder ?? none else { return }
    announcement.value = kind.scale.map { $0.told(held, units: beyond ?? columns[0].selection.map($0.units)) } ?? held
  }
}

/// A list of distinct values of a picker, one of which is selected. The values are provided when they are read: a million cost as
/// much as ten.
public struct PickerColumn: Sendable, Equatable {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The values, in a predictable order.
  public var values: Rows
  /// The index of the selected value, or nil for none.
  public var selection: Int?

  /// Creates a column with a title and values. A `selection` that is not an index of the values is ignored.
  public init(_ title: LocalizedText, id: ID, values: Rows, selection: Int? = nil) {
    (self.title, self.id, self.values) = (title, id, values)
    self.selection = selection.flatMap { (0..<values.count).contains($0) ? $0 : nil }
  }
}

/// The style of a picker (PICK-3).
public enum PickerStyle: String, Sendable, Equatable, CaseIterable {
  /// A button with the value, which opens the picker. Changes apply when the picker is left; "cancel" discards them.
  case compact
  /// All columns are said when the picker opens, and each change applies at once; "cancel" restores the former value.
  case inline
}

/// The kind of control that a picker of one column is announced as.
public enum PickerKind: Sendable, Equatable {
  /// Values from a list.
  case list
  /// A number within bounds, changed in steps.
  case stepper(NumberScale)
  /// A position on a scale.
  case slider(NumberScale)
  /// A number of stars, or none.
  case rating(NumberScale)

  /// A Boolean value that indicates whether "clear" chooses the first value, which stands for none.
  var canBeCleared: Bool { if case .rating = self { true } else { false } }

  /// The numbers of the control; nil for values from a list.
  public var scale: NumberScale? {
    switch self {
    case .list: nil
    case .stepper(let scale), .slider(let scale), .rating(let scale): scale
    }
  }
}

extension LocalizedText {
  static func color(_ color: Color) -> LocalizedText { .message(.plain(value: .color(color))) }

  static func moment(_ moment: DateTime, _ style: MomentStyle) -> LocalizedText {
    .message(.plain(value: .moment(moment, style)))
  }

  package static func facts(_ texts: [LocalizedText]) -> LocalizedText {
    texts.count == 1 ? texts[0] : .message(.plain(value: .facts(texts)))
  }
}

extension Picker {
  /// Returns a rating: 1 to 100 stars, or none. A choice sends the same event as that of a stepper; 0 stands for no rating.
  public static func rating(_ title: LocalizedText, id: ID, value: Int, of stars: Int = 5) -> Picker {
    Picker(title, id: id, kind: .rating(NumberScale(0...min(max(1, stars), 100), words: .stars)), units: value)
  }

  /// Returns a stepper for a number within `bounds`, in steps of `step`. A choice sends `changed` with `Value.picked`; the item of
  /// the value's identifier is the number.
  public static func stepper(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1
  ) -> Picker {
    Picker(title, id: id, kind: .stepper(NumberScale(bounds, step: step)), units: value)
  }

  /// Returns a slider for a number within `bounds`, in steps of `step`, expressed as `words` says. A choice sends the same event as
  /// that of a stepper.
  public static func slider(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1,
    words: NumberScale.Words = .number
  ) -> Picker {
    Picker(title, id: id, kind: .slider(NumberScale(bounds, step: step, words: words)), units: value)
  }

  /// Returns a stepper for numbers that may have fractions. `decimal(of:)` returns the chosen number.
  public static func stepper(
    _ title: LocalizedText, id: ID, value: Double?, in bounds: ClosedRange<Double>, step: Double
  ) -> Picker {
    Picker(title, id: id, kind: .stepper(NumberScale(bounds, step: step)), value: value)
  }

  /// Returns a slider on a scale that may have fractions.
  public static func slider(
    _ title: LocalizedText, id: ID, value: Double?, in bounds: ClosedRange<Double>, step: Double,
    words: NumberScale.Words = .number
  ) -> Picker {
    Picker(title, id: id, kind: .slider(NumberScale(bounds, step: step, words: words)), value: value)
  }

  package init(_ title: LocalizedText, id: ID, kind: PickerKind, value: Double?) {
    let scale = kind.scale ?? NumberScale(0...0)
    self.init(title, id: id, kind: kind, units: value.flatMap(scale.units))
    guard let value, !value.isNaN, placeholder == nil else { return }
    // A number with more digits than the scale has is said as it is.
    let exact = NumberScale(value...value, step: 1)
    placeholder = exact.text(exact.bounds.lowerBound)
    beyond = scale.beyond(value)
  }

  init(_ title: LocalizedText, id: ID, kind: PickerKind, units: Int?) {
    let scale = kind.scale ?? NumberScale(0...0)
    let values = Rows(id: id, count: scale.count) { index in
      let units = scale.units(at: index)
      return Row(scale.text(units), id: ID(id.name, scale.digits(units)))
    }
    let selection = units.flatMap(scale.index)
    self.init(title, id: id, columns: [PickerColumn(title, id: id, values: values, selection: selection)])
    self.kind = kind
    style = .inline
    placeholder = units.map(scale.text)
    beyond = units.flatMap { scale.bounds.contains($0) ? nil : $0 }
  }

  /// Returns the whole number that an identifier of a value stands for.
  public static func number(of id: ID) -> Int? { id.number }

  /// Returns the number, with its fraction, that an identifier of a value stands for.
  public static func decimal(of id: ID) -> Double? { id.item.flatMap { Double($0) } }

  package var isBeyond: Bool { beyond != nil }

  /// Returns a copy whose value is brought within the bounds if these depend on another value and come to exclude it; the change is
  /// announced.
  public func keptWithinLimits() -> Self { changed { $0.isKeptWithin = true } }

  package var broughtIn: BroughtIn? {
    guard isKeptWithin, let beyond, let scale = kind.scale else { return nil }
    let row = columns[0].values[scale.nearestIndex(to: beyond)]
    return (.picked([row.id]), .message(.sliderBroughtIn(name: .text(title), value: .text(row.title))))
  }
}
