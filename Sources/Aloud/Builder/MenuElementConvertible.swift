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

extension Section: MenuElementConvertible {
  /// The section, as an element of a menu.
  public var menuElement: MenuElement { .section(title: title, elements) }
}

extension Separator: MenuElementConvertible {
  /// The boundary, as an element of a menu.
  public var menuElement: MenuElement { .separator }
}

extension DeferredItems: MenuElementConvertible {
  /// The items to come, as an element of a menu.
  public var menuElement: MenuElement { .deferred(self) }
}
