internal import Aloud

/// A builder of the elements of screens and sheets.
enum ElementMaker {
  /// Returns the builder of the elements in the list `tree`.
  static func elements(_ tree: Tree?, _ context: inout MakingContext) -> Made<[Element]> {
    var makers: [Made<Element?>] = []
    for part in tree?.list ?? [] {
      if let maker = element(part, &context) { makers.append(AvailabilityMaker.unlessHidden(part, maker)) }
    }
    let all = makers
    return { viewpoint in all.compactMap { $0(viewpoint) } }
  }

  private static func element(_ tree: Tree, _ context: inout MakingContext) -> Made<Element>? {
    guard let kind = ElementKind(of: tree) else { return nil }
    return switch kind {
    case .text: made(TextMaker.text(tree, &context), Element.text)
    case .picture: made(TextMaker.picture(tree, &context), Element.picture)
    case .heading: made(TextMaker.heading(tree), Element.heading)
    case .progress: made(TextMaker.progress(tree, &context), Element.progress)
    case .log: made(LogMaker.log(tree, &context), Element.log)
    case .output: ListMaker.output(tree, &context)
    case .list: ListMaker.list(tree, &context)
    case .row: made(RowMaker.row(tree, &context), Element.row)
    case .group: made(ContainerMaker.group(tree, &context), Element.group)
    case .disclosure: made(ContainerMaker.disclosure(tree, &context), Element.disclosure)
    case .button: made(ButtonMaker.button(tree, &context), Element.button)
    case .link: made(LinkMaker.link(tree, &context), Element.link)
    case .toggle: made(ToggleMaker.toggle(tree, &context), Element.toggle)
    case .field: made(FieldMaker.field(tree, &context), Element.textField)
    case .combo: made(ComboBoxMaker.comboBox(tree, &context), Element.comboBox)
    case .menu: made(MenuMaker.pullDownButton(tree, &context), Element.pullDownButton)
    case .popup: made(PopUpMaker.popUpButton(tree, &context), Element.popUpButton)
    case .radio: made(ChoiceMaker.radioGroup(tree, &context), Element.radioGroup)
    case .checkboxes: made(CheckboxesMaker.group(tree, &context), Element.group)
    case .picker: made(PickerMaker.picker(tree, &context), Element.picker)
    case .stepper: made(NumberMaker.stepper(tree, &context), Element.picker)
    case .slider: made(NumberMaker.slider(tree, &context), Element.picker)
    case .rating: made(NumberMaker.rating(tree, &context), Element.picker)
    case .color: made(ColorMaker.picker(tree, &context), Element.colorPicker)
    case .date: made(DateMaker.picker(tree, .date, &context), Element.datePicker)
    case .timer: made(DateMaker.picker(tree, .timer, &context), Element.datePicker)
    }
  }

  private static func made<Thing>(
    _ make: @escaping Made<Thing>, _ element: @escaping @Sendable (Thing) -> Element
  ) -> Made<Element> {
    { element(make($0)) }
  }
}
