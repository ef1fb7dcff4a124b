internal import Aloud

enum ButtonForm {
  static let form = ElementForm(
    Shape(
      .button, "A button.",
      [
        Key(.button, .words, "The button's title.", required: true, shown: "Send"), .id, .subtitle,
        Key(.style, .choice(Button.Style.allCases.map(\.rawValue)), "The emphasis of the button."),
        Key(.role, .choice(Button.Role.allCases.map(\.rawValue)), "The role of the button."),
        Key(.size, .choice(Button.Size.allCases.map(\.rawValue)), "The size of the button in a graphical interface."),
        .image, Key(.selectedWhen, .condition, "When the button is marked as selected."), .action,
        .confirmation, .live,
      ] + Key.attachedMenu + Key.dimming + [.hiding], example: "{button: Send, action: dismiss}")
  ) { tree, context in
    let button = button(tree, &context)
    return { .button(button($0)) }
  }

  static func button(_ tree: Tree, _ context: inout MakingContext) -> Made<Button> {
    let parts = ControlParts(tree, .button, &context)
    let style: Button.Style = tree[.style].choice() ?? .gray
    let role: Button.Role = tree[.role].choice() ?? .normal
    let size: Button.Size = tree[.size].choice() ?? .medium
    let image = tree[.image].image
    let actions = Actions.actions(tree[.action], &context)
    let action = Actions.action(actions, context)
    let confirmation = ConfirmationForm.confirmation(tree[.confirmation])
    let isSelected = tree[.selectedWhen].holds
    let menu = Menus.attachedMenu(tree, &context)
    context.add(ControlBehavior(actions: actions), id: parts.id)
    return { viewpoint in
      var button = Button(parts.title(viewpoint), id: viewpoint.id(parts.id), action: action(viewpoint))
      button.subtitle = parts.subtitle(viewpoint)
      button.style = style
      button.role = role
      button.size = size
      button.image = image(viewpoint)
      button.confirmation = confirmation(viewpoint)
      button.menu = menu(viewpoint)
      button.availability = parts.availability(viewpoint)
      button.isSelected = isSelected(viewpoint)
      button.isLive = parts.isLive
      return button
    }
  }
}
