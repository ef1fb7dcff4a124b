internal import Aloud

enum ToggleForm {
  static let form = ElementForm(
    Shape(
      .toggle, "A value that is switched on and off.",
      [
        Key(.toggle, .words, "The toggle's title.", required: true, shown: "Alarm"), .id, .subtitle,
        Key(.value, .reference(.switchValue), "The value that the toggle switches.", required: true, shown: "alarm"),
        .image, .changed, .live,
        Key(
          .style, .choice(Toggle.Style.allCases.map(\.rawValue)), "The kind of control that the toggle is announced as."
        ),
        .mixedWhen,
      ] + Key.attachedMenu + Key.dimming + [.hiding]),
    make: toggle)

  private static func toggle(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let parts = ControlParts(tree, .toggle, &context)
    let value = tree[.value].name
    let image = tree[.image].image
    let menu = Menus.attachedMenu(tree, &context)
    let style: Toggle.Style = tree[.style].choice() ?? .button
    let isMixed = tree[.mixedWhen].holds
    let actions = Actions.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, actions: actions), id: parts.id)
    return { viewpoint in
      let isOn = viewpoint.state.values[value] == .isOn(true)
      var toggle = Toggle(parts.title(viewpoint), id: viewpoint.id(parts.id), isOn: isOn)
      toggle.style = style
      toggle.isMixed = isMixed(viewpoint)
      toggle.subtitle = parts.subtitle(viewpoint)
      toggle.image = image(viewpoint)
      toggle.isLive = parts.isLive
      toggle.menu = menu(viewpoint)
      toggle.availability = parts.availability(viewpoint)
      return .toggle(toggle)
    }
  }
}
