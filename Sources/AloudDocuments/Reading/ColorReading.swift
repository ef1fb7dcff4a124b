internal import Aloud

/// Reads pickers of colors.
extension DocumentReader {
  /// What makes a color picker.
  mutating func color(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.color], kind: "color")
    let title = text(tree[.color])
    let value = tree[.value]?.scalar ?? ""
    let placeholder = optionalText(tree[.placeholder])
    let hasOpacity = tree[.opacity]?.flag ?? false
    let availability = availability(tree, id: id)
    let isLive = tree[.live]?.flag ?? false
    add(Control(value: value, form: .color, actions: actions(tree[.action])), id: id)
    return { moment in
      var picker = ColorPicker(title(moment), id: moment.id(id))
      if case .text(let held) = moment.state.values[value] { picker.value = Color(hex: held) }
      picker.placeholder = placeholder(moment)
      picker.hasOpacity = hasOpacity
      picker.availability = availability(moment)
      picker.isLive = isLive
      return .colorPicker(picker)
    }
  }
}
