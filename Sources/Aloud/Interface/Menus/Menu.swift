/// A menu of items, submenus and sections, in order (MENU-1). A menu has no Cancel item of its own (MENU-3).
public struct Menu: Sendable, Equatable {
  /// The elements, in order.
  public var elements: [MenuElement]
  /// The selected item, in a menu in which one item of the whole subtree is selected (MENU-4); nil in a menu of actions.
  public var selection: ID?
  /// A text that is said when the menu opens, to tell what is chosen in it if the title of its button does not (MENU-1).
  public var title: LocalizedText?
  /// A longer description of the element whose context menu this is, said before the menu (MENU-6).
  public var preview: LocalizedText?
  /// Everything there is to read about the element whose context menu this is; "read in full" says it after the element (MENU-6).
  public var details: LocalizedText?
  /// The app's suggestions for the element whose context menu this is, said as a section after the other items (MENU-6).
  public var suggestions: [MenuElement] = []

  /// Creates a menu of elements.
  public init(_ elements: [MenuElement], selection: ID? = nil) {
    self.elements = elements
    self.selection = selection
  }

  /// A Boolean value that indicates whether the menu has no elements and no suggestions.
  var isEmpty: Bool { elements.isEmpty && suggestions.isEmpty }

  /// The items of the whole subtree, without hidden ones, in order.
  public var allItems: [MenuItem] { (elements + suggestions).flatMap(\.allItems) }

  /// Returns the item `id` anywhere in the subtree, unless it is hidden.
  public func item(_ id: ID) -> MenuItem? { elements.item(id) ?? suggestions.item(id) }

  /// The selected or checked items of the whole subtree, in order (MENU-4).
  public var selectedItems: [MenuItem] { elements.selectedItems(selection) }
}

extension [MenuElement] {
  /// Returns the item `id`, here or further down, unless it is hidden.
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

  /// Returns the selected or checked items, here and further down. `selection` applies to submenus without a selection of their
  /// own.
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
