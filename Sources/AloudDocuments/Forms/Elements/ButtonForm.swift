internal import Aloud

enum ButtonForm {
  static let form = ElementForm(
    .button, "A button.",
    [
      Key(.button, .words, "The button's title.", required: true, shown: "Send"), .id, .subtitle,
      Key(.style, .choice(of: Button.Style.self), "The emphasis of the button."),
      Key(.role, .choice(of: Button.Role.self), "The role of the button."),
      Key(.size, .choice(of: Button.Size.self), "The size of the button in a graphical interface."),
      .image, Key(.selectedWhen, .condition, "When the button is marked as selected."), .action, .confirmation, .live,
    ] + Key.attachedMenu + Key.dimming + [.hiding], example: "{button: Send, action: dismiss}"
  ) { tree, context in
    let button = button(tree, &context)
    return { .button(button($0)) }
  }

  static let link = ElementForm(
    .link, "A way to another place.",
    [
      Key(.link, .words, "The link's title.", required: true, shown: "All offers"), .id, .subtitle, .image, .live,
      .action, Key(.current, .flag, "Whether the link leads to the current place."),
      Key(.currentWhen, .condition, "When the link leads to the current place."),
    ] + Key.dimming + [.hiding]
  ) { tree, context in
    let parts = ControlParts(tree, .link, behavior: ControlBehavior(), &context)
    let action = Actions.action(parts.actions, context)
    return parts.element { viewpoint in
      var link = Link(parts.title(viewpoint), id: viewpoint.id(parts.id), action: action(viewpoint))
      link.isCurrent = viewpoint.holds(tree[.current], when: tree[.currentWhen])
      return link
    }
  }

  static func button(_ tree: Tree, _ context: inout MakingContext) -> Made<Button> {
    let parts = ControlParts(tree, .button, behavior: ControlBehavior(), &context)
    let action = Actions.action(parts.actions, context)
    return { viewpoint in
      var button = Button(parts.title(viewpoint), id: viewpoint.id(parts.id), action: action(viewpoint))
      button.style = tree[.style].choice() ?? .gray
      button.role = tree[.role].choice() ?? .normal
      button.size = tree[.size].choice() ?? .medium
      button.confirmation = viewpoint.confirmation(tree[.confirmation])
      button.isSelected = viewpoint.holds(tree[.selectedWhen])
      parts.complete(&button, viewpoint)
      return button
    }
  }
}
