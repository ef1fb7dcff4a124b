internal import Aloud

/// The form of a kind of element: its shape, and the builder that is made from it.
typealias ElementForm = PartForm<@Sendable (Tree, inout MakingContext) -> Made<Element>>

enum Elements {
  /// In the order of the documentation.
  static let forms = [
    TextForm.text, TextForm.picture, TextForm.heading, GroupForm.group, RowForm.form, ListForm.form, OutputForm.form,
    ButtonForm.form, ToggleForm.form, PopUpForm.form, PullDownForm.form, FieldForm.form, ComboBoxForm.form,
    ButtonForm.link, GroupForm.disclosure, RadioForm.form, CheckboxesForm.form, NumberForm.stepper, NumberForm.slider,
    NumberForm.rating, ProgressForm.form, OutputForm.log, PickerForm.form, DateForm.date, DateForm.timer,
    ColorForm.form,
  ]

  static let family = Family(
    .element, "An element of a screen or a sheet.", of: forms.map(\.shape), example: "{text: Hello}")

  static func make(_ tree: Tree?, _ context: inout MakingContext) -> Made<[Element]> {
    let makers = (tree?.list ?? []).compactMap { part in
      family.form(of: part, in: forms).map { (part, make: $0.make(part, &context)) }
    }
    return { viewpoint in makers.compactMap { viewpoint.isHidden($0) ? nil : $1(viewpoint) } }
  }
}
