internal import Aloud

/// Reads toggles and fields.
extension DocumentReader {
  /// What makes a toggle.
  mutating func toggle(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .toggle)
    let value = tree[.value]?.scalar ?? ""
    let image = image(tree[.image])
    let menu = attachedMenu(tree)
    let style = tree[.style]?.scalar.flatMap(Toggle.Style.init(rawValue:)) ?? .button
    let isMixed = Condition(tree[.mixedWhen])
    add(Control(value: value, actions: actions(tree[.action])), id: parts.id)
    return { moment in
      var toggle = Toggle(parts.title(moment), id: moment.id(parts.id), isOn: moment.state.values[value] == .isOn(true))
      toggle.style = style
      toggle.isMixed = isMixed?.holds(in: moment.state.values) ?? false
      toggle.subtitle = parts.subtitle(moment)
      toggle.image = image(moment)
      toggle.isLive = parts.isLive
      toggle.menu = menu(moment)
      toggle.availability = parts.availability(moment)
      return .toggle(toggle)
    }
  }

  /// What makes a text field.
  mutating func field(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .field)
    let value = tree[.value]?.scalar ?? ""
    let placeholder = optionalText(tree[.placeholder])
    let isRequired = tree[.required]?.flag ?? false
    // A value that is secret in one field is secret in all.
    let isSecure = names.secrets.contains(value)
    let isMultiline = tree[.lines]?.scalar == "several"
    let validity = validity(tree)
    add(Control(value: value, actions: actions(tree[.action])), id: parts.id)
    return { moment in
      var field = TextField(parts.title(moment), id: moment.id(parts.id), value: "")
      if case .text(let held) = moment.state.values[value] { field.value = held }
      field.placeholder = placeholder(moment)
      field.isRequired = isRequired
      field.isSecure = isSecure
      field.isMultiline = isMultiline
      field.availability = parts.availability(moment)
      field.isLive = parts.isLive
      field.validity = validity(moment)
      return .textField(field)
    }
  }
}
