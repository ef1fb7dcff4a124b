internal import Aloud

enum ColorForm {
  static let form = ElementForm(
    shape: Shape(
      .color, "A picker of a color.",
      [
        Key(.color, .words, "The picker's title.", required: true, shown: "Paper"), .id,
        Key(
          .value, .reference(.textValue),
          "The value that holds the color, such as \"#006666\" in quotes. It is empty while nothing is chosen.",
          required: true, shown: "paper"), Key(.opacity, .flag, "Whether the opacity can be chosen too."),
        .pickerPlaceholder, .changed, .live,
      ] + Key.dimming + [.hiding], check: ValueCheck.check),
    make: picker)

  private static func picker(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let parts = ControlParts(tree, .color, &context)
    let value = tree[.value].name
    let hasOpacity = tree[.opacity].isOn
    let actions = Actions.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, kind: .color, actions: actions), id: parts.id)
    return { viewpoint in
      var picker = ColorPicker(parts.title(viewpoint), id: viewpoint.id(parts.id))
      picker.value = viewpoint.state.text(value).flatMap { Color(hex: $0) }
      picker.placeholder = parts.placeholder(viewpoint)
      picker.hasOpacity = hasOpacity
      parts.complete(&picker, viewpoint)
      return .colorPicker(picker)
    }
  }
}
