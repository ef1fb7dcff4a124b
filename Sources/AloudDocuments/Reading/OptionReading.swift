internal import Aloud

/// Reads what pop-up buttons and pickers offer, and pop-up buttons themselves.
extension DocumentReader {
  /// The options of `tree`, which is the control or the column `id`.
  mutating func options(_ tree: Tree, of id: String) -> [OptionForm] {
    var options: [OptionForm] = []
    for part in tree[.options]?.list ?? [] {
      let stored = (part[.value] ?? part[.option])?.scalar ?? ""
      let optionID = derived("\(id).\(Self.slug(stored) ?? "option")")
      options.append(
        OptionForm(
          stored: stored, id: optionID, title: text(part[.option]), subtitle: optionalText(part[.subtitle]),
          availability: availability(part, id: optionID)))
    }
    return options
  }

  /// What makes a pop-up button.
  mutating func popUp(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .popup)
    let value = tree[.value]?.scalar ?? ""
    let options = options(tree, of: parts.id)
    let image = image(tree[.image])
    add(Control(value: value, options: options.stored, actions: actions(tree[.action])), id: parts.id)
    return { moment in
      let held = moment.state.values[value]
      // Something that is no option can only come from an action; then nothing is selected.
      let selected = options.first { .text($0.stored) == held }?.id ?? parts.id
      let menu = Menu(options.map { .item($0.item(moment)) }, selection: moment.id(selected))
      var button = PopUpButton(parts.title(moment), id: moment.id(parts.id), selection: moment.id(selected), menu: menu)
      button.availability = parts.availability(moment)
      button.image = image(moment)
      button.isLive = parts.isLive
      return .popUpButton(button)
    }
  }
}

extension DocumentReader {
  /// What makes a radio group.
  mutating func radioGroup(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.radio], kind: "radio")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.radio])
    let options = options(tree, of: id)
    let isLive = tree[.live]?.flag ?? false
    add(Control(value: value, options: options.stored, actions: actions(tree[.action])), id: id)
    return { moment in
      let held = moment.state.values[value]
      // Something that is no option can only come from an action; then nothing is checked.
      let checked = held == .text("") ? nil : options.first { .text($0.stored) == held }?.id ?? id
      var group = RadioGroup(
        title(moment), id: moment.id(id), selection: checked.map(moment.id),
        buttons: options.map { $0.radioButton(moment) })
      group.isLive = isLive
      return .radioGroup(group)
    }
  }
}

extension [OptionForm] {
  /// What each stands for, by id.
  var stored: [String: String] {
    Dictionary(map { ($0.id, $0.stored) }, uniquingKeysWith: { first, _ in first })
  }
}
