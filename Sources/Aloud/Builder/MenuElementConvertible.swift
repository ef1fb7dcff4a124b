/// A thing that can stand in a menu.
public protocol MenuElementConvertible {
  /// The thing, as an element of a menu.
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
  /// The items to come, as an element of a menu.
  public var menuElement: MenuElement { .deferred(self) }
}

/// Items of a menu that belong together, in place, with or without a title of their own.
public struct Section: Sendable, Equatable, MenuElementConvertible {
  /// What the items have in common.
  public var title: LocalizedText?
  /// The items, in order.
  public var elements: [MenuElement]

  /// The items, together.
  public init(_ title: LocalizedText? = nil, @MenuBuilder elements: () -> [MenuElement]) {
    self.title = title
    self.elements = elements()
  }

  /// The section, as an element of a menu.
  public var menuElement: MenuElement { .section(title: title, elements) }
}

/// A boundary between groups of a menu's items.
public struct Separator: Sendable, Equatable, MenuElementConvertible {
  /// A boundary.
  public init() {}

  /// The boundary, as an element of a menu.
  public var menuElement: MenuElement { .separator }
}
