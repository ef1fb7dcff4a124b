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
    (self.elements, self.selection) = (elements, selection)
  }

  var isEmpty: Bool { elements.isEmpty && suggestions.isEmpty }

  /// The items of the whole subtree, without hidden ones, in order.
  public var allItems: [MenuItem] {
    parts.flatMap { part -> [MenuItem] in
      switch part {
      case .item(let item): [item]
      case .submenu(let submenu): submenu.menu.allItems
      case .section, .separator, .deferred: []
      }
    }
  }

  /// Returns the item `id` anywhere in the subtree, unless it is hidden.
  public func item(_ id: ID) -> MenuItem? { allItems.first { $0.id == id } }

  /// The selected or checked items of the whole subtree, in order (MENU-4).
  public var selectedItems: [MenuItem] { elements.selectedItems(selection) }
}

extension Menu {
  /// What the menu itself lists: items that are not hidden, submenus and deferred items, without the sections around them.
  var parts: [MenuElement] { (elements + suggestions).flatMap(\.parts) }

  var named: [(title: LocalizedText, element: MenuElement)] {
    parts.compactMap { part in
      switch part {
      case .item(let item): (item.title, part)
      case .submenu(let submenu): (submenu.title, part)
      case .section, .separator, .deferred: nil
      }
    }
  }

  func submenu(_ id: ID) -> Submenu? {
    parts.lazy.compactMap { if case .submenu(let submenu) = $0, submenu.id == id { submenu } else { nil } }.first
  }
}

extension [MenuElement] {
  /// Returns the selected or checked items, here and further down. `selection` applies to submenus without a selection of their
  /// own.
  fileprivate func selectedItems(_ selection: ID?) -> [MenuItem] {
    flatMap(\.parts).flatMap { part -> [MenuItem] in
      switch part {
      case .item(let item): item.id == selection || item.state == .on ? [item] : []
      case .submenu(let submenu): submenu.menu.elements.selectedItems(submenu.menu.selection ?? selection)
      case .section, .separator, .deferred: []
      }
    }
  }
}
