/// The form of a document as data, from which the checks, the schema and the reference are derived.
enum Grammar {
  static let shapes: [ShapeName: Shape] = {
    let all =
      [
        DocumentForm.shape, DocumentForm.part, ScreenForm.tab, ScreenForm.screen, SearchForm.shape, SearchForm.scope,
        SearchForm.token, SheetForm.shape, SheetForm.step, CommandForm.shape, CommandForm.rows,
        CommandForm.optionalArguments, GivenValueForm.shape, RowForm.pattern, TextForm.image, ConfirmationForm.shape,
        Options.shape, PopUpForm.option, PickerForm.column,
      ] + FamilyName.allCases.flatMap { family($0).shapes }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }()

  static func shape(_ name: ShapeName) -> Shape { shapes[name] ?? Shape(name, "", []) }

  static func family(_ name: FamilyName) -> Family {
    switch name {
    case .element: Elements.family
    case .action: Actions.family
    case .menuElement: Menus.family
    case .condition: ConditionForm.family
    }
  }
}
