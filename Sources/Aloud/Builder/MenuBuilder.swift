/// A result builder for the elements of a menu.
@resultBuilder
public enum MenuBuilder: ListBuilding {
  /// The type of the parts.
  public typealias Item = MenuElement

  /// Builds a part from a value that is an element of a menu.
  @inlinable public static func buildExpression(_ thing: some MenuElementConvertible) -> ListPart<MenuElement> {
    .one(thing.menuElement)
  }
}

extension Menu {
  /// Creates a menu of elements, in which `selection` is the selected item, if any.
  public init(selection: ID? = nil, @MenuBuilder elements: () -> [MenuElement]) {
    self.init(elements(), selection: selection)
  }
}

extension Submenu {
  /// Creates a submenu of elements, in which `selection` is the selected item, if any.
  public init(_ title: LocalizedText, id: ID, selection: ID? = nil, @MenuBuilder elements: () -> [MenuElement]) {
    self.init(title, id: id, menu: Menu(elements(), selection: selection))
  }
}

extension PopUpButton {
  /// Creates a pop-up button in whose menu `selection` is selected; `menuTitle` is said when the menu opens.
  public init(
    _ title: LocalizedText, id: ID, selection: ID, menuTitle: LocalizedText? = nil,
    @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(title, id: id, selection: selection, menu: Menu(menu(), selection: selection))
    self.menu.title = menuTitle
  }
}

extension PullDownButton {
  /// Creates a pull-down button with a menu; `menuTitle` is said when the menu opens.
  public init(
    _ title: LocalizedText, id: ID, menuTitle: LocalizedText? = nil, @MenuBuilder menu: () -> [MenuElement]
  ) {
    self.init(title, id: id, menu: Menu(menu()))
    self.menu.title = menuTitle
  }
}

extension ActionSheet {
  /// Creates a question with a title and the actions to choose from.
  public init(
    _ title: LocalizedText, id: ID, text: LocalizedText? = nil, @MenuBuilder actions: () -> [MenuElement]
  ) {
    self.init(title, id: id, text: text, actions: Menu(actions()))
  }
}

extension HasMenu {
  /// Returns a copy with a menu.
  public consuming func menu(@MenuBuilder _ elements: () -> [MenuElement]) -> Self {
    let menu = Menu(elements())
    return changed { $0.menu = menu }
  }

  /// Returns a copy with a context menu: `preview` is said first, then the elements, then the app's suggestions (MENU-6).
  public consuming func contextMenu(
    preview: LocalizedText? = nil, details: LocalizedText? = nil, @MenuBuilder _ elements: () -> [MenuElement],
    @MenuBuilder suggested: () -> [MenuElement] = { [] }
  ) -> Self {
    var menu = Menu(elements())
    menu.preview = preview
    menu.details = details
    menu.suggestions = suggested()
    return changed { [menu] in $0.menu = menu }
  }
}

extension HasContent {
  /// Returns a copy with rows that can be selected, except those in `excluded`, and the actions on them (EDIT-1).
  public func selectable(excluding excluded: Set<ID> = [], @MenuBuilder acts: () -> [MenuElement]) -> Self {
    let selection = ListSelection(acts: Menu(acts()), excluding: excluded)
    return changed { $0.content.selection = selection }
  }
}

/// A type that can be placed in a menu.
public protocol MenuElementConvertible {
  /// The value, as an element of a menu.
  var menuElement: MenuElement { get }
}

extension MenuElement: MenuElementConvertible {
  /// The element itself.
  public var menuElement: MenuElement { self }
}

extension MenuItem: MenuElementConvertible {
  /// The item, as an element of a menu.
  public var menuElement: MenuElement { .item(self) }
}

extension Submenu: MenuElementConvertible {
  /// The submenu, as an element of a menu.
  public var menuElement: MenuElement { .submenu(self) }
}

extension DeferredItems: MenuElementConvertible {
  /// The deferred items, as an element of a menu.
  public var menuElement: MenuElement { .deferred(self) }
}

/// Items of a menu that belong together and are listed in place, with or without a title.
public struct Section: Sendable, Equatable, MenuElementConvertible {
  /// The title.
  public var title: LocalizedText?
  /// The items, in order.
  public var elements: [MenuElement]

  /// Creates a section of items.
  public init(_ title: LocalizedText? = nil, @MenuBuilder elements: () -> [MenuElement]) {
    self.title = title
    self.elements = elements()
  }

  /// The section, as an element of a menu.
  public var menuElement: MenuElement { .section(title: title, elements) }
}

/// A boundary between groups of items in a menu.
public struct Separator: Sendable, Equatable, MenuElementConvertible {
  /// Creates a boundary.
  public init() {}

  /// The boundary, as an element of a menu.
  public var menuElement: MenuElement { .separator }
}
