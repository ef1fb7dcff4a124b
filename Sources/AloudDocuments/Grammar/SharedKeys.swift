/// Keys that many shapes have.
extension Key {
  static let id = Key(.id, .name)
  static let live = Key(.live, .flag)
  static let image = Key(.image, .shape(.image))
  static let hiding = Key(.hiddenWhen, .condition)
  /// What is done when the value of a control has changed.
  static let changed = Key(.action, .actions, about: "action.changed")
  /// The menu on a thing, what is said before it, and what is suggested beside it (MENU-6).
  static let attachedMenu: [Key] = [
    Key(.menu, .menuContents, about: "menu.more"), Key(.preview, .words), Key(.suggested, .menuContents),
  ]
  /// How a thing is dimmed, or busy.
  static let dimming: [Key] = [
    Key(.dimmed, .optionalWords), Key(.dimmedWhen, .condition), Key(.busyWhen, .condition),
  ]
}

/// Forms that many keys have.
extension Form {
  /// What is done when something is used.
  static let actions = Form.oneOrMany(.family(.action))
  static let menuContents = Form.list(.family(.menuElement), atLeast: 1)
  static let elements = Form.list(.family(.element))
  /// What is chosen from, written in the document.
  static let options = Form.list(.shapeOrTitle(.option, title: .option), atLeast: 1)
  /// The same, some of which may be submenus.
  static let popupOptions = Form.list(.shapeOrTitle(.popupOption, title: .option), atLeast: 1)
}
