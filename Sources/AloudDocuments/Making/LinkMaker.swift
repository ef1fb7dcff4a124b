internal import Aloud

/// A builder of links.
enum LinkMaker {
  /// Returns the builder of a link.
  static func link(_ tree: Tree, _ context: inout MakingContext) -> Made<Link> {
    let parts = ControlParts(tree, .link, &context)
    let image = tree[.image].image
    let actions = ActionMaker.actions(tree[.action], &context)
    let action = ActionMaker.action(actions, context)
    let isCurrent = tree[.current].isOn
    let condition = Condition(tree[.currentWhen])
    context.add(ControlBehavior(actions: actions), id: parts.id)
    return { viewpoint in
      var link = Link(parts.title(viewpoint), id: viewpoint.id(parts.id), action: action(viewpoint))
      link.subtitle = parts.subtitle(viewpoint)
      link.image = image(viewpoint)
      link.isCurrent = condition?.holds(in: viewpoint) ?? isCurrent
      link.availability = parts.availability(viewpoint)
      link.isLive = parts.isLive
      return link
    }
  }
}
