extension Announcement {
  /// What is said of one item of a menu; `isSelected` is nil in a menu of actions.
  init(_ item: MenuItem, isSelected: Bool?) {
    self.init(.item)
    name = item.title
    description = item.subtitle
    describe(item.image)
    role = .menuItem
    switch item.state {
    case .on: states.append(.checked)
    case .off: states.append(.notChecked)
    case .mixed: states.append(.mixed)
    case nil: break
    }
    if isSelected == true { states.append(.selected) }
    if item.isDestructive { states.append(.destructive) }
    describe(item.action)
    describe(item.availability)
  }

  /// What is said of a submenu in its menu: also what is selected in it (MENU-4).
  init(_ submenu: Submenu) {
    self.init(.item)
    name = submenu.title
    value = submenu.menu.selection.flatMap { submenu.menu.item($0)?.title }
    describe(submenu.image)
    role = .submenu
  }
}
