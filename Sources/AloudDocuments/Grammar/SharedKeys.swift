/// Keys that many shapes share.
extension Key {
  static let id = Key(.id, .name)
  static let live = Key(.live, .flag)
  static let image = Key(.image, .shape(.image))
  static let hiding = Key(.hiddenWhen, .condition)
  /// The actions to perform after a control's value has changed.
  static let changed = Key(.action, .actions, about: "action.changed")
  /// The menu of an element, its preview, and its suggested actions (MENU-6).
  static let attachedMenu: [Key] = [
    Key(.menu, .menuContents, about: "menu.more"), Key(.preview, .words), Key(.suggested, .menuContents),
  ]
  /// The keys that dim an element or mark it as busy.
  static let dimming: [Key] = [
    Key(.dimmed, .optionalWords), Key(.dimmedWhen, .condition), Key(.busyWhen, .condition),
  ]
}

/// Forms that many keys share.
extension Form {
  /// The actions that using an element performs.
  static let actions = Form.oneOrMany(.family(.action))
  static let menuContents = Form.list(.family(.menuElement), atLeast: 1)
  static let elements = Form.list(.family(.element))
  /// The options that the document lists.
  static let options = Form.list(.shapeOrTitle(.option, title: .option), atLeast: 1)
  /// The options that the document lists, some of which may be submenus.
  static let popupOptions = Form.list(.shapeOrTitle(.popupOption, title: .option), atLeast: 1)
}
