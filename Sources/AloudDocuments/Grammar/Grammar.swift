/// The form of a document, as data: what is checked, and what the schema says, both come from here.
enum Grammar {
  /// Every shape by its name.
  static let shapes: [ShapeName: Shape] = {
    let all =
      PlaceShapes.all + ElementShapes.all + PickerShapes.all + DetailShapes.all + MenuShapes.all + ActionShapes.all
      + ConditionShapes.all + CommandShapes.all
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The shape `name`.
  static func shape(_ name: ShapeName) -> Shape { shapes[name] ?? Shape(name, "", []) }

  /// The family `name`.
  static func family(_ name: FamilyName) -> Family {
    switch name {
    case .element: ElementShapes.family
    case .action: ActionShapes.family
    case .menuElement: MenuShapes.family
    case .condition: ConditionShapes.family
    }
  }
}
