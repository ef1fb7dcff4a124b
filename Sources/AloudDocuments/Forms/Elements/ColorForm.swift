internal import Aloud

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
