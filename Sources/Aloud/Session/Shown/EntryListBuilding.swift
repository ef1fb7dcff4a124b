extension EntryList {
  /// The lines of a screen or a sheet.
  init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }

  /// The lines of a menu.
  init(_ menu: Menu) {
    self.init()
    var isApart = false
    append(menu.elements, of: menu, &isApart)
  }

  /// Whether "more" opens a menu on something that does another thing when it is used.
  var hasSecondaryMenus: Bool {
    containsOwn(where: \.hasSecondaryMenu)
  }

  private mutating func append(_ element: Element) {
    switch element.contents {
    case .none: append(.element(element))
    case .rows(let rows): append(rows)
    case .together(let elements):
      append(.boundary)
      for element in elements { append(element) }
    case .group(let title, let role, let elements):
      append(EntryGroup(title: title, role: role)) { list in for element in elements { list.append(element) } }
    case .disclosed(let title, let elements):
      append(EntryGroup(title: title, role: .group), start: .element(element)) { list in
        for element in elements { list.append(element) }
      }
    case .radioButtons(let group):
      append(EntryGroup(title: group.title, role: .radioGroup, radioGroup: group)) { list in
        for button in group.buttons {
          list.append(.radioButton(button, isChecked: button.id == group.selection, in: group.id))
        }
      }
    }
  }

  /// Adds the items of a menu. Where something `isApart` from what was before, that is told once, when there is something
  /// before it and after: a title tells it too (MENU-1).
  private mutating func append(_ elements: [MenuElement], of menu: Menu, _ isApart: inout Bool) {
    for element in elements {
      switch element {
      case .item(let item) where !item.isHidden:
        markApart(&isApart)
        append(.menuItem(item, isSelected: menu.selection.map { $0 == item.id }))
      case .item: break
      case .submenu(var submenu):
        // One selection holds for the whole subtree (MENU-4).
        if submenu.menu.selection == nil { submenu.menu.selection = menu.selection }
        markApart(&isApart)
        append(.submenu(submenu))
      case .section(let title?, let elements):
        isApart = false
        append(.element(.heading(Heading(title))))
        append(elements, of: menu, &isApart)
      case .section(nil, let elements):
        isApart = true
        append(elements, of: menu, &isApart)
      case .separator: isApart = true
      case .deferred(let items):
        markApart(&isApart)
        append(.element(.text(TextBlock(items.failure ?? .message(.menuLoading), id: items.id))))
        if items.failure != nil { append(.menuItem(MenuItem(.message(.menuTryAgain), id: items.id), isSelected: nil)) }
      }
    }
  }

  private mutating func markApart(_ isApart: inout Bool) {
    if isApart, count > 0 { append(.boundary) }
    isApart = false
  }
}
