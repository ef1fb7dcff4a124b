internal import Aloud

enum ToggleForm {
  static let form = ElementForm(
    .toggle, "A value that is switched on and off.",
    [
      Key(.toggle, .words, "The toggle's title.", required: true, shown: "Alarm"), .id, .subtitle,
      Key(.value, .reference(.switchValue), "The value that the toggle switches.", required: true, shown: "alarm"),
      .image, .changed, .live,
      Key(.style, .choice(of: Toggle.Style.self), "The kind of control that the toggle is announced as."),
      .mixedWhen,
    ] + Key.attachedMenu + Key.dimming + [.hiding]
  ) { tree, context in
    let parts = ControlParts(tree, .toggle, &context)
    let value = tree[.value].name
    context.add(ControlBehavior(value: value), of: tree, id: parts.id)
    return parts.element { viewpoint in
      let isOn = viewpoint.state.values[value] == .isOn(true)
      var toggle = Toggle(parts.title(viewpoint), id: viewpoint.id(parts.id), isOn: isOn)
      toggle.style = tree[.style].choice() ?? .button
      toggle.isMixed = viewpoint.holds(tree[.mixedWhen])
      return toggle
    }
  }
}

enum CheckboxesForm {
  static let form = ElementForm(
    .checkboxes, "Boxes of which any number can be checked.",
    [
      Key(.checkboxes, .words, "The title of the choice.", required: true, shown: "Size"), .id,
      Key(
        .value, .reference(.textValue), "The value that holds the checked options, one on each line.", required: true,
        shown: "toppings"),
      .options, .choices, .changed, .live,
    ] + Key.dimming + [.hiding], check: check
  ) { tree, context in
    let parts = ControlParts(tree, .checkboxes, &context)
    let value = tree[.value].name
    let actions = context.add(ControlBehavior(value: value, member: { $0?.stored }), of: tree, id: parts.id)
    let options = Options.options(tree, of: parts.id, &context)
    for option in options {
      context.add(ControlBehavior(value: value, member: { _ in option.stored }, actions: actions), id: option.id)
    }
    let command = tree[.from]?.scalar
    context.note(options, from: command, of: value)
    return { viewpoint in
      let chosen = Set(ChosenTexts.texts(in: viewpoint.state.text(value) ?? ""))
      let availability = viewpoint.availability(of: tree, id: parts.id)
      var boxes = options.map { $0.checkbox(viewpoint, isOn: chosen.contains($0.stored)) }
      boxes += command.map { rows(of: $0, id: parts.id, chosen, viewpoint) } ?? []
      let elements = boxes.map { box in
        var box = box
        box.isLive = tree[.live].isOn
        if availability != .enabled { box.availability = availability }
        return Element.toggle(box)
      }
      return .group(Group(parts.title(viewpoint), elements: elements))
    }
  }

  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkOne(
      of: .options, .from, in: tree,
      "Checkboxes have either “options” of their own, or the rows of a command with “from”.")
    context.checkValue(of: tree)
    let options = tree[.options]?.options ?? []
    guard !options.isEmpty else { return }
    context.checkDistinct(tree[.options])
    context.checkTitles(tree[.options])
    let stored = Options.stored(tree[.options])
    guard let value = tree[.value], let name = value.scalar, case .text(let held) = context.names.values.initial[name]
    else { return }
    for one in ChosenTexts.texts(in: held) where !stored.contains(one) {
      context.add(Nearest.error(value.location, .beginning(of: name), word: one, among: stored))
    }
  }

  private static func rows(
    of command: String, id: String, _ chosen: Set<String>, _ viewpoint: Viewpoint
  ) -> [Toggle] {
    (viewpoint.state.loaded(command)?.rows ?? []).map { row in
      Toggle(.verbatim(row.title), id: ID(id, "\(command):\(row.key)"), isOn: chosen.contains(row.stored))
        .style(.checkBox).subtitle(row.subtitle)
    }
  }
}
