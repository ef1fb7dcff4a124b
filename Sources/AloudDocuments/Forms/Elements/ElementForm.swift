internal import Aloud

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

enum GroupForm {
  static let group = ElementForm(
    .group, "Elements that belong together.",
    [
      Key(.group, .optionalWords, "The group's title, or nothing.", required: true, shown: "Address"),
      Key(.role, .choice(of: Group.Role.self), "The role of the group. All but \"group\" and \"list\" are landmarks."),
      .elements, .hiding,
    ]
  ) { tree, context in
    let elements = Elements.make(tree[.elements], &context)
    return { viewpoint in
      var group = Group(viewpoint.optionalWords(tree[.group]), elements: elements(viewpoint))
      group.role = tree[.role].choice() ?? .group
      return .group(group)
    }
  }

  static let disclosure = ElementForm(
    .disclosure, "A button that shows and hides what it holds.",
    [
      Key(.disclosure, .words, "The title of what is shown and hidden.", required: true, shown: "Details"), .id,
      .subtitle,
      Key(
        .value, .reference(.switchValue), "The value that tells whether the disclosure is expanded.", required: true,
        shown: "open"),
      .elements, .changed, .live,
    ] + Key.dimming + [.hiding]
  ) { tree, context in
    let parts = ControlParts(tree, .disclosure, &context)
    let value = tree[.value].name
    let elements = Elements.make(tree[.elements], &context)
    context.add(ControlBehavior(value: value), of: tree, id: parts.id)
    return parts.element { viewpoint in
      let isExpanded = viewpoint.state.values[value] == .isOn(true)
      return Disclosure(
        parts.title(viewpoint), id: viewpoint.id(parts.id), isExpanded: isExpanded, elements: elements(viewpoint))
    }
  }
}

enum ColorForm {
  static let form = ElementForm(
    .color, "A picker of a color.",
    [
      Key(.color, .words, "The picker's title.", required: true, shown: "Paper"), .id,
      Key(
        .value, .reference(.textValue),
        "The value that holds the color, such as \"#006666\" in quotes. It is empty while nothing is chosen.",
        required: true, shown: "paper"), Key(.opacity, .flag, "Whether the opacity can be chosen too."),
      .pickerPlaceholder, .changed, .live,
    ] + Key.dimming + [.hiding], check: { $1.checkValue(of: $0) }
  ) { tree, context in
    let value = tree[.value].name
    let parts = ControlParts(tree, .color, behavior: ControlBehavior(value: value, kind: .color), &context)
    return parts.element { viewpoint in
      var picker = ColorPicker(parts.title(viewpoint), id: viewpoint.id(parts.id))
      picker.value = viewpoint.state.text(value).flatMap { Color(hex: $0) }
      picker.placeholder = viewpoint.optionalWords(tree[.placeholder])
      picker.hasOpacity = tree[.opacity].isOn
      return picker
    }
  }
}
