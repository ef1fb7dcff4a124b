internal import Aloud

/// Reads pickers of colors.
extension DocumentReader {
  /// What makes a color picker.
  mutating func color(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .color)
    let value = tree[.value]?.scalar ?? ""
    let placeholder = optionalText(tree[.placeholder])
    let hasOpacity = tree[.opacity]?.flag ?? false
    add(Control(value: value, form: .color, actions: actions(tree[.action])), id: parts.id)
    return { moment in
      var picker = ColorPicker(parts.title(moment), id: moment.id(parts.id))
      if case .text(let held) = moment.state.values[value] { picker.value = Color(hex: held) }
      picker.placeholder = placeholder(moment)
      picker.hasOpacity = hasOpacity
      picker.availability = parts.availability(moment)
      picker.isLive = parts.isLive
      return .colorPicker(picker)
    }
  }
}
