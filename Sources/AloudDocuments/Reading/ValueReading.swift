internal import Aloud

/// Reads toggles and fields.
extension DocumentReader {
  /// What makes a toggle.
  mutating func toggle(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.toggle], kind: "toggle")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.toggle])
    let subtitle = optionalText(tree[.subtitle])
    let image = image(tree[.image])
    let isLive = tree[.live]?.flag ?? false
    let menu = attachedMenu(tree)
    let style = tree[.style]?.scalar.flatMap(Toggle.Style.init(rawValue:)) ?? .button
    let isMixed = Condition(tree[.mixedWhen])
    let availability = availability(tree, id: id)
    add(Control(value: value, actions: actions(tree[.action])), id: id)
    return { moment in
      var toggle = Toggle(title(moment), id: moment.id(id), isOn: moment.state.values[value] == .isOn(true))
      toggle.style = style
      toggle.isMixed = isMixed?.holds(in: moment.state.values) ?? false
      toggle.subtitle = subtitle(moment)
      toggle.image = image(moment)
      toggle.isLive = isLive
      toggle.menu = menu(moment)
      toggle.availability = availability(moment)
      return .toggle(toggle)
    }
  }

  /// What makes a text field.
  mutating func field(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.field], kind: "field")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.field])
    let placeholder = optionalText(tree[.placeholder])
    let isRequired = tree[.required]?.flag ?? false
    let isLive = tree[.live]?.flag ?? false
    // A value that is secret in one field is secret in all.
    let isSecure = names.secrets.contains(value)
    let isMultiline = tree[.lines]?.scalar == "several"
    let availability = availability(tree, id: id)
    let validity = validity(tree)
    add(Control(value: value, actions: actions(tree[.action])), id: id)
    return { moment in
      var field = TextField(title(moment), id: moment.id(id), value: "")
      if case .text(let held) = moment.state.values[value] { field.value = held }
      field.placeholder = placeholder(moment)
      field.isRequired = isRequired
      field.isSecure = isSecure
      field.isMultiline = isMultiline
      field.availability = availability(moment)
      field.isLive = isLive
      field.validity = validity(moment)
      return .textField(field)
    }
  }
}
