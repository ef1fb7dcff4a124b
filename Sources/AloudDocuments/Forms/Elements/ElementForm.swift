internal import Aloud

/// The form of a kind of element: its shape, and the builder that is made from it.
struct ElementForm: Sendable {
  var shape: Shape
  var make: @Sendable (Tree, inout MakingContext) -> Made<Element>
}

enum Elements {
  /// In the order of the documentation.
  static let forms = [
    TextForm.form, PictureForm.form, HeadingForm.form, GroupForm.form, RowForm.form, ListForm.form, OutputForm.form,
    ButtonForm.form, ToggleForm.form, PopUpForm.form, PullDownForm.form, FieldForm.form, ComboBoxForm.form,
    LinkForm.form, DisclosureForm.form, RadioForm.form, CheckboxesForm.form, NumberForm.stepper, NumberForm.slider,
    NumberForm.rating, ProgressForm.form, LogForm.form, PickerForm.form, DateForm.date, DateForm.timer, ColorForm.form,
  ]

  static let family = Family(
    .element, "An element of a screen or a sheet.", of: forms.map(\.shape), example: "{text: Hello}")

  private static let formsByName = Dictionary(uniqueKeysWithValues: forms.map { ($0.shape.name, $0) })

  static func make(_ tree: Tree?, _ context: inout MakingContext) -> Made<[Element]> {
    var makers: [Made<Element?>] = []
    for part in tree?.list ?? [] {
      guard let shape = family.shape(of: part), let form = formsByName[shape.name] else { continue }
      makers.append(AvailabilityMaker.unlessHidden(part, form.make(part, &context)))
    }
    let all = makers
    return { viewpoint in all.compactMap { $0(viewpoint) } }
  }
}
