/// A menu: items, submenus and sections, in order (MENU-1). It has no Cancel item of its own (MENU-3).
public struct Menu: Sendable, Equatable {
  /// What it holds, in order.
  public var elements: [MenuElement]
  /// The item that is selected, in a menu where one item of the whole subtree is (MENU-4); nil in a menu of actions.
  public var selection: ID?
  /// What the thing whose context menu it is shows, in more words: said before the menu (MENU-6).
  public var preview: LocalizedText?
  /// All that there is to read of the thing whose context menu it is: said after it by "read in full" (MENU-6).
  public var details: LocalizedText?
  /// What the app suggests for the thing whose context menu it is; said after the other items, as a section (MENU-6).
  public var suggestions: [MenuElement] = []

  /// A menu of `elements`.
  public init(_ elements: [MenuElement], selection: ID? = nil) {
    self.elements = elements
    self.selection = selection
  }

  /// Whether there is nothing in it, whatever is said before it.
  var isEmpty: Bool { elements.isEmpty && suggestions.isEmpty }

  /// All items of the whole subtree, hidden ones left out, in order.
  public var allItems: [MenuItem] { (elements + suggestions).flatMap(\.allItems) }

  /// The item `id`, anywhere in the subtree; hidden ones are not there.
  public func item(_ id: ID) -> MenuItem? { elements.item(id) ?? suggestions.item(id) }

  /// The items of the whole subtree that are selected or checked, in order: what has been chosen in it (MENU-4).
  public var selectedItems: [MenuItem] { elements.selectedItems(selection) }
}

extension [MenuElement] {
  /// The item `id`, here or below, unless it is hidden.
  fileprivate func item(_ id: ID) -> MenuItem? {
    for element in self {
      switch element {
      case .item(let item): if item.id == id, !item.isHidden { return item }
      case .submenu(let submenu): if let found = submenu.menu.item(id) { return found }
      case .section(_, let elements): if let found = elements.item(id) { return found }
      case .separator, .deferred: break
      }
    }
    return nil
  }

  /// The items here and below that are selected or checked; `selection` holds for all that have none of their own.
  fileprivate func selectedItems(_ selection: ID?) -> [MenuItem] {
    flatMap { element -> [MenuItem] in
      switch element {
      case .item(let item): !item.isHidden && (item.id == selection || item.state == .on) ? [item] : []
      case .submenu(let submenu): submenu.menu.elements.selectedItems(submenu.menu.selection ?? selection)
      case .section(_, let elements): elements.selectedItems(selection)
      case .separator, .deferred: []
      }
    }
  }
}
