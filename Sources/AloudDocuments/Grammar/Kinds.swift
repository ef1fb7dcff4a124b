/// The kinds of elements, in the order in which they are told; each is called as its key and its shape are.
enum ElementKind: String, Sendable, CaseIterable {
  case text, picture, heading, group, row, list, output
  case button, toggle, popup, menu, field, combo
  case link, disclosure, radio, checkboxes, stepper, slider, rating
  case progress, log, picker, date, timer, color

  /// The kind of the element `tree`; nil where it is none.
  init?(of tree: Tree) {
    guard let shape = Grammar.family(.element).shape(of: tree) else { return nil }
    self.init(rawValue: shape.rawValue)
  }
}

/// The kinds of what stands in menus, but for separators; each is called as its key and its shape are.
enum MenuElementKind: String, Sendable, CaseIterable {
  case item, submenu, section, deferred

  /// The kind of the menu element `tree`; nil where it is none.
  init?(of tree: Tree) {
    guard let shape = Grammar.family(.menuElement).shape(of: tree) else { return nil }
    self.init(rawValue: shape.rawValue)
  }
}

/// The kinds of actions that are more than a word; each is called as its shape is.
enum ActionKind: String, Sendable, CaseIterable {
  case push, present, set
  case toggle = "toggleValue"
  case run, stop, alert, ask, say, write, undoable, reload, exit

  /// The kind of the action `tree`; nil where it is none.
  init?(of tree: Tree) {
    guard let shape = Grammar.family(.action).shape(of: tree) else { return nil }
    self.init(rawValue: shape.rawValue)
  }
}
