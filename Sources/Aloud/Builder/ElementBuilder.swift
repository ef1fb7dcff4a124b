/// A result builder for the elements of a screen, a sheet or a group.
@resultBuilder
public enum ElementBuilder: ListBuilding {
  /// The type of the parts.
  public typealias Item = Element

  /// Builds a part from a value that is an element.
  @inlinable public static func buildExpression(_ thing: some ElementConvertible) -> ListPart<Element> {
    .one(thing.element)
  }
}

extension Tab {
  /// Creates a tab whose screen has the title and the identifier of the tab. The elements are made when the user first opens the
  /// tab.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: @escaping @Sendable () -> [Element]) {
    self.init(title, id: id, screen: Screen(title, id: id, OnceRead(elements)))
  }
}

extension Screen {
  /// Creates a screen with a title and elements.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, elements: elements())
  }
}

extension Sheet {
  /// Creates a sheet with a title and elements.
  public init(_ title: LocalizedText, id: ID, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, elements: elements())
  }
}

extension Group {
  /// Creates a group of elements with a role.
  public init(_ title: LocalizedText? = nil, role: Role = .group, @ElementBuilder elements: () -> [Element]) {
    self.init(title, elements: elements())
    self.role = role
  }
}

extension Disclosure {
  /// Creates a disclosure with a title and elements.
  public init(_ title: LocalizedText, id: ID, isExpanded: Bool, @ElementBuilder elements: () -> [Element]) {
    self.init(title, id: id, isExpanded: isExpanded, elements: elements())
  }
}

/// A result builder for the values of a picker.
@resultBuilder
public enum RowBuilder: ListBuilding {
  /// The type of the parts.
  public typealias Item = Row

  /// Builds a part from a row.
  @inlinable public static func buildExpression(_ row: Row) -> ListPart<Row> { .one(row) }
}

extension Picker {
  /// Creates a picker of one column of values, in which `selection` is the selected one, if any.
  public init(_ title: LocalizedText, id: ID, selection: ID?, @RowBuilder values: () -> [Row]) {
    let rows = values()
    let column = PickerColumn(
      title, id: id, values: Rows(id: id, count: rows.count, revision: Self.revision(of: rows)) { rows[$0] },
      selection: rows.firstIndex { $0.id == selection })
    self.init(title, id: id, columns: [column])
  }

  private static func revision(of rows: [Row]) -> Int {
    var hasher = Hasher()
    for row in rows {
      hasher.combine(row.id)
      hasher.combine("\(row.title)")
    }
    return hasher.finalize()
  }

  /// Not available: tells an author who knows other frameworks what to write.
  @available(*, unavailable, message: "write 'PopUpButton' with menu items, or 'RadioGroup' with radio buttons")
  public init(_ title: LocalizedText, id: ID = "", selection: some Hashable, @ElementBuilder content: () -> [Element]) {
    self.init(title, id: id, columns: [])
  }
}

/// A result builder for the buttons of a radio group.
@resultBuilder
public enum RadioButtonBuilder: ListBuilding {
  /// The type of the parts.
  public typealias Item = RadioButton

  /// Builds a part from a button.
  @inlinable public static func buildExpression(_ button: RadioButton) -> ListPart<RadioButton> { .one(button) }
}

extension RadioGroup {
  /// Creates a group of buttons, of which one may be checked.
  public init(_ title: LocalizedText, id: ID, selection: ID?, @RadioButtonBuilder buttons: () -> [RadioButton]) {
    self.init(title, id: id, selection: selection, buttons: buttons())
  }
}

/// A result builder for the tabs of an interface.
@resultBuilder
public enum TabBuilder: ListBuilding {
  /// The type of the parts.
  public typealias Item = Tab

  /// Builds a part from a tab.
  @inlinable public static func buildExpression(_ tab: Tab) -> ListPart<Tab> { .one(tab) }
}

extension Interface {
  /// Creates an interface with a name and tabs.
  public init(_ title: LocalizedText, @TabBuilder tabs: () -> [Tab]) { self.init(title, tabs: tabs()) }
}
