/// One thing in a menu.
public indirect enum MenuElement: Sendable, Equatable {
  case item(MenuItem)
  case submenu(Submenu)
  /// Items that belong together, in place; said as a group boundary.
  case section(title: LocalizedText?, [MenuElement])
  /// A boundary between groups.
  case separator
  /// Items that are got when the menu is opened.
  case deferred(DeferredItems)

  /// The items in it and below it, hidden ones left out, in order.
  var allItems: [MenuItem] {
    switch self {
    case .item(let item): item.isHidden ? [] : [item]
    case .submenu(let submenu): submenu.menu.allItems
    case .section(_, let elements): elements.flatMap(\.allItems)
    case .separator, .deferred: []
    }
  }

  /// The deferred items that stand in the menu itself, not in its submenus.
  var deferredItems: [DeferredItems] {
    switch self {
    case .deferred(let items): [items]
    case .section(_, let elements): elements.flatMap(\.deferredItems)
    case .item, .submenu, .separator: []
    }
  }
}
