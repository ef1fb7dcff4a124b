internal import Aloud

/// Reads buttons, their pictures and their confirmations.
extension DocumentReader {
  /// What makes a button that stands among elements.
  mutating func buttonElement(_ tree: Tree) -> Made<Element> {
    let button = button(tree)
    return { .button(button($0)) }
  }

  /// What makes a button.
  mutating func button(_ tree: Tree) -> Made<Button> {
    let parts = parts(of: tree, .button)
    let style = tree[.style]?.scalar.flatMap(Button.Style.init(rawValue:)) ?? .gray
    let role = tree[.role]?.scalar.flatMap(Button.Role.init(rawValue:)) ?? .normal
    let size = tree[.size]?.scalar.flatMap(Button.Size.init(rawValue:)) ?? .medium
    let image = image(tree[.image])
    let actions = actions(tree[.action])
    let action = action(actions)
    let confirmation = confirmation(tree[.confirmation])
    let isSelected = holds(tree[.selectedWhen])
    let menu = attachedMenu(tree)
    add(Control(actions: actions), id: parts.id)
    return { moment in
      var button = Button(parts.title(moment), id: moment.id(parts.id), action: action(moment))
      button.subtitle = parts.subtitle(moment)
      button.style = style
      button.role = role
      button.size = size
      button.image = image(moment)
      button.confirmation = confirmation(moment)
      button.menu = menu(moment)
      button.availability = parts.availability(moment)
      button.isSelected = isSelected(moment)
      button.isLive = parts.isLive
      return button
    }
  }

  /// What makes a picture.
  func image(_ tree: Tree?) -> Made<Image?> {
    guard let tree, let name = tree[.name]?.scalar else { return { _ in nil } }
    let description = optionalText(tree[.description])
    let placement = tree[.placement]?.scalar.flatMap(Image.Placement.init(rawValue:)) ?? .leading
    return { Image(name, description: description($0), placement: placement) }
  }

  /// What makes the question before a destructive act.
  func confirmation(_ tree: Tree?) -> Made<Confirmation?> {
    guard let tree else { return { _ in nil } }
    let question = text(tree[.question])
    let loss = optionalText(tree[.loss])
    let phrase = text(tree[.phrase])
    let keep = optionalText(tree[.keep])
    return { moment in
      var confirmation = Confirmation(question(moment), loss: loss(moment), phrase: phrase(moment))
      if let keep = keep(moment) { confirmation.keep = keep }
      return confirmation
    }
  }
}
