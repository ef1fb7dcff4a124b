internal import Aloud

/// A builder of color pickers.
enum ColorMaker {
  /// Returns the builder of a color picker.
  static func picker(_ tree: Tree, _ context: inout MakingContext) -> Made<ColorPicker> {
    let parts = ControlParts(tree, .color, &context)
    let value = tree[.value].name
    let placeholder = tree[.placeholder].optionalWords
    let hasOpacity = tree[.opacity].isOn
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, kind: .color, actions: actions), id: parts.id)
    return { viewpoint in
      var picker = ColorPicker(parts.title(viewpoint), id: viewpoint.id(parts.id))
      picker.value = viewpoint.state.text(value).flatMap { Color(hex: $0) }
      picker.placeholder = placeholder(viewpoint)
      picker.hasOpacity = hasOpacity
      picker.availability = parts.availability(viewpoint)
      picker.isLive = parts.isLive
      return picker
    }
  }
}
