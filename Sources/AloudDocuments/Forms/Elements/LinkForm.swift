internal import Aloud

enum LinkForm {
  static let form = ElementForm(
    Shape(
      .link, "A way to another place.",
      [
        Key(.link, .words, "The link's title.", required: true, shown: "All offers"), .id, .subtitle, .image, .live,
        .action, Key(.current, .flag, "Whether the link leads to the current place."),
        Key(.currentWhen, .condition, "When the link leads to the current place."),
      ] + Key.dimming + [.hiding]),
    make: link)

  private static func link(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let parts = ControlParts(tree, .link, &context)
    let image = tree[.image].image
    let actions = Actions.actions(tree[.action], &context)
    let action = Actions.action(actions, context)
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
      return .link(link)
    }
  }
}
