internal import Aloud

/// Reads the controls that hold a value: toggles, pop-up buttons and fields.
extension DocumentReader {
  /// What makes a toggle.
  mutating func toggle(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.toggle], kind: "toggle")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.toggle])
    let subtitle = optionalText(tree[.subtitle])
    let menu = attachedMenu(tree[.menu])
    let availability = availability(tree, id: id)
    add(Control(value: value, actions: actions(tree[.action])), id: id)
    return { moment in
      var toggle = Toggle(title(moment), id: moment.id(id), isOn: moment.state.values[value] == .isOn(true))
      toggle.subtitle = subtitle(moment)
      toggle.menu = menu(moment)
      toggle.availability = availability(moment)
      return .toggle(toggle)
    }
  }

  /// What makes a pop-up button.
  mutating func popUp(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.popup], kind: "popup")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.popup])
    let availability = availability(tree, id: id)
    var control = Control(value: value, actions: actions(tree[.action]))
    var items: [(stored: String, id: String, make: Made<MenuItem>)] = []
    for part in tree[.options]?.list ?? [] {
      let stored = (part[.value] ?? part[.option])?.scalar ?? ""
      let optionID = derived("\(id).\(Self.slug(stored) ?? "option")")
      control.options[optionID] = stored
      items.append((stored, optionID, option(part, id: optionID)))
    }
    add(control, id: id)
    let options = items
    return { moment in
      let held = moment.state.values[value]
      // Something that is no option can only come from an action; then the button has no value to say.
      let selected = options.first { .text($0.stored) == held }?.id ?? id
      let menu = Menu(options.map { .item($0.make(moment)) }, selection: moment.id(selected))
      var button = PopUpButton(title(moment), id: moment.id(id), selection: moment.id(selected), menu: menu)
      button.availability = availability(moment)
      return .popUpButton(button)
    }
  }

  private func option(_ tree: Tree, id: String) -> Made<MenuItem> {
    let title = text(tree[.option])
    let subtitle = optionalText(tree[.subtitle])
    let availability = availability(tree, id: id)
    return { moment in
      var item = MenuItem(title(moment), id: moment.id(id))
      item.subtitle = subtitle(moment)
      item.availability = availability(moment)
      return item
    }
  }

  /// What makes a text field.
  mutating func field(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.field], kind: "field")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.field])
    let placeholder = optionalText(tree[.placeholder])
    let isRequired = tree[.required]?.flag ?? false
    // A value that is secret in one field is secret in all.
    let isSecure = names.secrets.contains(value)
    let availability = availability(tree, id: id)
    add(Control(value: value, actions: actions(tree[.action])), id: id)
    return { moment in
      var field = TextField(title(moment), id: moment.id(id), value: "")
      if case .text(let held) = moment.state.values[value] { field.value = held }
      field.placeholder = placeholder(moment)
      field.isRequired = isRequired
      field.isSecure = isSecure
      field.availability = availability(moment)
      return .textField(field)
    }
  }
}
