/// The form of a document, as data: what is checked, and what the schema says, both come from here.
enum Grammar {
  /// Every shape by its name.
  static let shapes: [ShapeName: Shape] = {
    let all = placeShapes + elementShapes + pickerShapes + detailShapes + menuShapes + actionShapes
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The shape `name`.
  static func shape(_ name: ShapeName) -> Shape { shapes[name] ?? Shape(name, []) }

  /// The family `name`.
  static func family(_ name: FamilyName) -> Family {
    switch name {
    case .element: elements
    case .action: actions
    case .menuElement: menuElements
    }
  }

  /// What is done when something is used.
  static let whatToDo = Form.oneOrMany(.family(.action))
  /// A menu's contents.
  static let contents = Form.list(.family(.menuElement), atLeast: 1)
  /// The menu on a thing, what is said before it, and what is suggested beside it (MENU-6).
  static let attachedMenu: [Key] = [
    Key(.menu, contents, about: "menu.more"), Key(.preview, .words), Key(.suggested, contents),
  ]
  /// How a thing is dimmed, or busy.
  static let dimming: [Key] = [
    Key(.dimmed, .optionalWords), Key(.dimmedWhen, .shape(.condition)), Key(.busyWhen, .shape(.condition)),
  ]
}
