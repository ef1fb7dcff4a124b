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
        append(.element(.text(TextBlock(items.failure ?? .message(.menuLoading), id: items.id))))
      }
    }
  }
}
