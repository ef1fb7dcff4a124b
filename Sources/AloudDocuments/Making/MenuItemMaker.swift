internal import Aloud

/// A builder of menu items, which the document lists or a command prints.
enum MenuItemMaker {
  /// Returns the builder of a menu item. In a menu with a selection the item can be selected, unless it has a check mark of its
  /// own.
  static func item(
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
    let confirmation = ButtonMaker.confirmation(tree[.confirmation])
    let actions = ActionMaker.actions(tree[.action], &context)
    var behavior = ControlBehavior(actions: actions)
    let isChoice = selection != nil && (tree[.onWhen] == nil || tree[.value] != nil)
    if isChoice {
      let stored = (tree[.value] ?? tree[.item]).name
      selection?.items.append((id: id, stored: stored))
      (behavior.value, behavior.owner, behavior.choice) = (selection?.value, selection?.menu, stored)
    }
    let action = ActionMaker.action(isChoice ? [] : actions, context)
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

  /// Returns the builder of the items that a command lists when the menu is opened. In a menu with a selection, each of them can be
  /// selected.
  static func deferred(
    _ tree: Tree, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<[MenuElement]> {
    let id = context.id(of: tree, title: nil, kind: "deferred")
    if let source = tree[.deferred] {
      var command = CommandMaker.command(source, name: id)
      // Without a title, the user knows the command by its program.
      command.title = command.title ?? Template(command.template.program)
      context.add(command)
    }
    selection?.deferred.append(id)
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: selection?.value, owner: selection?.menu, actions: actions), id: id)
    return { viewpoint in
      switch viewpoint.state.outputs[id]?.phase {
      case .loaded(let loaded): (0..<loaded.count).map { .item(item(loaded[$0], of: id)) }
      case .failed(let error): [.deferred(DeferredItems(id: viewpoint.id(id), failure: .message(error)))]
      case .loading, nil: [.deferred(DeferredItems(id: viewpoint.id(id)))]
      }
    }
  }

  private static func item(_ row: OutputRow, of id: String) -> MenuItem {
    var item = MenuItem(.verbatim(row.title), id: ID(id, "\(id):\(row.key)"), action: .send)
    item.subtitle = row.fields["subtitle"].map { .verbatim($0) }
    return item
  }

  /// Returns the builder of an item's check mark.
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
