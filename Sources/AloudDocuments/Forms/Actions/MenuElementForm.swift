internal import Aloud

/// The form of a kind of menu element: its shape, and the builder that is made from it. In a menu with a selection, the items that
/// can be selected are recorded.
typealias MenuElementForm = PartForm<@Sendable (Tree, inout MenuSelection?, inout MakingContext) -> Made<[MenuElement]>>

enum Menus {
  static let forms = [MenuItemForm.form, submenu, section, DeferredItemsForm.form]

  static let family = Family(
    .menuElement, "An element of a menu. \"separator\" is a boundary.", of: forms.map(\.shape), words: ["separator"],
    example: "{item: Open}")

  private static let section = MenuElementForm(
    .section, "Items of a menu that belong together.",
    [Key(.section, .optionalWords, "The section's title, or nothing.", required: true, shown: "Colors"), .items]
  ) { tree, selection, context in
    let elements = elements(tree[.items], &selection, &context)
    return { [.section(title: $0.optionalWords(tree[.section]), elements($0))] }
  }

  private static let submenu = MenuElementForm(
    .submenu, "A menu inside a menu.",
    [
      Key(.submenu, .words, "The submenu's title.", required: true, shown: "Recent"), .id, .items,
      .menuSelection, .image,
    ]
  ) { tree, selection, context in
    let parts = ControlParts(tree, .submenu, &context)
    let menu: Made<Menu>
    if tree[.selection] != nil || selection == nil {
      menu = Menus.menu(tree, id: parts.id, &context)
    } else {
      // The whole subtree has one selected item, which the parent menu records.
      let elements = Menus.elements(tree[.items], &selection, &context)
      menu = { Menu(elements($0)) }
    }
    return { viewpoint in
      var submenu = Submenu(parts.title(viewpoint), id: viewpoint.id(parts.id), menu: menu(viewpoint))
      parts.complete(&submenu, viewpoint)
      return [.submenu(submenu)]
    }
  }

  static func attachedMenu(_ tree: Tree, _ context: inout MakingContext) -> Made<Menu?> {
    // Under "menu", a button that opens a menu has its title.
    guard tree[.menu]?.list != nil || tree[.preview] != nil || tree[.suggested] != nil else { return { _ in nil } }
    let items = contents(tree[.menu], &context)
    let suggested = contents(tree[.suggested], &context)
    return { viewpoint in
      var menu = items(viewpoint)
      menu.preview = viewpoint.optionalWords(tree[.preview])
      menu.suggestions = suggested(viewpoint).elements
      return menu
    }
  }

  static func contents(_ tree: Tree?, _ context: inout MakingContext) -> Made<Menu> {
    var none: MenuSelection?
    let elements = elements(tree, &none, &context)
    return { Menu(elements($0)) }
  }

  static func menu(_ tree: Tree, id: String, _ context: inout MakingContext) -> Made<Menu> {
    var open = tree[.selection]?.scalar.map { MenuSelection(value: $0, menu: id) }
    let elements = elements(tree[.items], &open, &context)
    guard let selection = open else { return { Menu(elements($0)) } }
    context.add(ControlBehavior(value: selection.value), of: tree, id: id)
    return { Menu(elements($0), selection: selection.selected($0)) }
  }

  static func elements(
    _ tree: Tree?, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<[MenuElement]> {
    let makers = (tree?.list ?? []).compactMap { part -> Made<[MenuElement]>? in
      if part.scalar != nil { return { _ in [.separator] } }
      return family.form(of: part, in: forms)?.make(part, &selection, &context)
    }
    return { viewpoint in makers.flatMap { $0(viewpoint) } }
  }
}

struct MenuSelection: Sendable {
  var value: String
  var menu: String
  var items: [(id: String, stored: String)] = []
  var deferred: [String] = []

  func selected(_ viewpoint: Viewpoint) -> ID? {
    guard let held = viewpoint.state.text(value) else { return nil }
    if let item = items.first(where: { $0.stored == held }) { return viewpoint.id(item.id) }
    for id in deferred {
      guard let loaded = viewpoint.state.loaded(id), let index = loaded.index(stored: held) else { continue }
      return ID(id, "\(id):\(loaded[index].key)")
    }
    return nil
  }
}

private enum DeferredItemsForm {
  static let form = MenuElementForm(
    .deferred, "Items that are got when the menu is opened.",
    [
      Key(.deferred, .shape(.command), "The command that lists the items, one in each row.", required: true), .id,
      Key(
        .action, .actions,
        "The action to perform with the chosen item. \"row\" stands for the row that the item comes from."),
    ], hasRow: true
  ) { tree, selection, context in
    let id = context.id(of: tree, title: nil, kind: "deferred")
    if let source = tree[.deferred] {
      // Without a title, the user knows the command by its program.
      let command = DocumentCommand(name: id, tree: source, usualTitle: Template(source.program))
      context.model.deferredCommands.append(command)
    }
    // In a menu with a selection, each of the items can be selected.
    selection?.deferred.append(id)
    context.add(ControlBehavior(value: selection?.value, owner: selection?.menu), of: tree, id: id)
    return { viewpoint in
      switch viewpoint.state.outputs[id]?.phase {
      case .loaded(let loaded): loaded.rows.map { .item(item($0, of: id)) }
      case .failed(let error): [.deferred(DeferredItems(id: viewpoint.id(id), failure: .message(error)))]
      case .loading, nil: [.deferred(DeferredItems(id: viewpoint.id(id)))]
      }
    }
  }

  private static func item(_ row: OutputRow, of id: String) -> MenuItem {
    MenuItem(.verbatim(row.title), id: ID(id, "\(id):\(row.key)"), action: .send).subtitle(row.subtitle)
  }
}

enum MenuItemForm {
  static let form = MenuElementForm(
    .item, "An item of a menu.",
    [
      Key(.item, .words, "The item's title.", required: true, shown: "Open"), .id, .subtitle, .image,
      Key(.value, .plain, "The text that the menu's selection becomes. By default it is the title.", shown: "date"),
      Key(.state, .choice(of: MenuItem.State.self), "Whether the item is checked."),
      Key(
        .onWhen, .condition,
        "When the item is checked. Without a \"value\", the item is no part of the menu's selection."), .mixedWhen,
      Key(
        .destructive, .flag,
        "Whether the action destroys something. A destructive action always asks for confirmation."), .confirmation,
      .action, Key(.hidden, .flag, "Whether the element is left out."), .hiding,
    ] + Key.dimming
  ) { tree, selection, context in
    let parts = ControlParts(tree, .item, &context)
    var behavior = ControlBehavior()
    // In a menu with a selection the item can be selected, unless it has a check mark of its own.
    let isChoice = selection != nil && (tree[.onWhen] == nil || tree[.value] != nil)
    if isChoice {
      let stored = (tree[.value] ?? tree[.item]).name
      selection?.items.append((id: parts.id, stored: stored))
      (behavior.value, behavior.owner, behavior.choice) = (selection?.value, selection?.menu, stored)
    }
    let actions = context.add(behavior, of: tree, id: parts.id)
    let action = Actions.action(isChoice ? [] : actions, context)
    return { viewpoint in
      var item = MenuItem(parts.title(viewpoint), id: viewpoint.id(parts.id), action: action(viewpoint))
      parts.complete(&item, viewpoint)
      item.state = state(tree, viewpoint)
      item.isDestructive = tree[.destructive].isOn
      item.isHidden = viewpoint.holds(tree[.hidden], when: tree[.hiddenWhen])
      item.confirmation = viewpoint.confirmation(tree[.confirmation])
      return [.item(item)]
    }
  }

  private static func state(_ tree: Tree, _ viewpoint: Viewpoint) -> MenuItem.State? {
    if viewpoint.holds(tree[.mixedWhen]) { return .mixed }
    if let condition = tree[.onWhen] { return viewpoint.holds(condition) ? .on : .off }
    return tree[.state].choice() ?? tree[.state]?.flag.map { $0 ? .on : .off }
  }
}
