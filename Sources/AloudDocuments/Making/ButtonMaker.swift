internal import Aloud

/// A builder of buttons and confirmations.
enum ButtonMaker {
  /// Returns the builder of a button.
  static func button(_ tree: Tree, _ context: inout MakingContext) -> Made<Button> {
    let parts = ControlParts(tree, .button, &context)
    let style: Button.Style = tree[.style].choice() ?? .gray
    let role: Button.Role = tree[.role].choice() ?? .normal
    let size: Button.Size = tree[.size].choice() ?? .medium
    let image = tree[.image].image
    let actions = ActionMaker.actions(tree[.action], &context)
    let action = ActionMaker.action(actions, context)
    let confirmation = confirmation(tree[.confirmation])
    let isSelected = tree[.selectedWhen].holds
    let menu = MenuMaker.attachedMenu(tree, &context)
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

  /// Returns the builder of the confirmation that precedes an action.
  static func confirmation(_ tree: Tree?) -> Made<Confirmation?> {
    guard let tree else { return { _ in nil } }
    let question = tree[.question].words
    let loss = tree[.loss].optionalWords
    let phrase = tree[.phrase].words
    let keep = tree[.keep].optionalWords
    return { viewpoint in
      var confirmation = Confirmation(question(viewpoint), loss: loss(viewpoint), phrase: phrase(viewpoint))
      if let keep = keep(viewpoint) { confirmation.keep = keep }
      return confirmation
    }
  }
}
