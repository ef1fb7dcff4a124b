/// The form of a document as data, from which both the checks and the schema are derived.
enum Grammar {
  /// The shapes, by name.
  static let shapes: [ShapeName: Shape] = {
    let all =
      PlaceShapes.all + ElementShapes.all + PickerShapes.all + DetailShapes.all + MenuShapes.all + ActionShapes.all
      + ConditionShapes.all + CommandShapes.all
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Returns the shape with a name.
  static func shape(_ name: ShapeName) -> Shape { shapes[name] ?? Shape(name, "", []) }

  /// Returns the family with a name.
  static func family(_ name: FamilyName) -> Family {
    switch name {
    case .element: ElementShapes.family
    case .action: ActionShapes.family
    case .menuElement: MenuShapes.family
    case .condition: ConditionShapes.family
    }
  }
}
