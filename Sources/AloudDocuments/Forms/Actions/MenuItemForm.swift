internal import Aloud

enum MenuItemForm {
  static let form = MenuElementForm(
    Shape(
      .item, "An item of a menu.",
      [
        Key(.item, .words, "The item's title.", required: true, shown: "Open"), .id, .subtitle, .image,
        Key(.value, .plain, "The text that the menu's selection becomes. By default it is the title.", shown: "date"),
        Key(.state, .choice(MenuItem.State.allCases.map(\.rawValue)), "Whether the item is checked."),
        Key(
          .onWhen, .condition,
          "When the item is checked. Without a \"value\", the item is no part of the menu's selection."), .mixedWhen,
        Key(
          .destructive, .flag,
          "Whether the action destroys something. A destructive action always asks for confirmation."), .confirmation,
        .action, Key(.hidden, .flag, "Whether the element is left out."), .hiding,
      ] + Key.dimming)
  ) { tree, selection, context in
    let item = item(tree, &selection, &context)
    return { [.item(item($0))] }
  }

  /// In a menu with a selection the item can be selected, unless it has a check mark of its own.
  private static func item(
    _ tree: Tree, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<MenuItem> {
    let id = context.id(of: tree, title: tree[.item], kind: "item")
    let title = tree[.item].words
    let subtitle = tree[.subtitle].optionalWords
    let image = tree[.image].image
    let isDestructive = tree[.destructive].isOn
    let state = state(tree)
    let isHidden = isHidden(tree)
    let availability = AvailabilityMaker.availability(tree, id: id)
    let confirmation = ConfirmationForm.confirmation(tree[.confirmation])
    let actions = Actions.actions(tree[.action], &context)
    var behavior = ControlBehavior(actions: actions)
    let isChoice = selection != nil && (tree[.onWhen] == nil || tree[.value] != nil)
    if isChoice {
      let stored = (tree[.value] ?? tree[.item]).name
      selection?.items.append((id: id, stored: stored))
      (behavior.value, behavior.owner, behavior.choice) = (selection?.value, selection?.menu, stored)
    }
    let action = Actions.action(isChoice ? [] : actions, context)
    context.add(behavior, id: id)
    return { viewpoint in
      var item = MenuItem(title(viewpoint), id: viewpoint.id(id), action: action(viewpoint))
      item.subtitle = subtitle(viewpoint)
      item.image = image(viewpoint)
      item.state = state(viewpoint)
      item.isDestructive = isDestructive
      item.isHidden = isHidden(viewpoint)
      item.availability = availability(viewpoint)
      item.confirmation = confirmation(viewpoint)
      return item
    }
  }

  private static func state(_ tree: Tree) -> Made<MenuItem.State?> {
    let fixed: MenuItem.State? = tree[.state].choice() ?? tree[.state]?.flag.map { $0 ? .on : .off }
    let isMixed = tree[.mixedWhen].holds
    let onWhen = Condition(tree[.onWhen])
    return { viewpoint in
      if isMixed(viewpoint) { return .mixed }
      return onWhen.map { $0.holds(in: viewpoint) ? .on : .off } ?? fixed
    }
  }

  private static func isHidden(_ tree: Tree) -> Made<Bool> {
    let fixed = tree[.hidden].isOn
    let hiddenWhen = Condition(tree[.hiddenWhen])
    return { hiddenWhen?.holds(in: $0) ?? fixed }
  }
}
