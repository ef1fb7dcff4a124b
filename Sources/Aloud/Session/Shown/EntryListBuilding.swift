extension EntryList {
  /// The lines of a screen or a sheet.
  init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }

  /// The lines of a menu.
  init(_ menu: Menu) {
    self.init()
    append(menu.elements, of: menu)
  }

  /// Whether "more" opens a menu on something that does another thing when it is used.
  var hasSecondaryMenus: Bool {
    containsOwn(where: \.hasSecondaryMenu)
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .rows(let rows): append(rows)
    case .group(let group) where group.title == nil && group.role == .group:
      append(.boundary)
      for element in group.elements { append(element) }
    case .group(let group):
      append(EntryGroup(group)) { list in for element in group.elements { list.append(element) } }
    case .radioGroup(let group):
      append(
        EntryGroup(title: group.title, role: .radioGroup, lines: 0..<0, count: 0, radioGroup: group)
      ) { list in
        for button in group.buttons {
          list.append(.radioButton(button, isChecked: button.id == group.selection, in: group.id))
        }
      }
    case .disclosure(let disclosure) where disclosure.isExpanded && !disclosure.elements.isEmpty:
      let group = EntryGroup(title: disclosure.title, role: .group, lines: 0..<0, count: 0)
      append(group, start: .element(element)) { list in for element in disclosure.elements { list.append(element) } }
    default: append(.element(element))
    }
  }

  private mutating func append(_ elements: [MenuElement], of menu: Menu) {
    for element in elements {
      switch element {
      case .item(let item) where !item.isHidden:
        append(.menuItem(item, isSelected: menu.selection.map { $0 == item.id }))
      case .item: break
      case .submenu(var submenu):
        // One selection holds for the whole subtree (MENU-4).
        if submenu.menu.selection == nil { submenu.menu.selection = menu.selection }
        append(.submenu(submenu))
      case .section(let title, let elements):
        append(title.map { .element(.heading(Heading($0))) } ?? .boundary)
        append(elements, of: menu)
      case .separator: append(.boundary)
      case .deferred(let items):
        append(.element(.text(TextBlock(items.failure ?? .message("menu.loading"), id: items.id))))
      }
    }
  }
}

extension EntryGroup {
  /// A group before its lines are known.
  fileprivate init(_ group: Group) {
    self.init(title: group.title, role: Role(rawValue: group.role.rawValue) ?? .group, lines: 0..<0, count: 0)
  }
}
