/// A control for choosing one value in each of one or more lists (PICK-1). A choice sends `changed` with `Value.picked`.
public struct Picker: Sendable, Equatable, CanBeLive, HasAvailability, HasSubtitle, HasValidity {
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
  /// What a picker of numbers was given to hold beyond its ends, in units of its scale.
  var beyond: Int?
  /// Whether it is brought in from there.
  var isKeptWithin = false

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

  /// The same, standing in its place as `style` says.
  public func style(_ style: PickerStyle) -> Self { changed { $0.style = style } }
}

extension Picker: Control {
  /// The picker, as an element.
  public var element: Element { .picker(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var held: Value? { .picked(columns.map { column in column.selection.map { column.values[$0].id } }) }
  package var usage: Usage { .pick(.values(self)) }

  /// Values from a list may come from elsewhere; numbers are always there.
  package var canAwaitValues: Bool { kind == .list }

  /// Why nothing can be chosen, where a column is empty or there is none; nil where all is well.
  public var error: LocalizedText? {
    if columns.isEmpty { return .message(.pickerEmptyColumn(name: .text(title))) }
    guard let empty = columns.first(where: { $0.values.count == 0 }) else { return nil }
    return .message(.pickerEmptyColumn(name: .text(columns.count == 1 ? title : empty.title)))
  }

  package func describe(in announcement: inout Announcement) {
    announcement.describe(title, subtitle, nil)
    switch kind {
    case .list: announcement.role = .picker
    case .stepper: announcement.role = .stepper
    case .slider: announcement.role = .slider
    case .rating: announcement.role = .rating
    }
    if let held = values.map({ .facts($0) }) ?? placeholder ?? heldOfNone {
      announcement.value = kind.scale.map { told(held, on: $0) } ?? held
    }
    announcement.describe(validity)
    announcement.describe(availability)
  }
}

extension Picker {
  /// What is said where it holds none of its values; nil while they are on their way, and it isn't known yet.
  private var heldOfNone: LocalizedText? { availability == .busy && error != nil ? nil : .message(.pickerNone) }

  /// What a picker of numbers holds, with what it is told against.
  private func told(_ held: LocalizedText, on scale: NumberScale) -> LocalizedText {
    scale.told(held, units: beyond ?? columns[0].selection.map { scale.units(at: $0) })
  }
}

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

/// How a picker stands in its place (PICK-3).
public enum PickerStyle: String, Sendable, Equatable, CaseIterable {
  /// A button with the value, which opens the picker. What is changed counts when the picker is left; "cancel" restores.
  case compact
  /// All of it is said when it opens, and each change counts at once; "cancel" puts back what was there.
  case inline
}

/// What a picker of one column is to the user.
public enum PickerKind: Sendable, Equatable {
  /// Values from a list.
  case list
  /// A number within bounds, changed by steps.
  case stepper(NumberScale)
  /// A place on a scale between bounds.
  case slider(NumberScale)
  /// A number of stars, or none.
  case rating(NumberScale)

  /// Whether "clear" chooses its first value, which is none.
  var canBeCleared: Bool {
    switch self {
    case .rating: true
    case .list, .stepper, .slider: false
    }
  }

  /// Which numbers it goes through; nil for values from a list.
  public var scale: NumberScale? {
    switch self {
    case .list: nil
    case .stepper(let scale), .slider(let scale), .rating(let scale): scale
    }
  }
}

extension Picker {
  /// The most stars of a rating.
  private static let mostStars = 100

  /// A rating `title`: a number of stars, or none. A choice sends what a stepper's does, 0 where it was cleared.
  public static func rating(_ title: LocalizedText, id: ID, value: Int, of stars: Int = 5) -> Picker {
    let scale = NumberScale(0...min(max(1, stars), mostStars), words: .stars)
    return Picker(title, id: id, kind: .rating(scale), units: value)
  }
}
