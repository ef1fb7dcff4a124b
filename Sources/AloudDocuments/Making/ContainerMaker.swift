internal import Aloud

/// A builder of groups and disclosures, which contain other elements.
enum ContainerMaker {
  /// Returns the builder of a group.
  static func group(_ tree: Tree, _ context: inout MakingContext) -> Made<Group> {
    let title = tree[.group].optionalWords
    let role: Group.Role = tree[.role].choice() ?? .group
    let elements = ElementMaker.elements(tree[.elements], &context)
    return { viewpoint in
      var group = Group(title(viewpoint), elements: elements(viewpoint))
      group.role = role
      return group
    }
  }

  /// Returns the builder of a disclosure and of the elements that it shows while expanded.
  static func disclosure(_ tree: Tree, _ context: inout MakingContext) -> Made<Disclosure> {
    let parts = ControlParts(tree, .disclosure, &context)
    let value = tree[.value].name
    let elements = ElementMaker.elements(tree[.elements], &context)
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, actions: actions), id: parts.id)
    return { viewpoint in
      let isExpanded = viewpoint.state.values[value] == .isOn(true)
      var disclosure = Disclosure(
        parts.title(viewpoint), id: viewpoint.id(parts.id), isExpanded: isExpanded, elements: elements(viewpoint))
      disclosure.subtitle = parts.subtitle(viewpoint)
      disclosure.availability = parts.availability(viewpoint)
      disclosure.isLive = parts.isLive
      return disclosure
    }
  }
}
