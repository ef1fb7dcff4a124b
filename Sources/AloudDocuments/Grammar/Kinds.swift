/// The kinds of elements, in the order of the documentation. The raw value names both the shape and the key.
enum ElementKind: String, Sendable, CaseIterable {
  case text, picture, heading, group, row, list, output
  case button, toggle, popup, menu, field, combo
  case link, disclosure, radio, checkboxes, stepper, slider, rating
  case progress, log, picker, date, timer, color

  /// Creates the kind of the element `tree`, or `nil` if it is not an element.
  init?(of tree: Tree) {
    guard let shape = Grammar.family(.element).shape(of: tree) else { return nil }
    self.init(rawValue: shape.rawValue)
  }
}

/// The kinds of menu elements other than separators. The raw value names both the shape and the key.
enum MenuElementKind: String, Sendable, CaseIterable {
  case item, submenu, section, deferred

  /// Creates the kind of the menu element `tree`, or `nil` if it is not a menu element.
  init?(of tree: Tree) {
    guard let shape = Grammar.family(.menuElement).shape(of: tree) else { return nil }
    self.init(rawValue: shape.rawValue)
  }
}

/// The kinds of actions that are more than a word. The raw value names the shape.
enum ActionKind: String, Sendable, CaseIterable {
  case push, present, set
  case toggle = "toggleValue"
  case run, stop, alert, ask, say, write, undoable, reload, exit

  /// Creates the kind of the action `tree`, or `nil` if it is not an action.
  init?(of tree: Tree) {
    guard let shape = Grammar.family(.action).shape(of: tree) else { return nil }
    self.init(rawValue: shape.rawValue)
  }
}
