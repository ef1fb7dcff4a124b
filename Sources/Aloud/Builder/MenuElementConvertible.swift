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
