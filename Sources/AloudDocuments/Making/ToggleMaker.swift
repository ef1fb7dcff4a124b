internal import Aloud

/// A builder of toggles.
enum ToggleMaker {
  /// Returns the builder of a toggle.
  static func toggle(_ tree: Tree, _ context: inout MakingContext) -> Made<Toggle> {
    let parts = ControlParts(tree, .toggle, &context)
    let value = tree[.value].name
    let image = tree[.image].image
    let menu = MenuMaker.attachedMenu(tree, &context)
    let style: Toggle.Style = tree[.style].choice() ?? .button
    let isMixed = tree[.mixedWhen].holds
    let actions = ActionMaker.actions(tree[.action], &context)
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
      return toggle
    }
  }
}
