internal import Aloud

enum ButtonForm {
  static let form = ElementForm(
    .button, "A button.",
    [
      Key(.button, .words, "The button's title.", required: true, shown: "Send"), .id, .subtitle,
      Key(.style, .choice(Button.Style.allCases.map(\.rawValue)), "The emphasis of the button."),
      Key(.role, .choice(Button.Role.allCases.map(\.rawValue)), "The role of the button."),
      Key(.size, .choice(Button.Size.allCases.map(\.rawValue)), "The size of the button in a graphical interface."),
      .image, Key(.selectedWhen, .condition, "When the button is marked as selected."), .action,
      .confirmation, .live,
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
    let isCurrent = AvailabilityMaker.holds(tree[.current], when: tree[.currentWhen])
    return parts.element { viewpoint in
      var link = Link(parts.title(viewpoint), id: viewpoint.id(parts.id), action: action(viewpoint))
      link.isCurrent = isCurrent(viewpoint)
      return link
    }
  }

  static func button(_ tree: Tree, _ context: inout MakingContext) -> Made<Button> {
    let parts = ControlParts(tree, .button, behavior: ControlBehavior(), &context)
    let style: Button.Style = tree[.style].choice() ?? .gray
    let role: Button.Role = tree[.role].choice() ?? .normal
    let size: Button.Size = tree[.size].choice() ?? .medium
    let action = Actions.action(parts.actions, context)
    let confirmation = ConfirmationForm.confirmation(tree[.confirmation])
    let isSelected = tree[.selectedWhen].holds
    return { viewpoint in
      var button = Button(parts.title(viewpoint), id: viewpoint.id(parts.id), action: action(viewpoint))
      button.style = style
      button.role = role
      button.size = size
      button.confirmation = confirmation(viewpoint)
      button.isSelected = isSelected(viewpoint)
      parts.complete(&button, viewpoint)
      return button
    }
  }
}
