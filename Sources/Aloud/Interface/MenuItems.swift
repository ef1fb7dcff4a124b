extension Menu {
  /// Whether there is nothing in it, whatever is said before it.
  var isEmpty: Bool { elements.isEmpty && suggestions.isEmpty }
}

extension [MenuElement] {
  /// The item `id`, here or below, unless it is hidden.
  func item(_ id: ID) -> MenuItem? {
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
  func selectedItems(_ selection: ID?) -> [MenuItem] {
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
