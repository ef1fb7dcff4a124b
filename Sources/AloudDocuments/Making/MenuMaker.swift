internal import Aloud

/// A builder of menus.
enum MenuMaker {
  /// Returns the builder of a button that opens a menu.
  static func pullDownButton(_ tree: Tree, _ context: inout MakingContext) -> Made<PullDownButton> {
    let parts = ControlParts(tree, .menu, &context)
    let menu = menu(tree, id: parts.id, &context)
    let image = tree[.image].image
    let title = tree[.menuTitle].optionalWords
    return { viewpoint in
      var button = PullDownButton(parts.title(viewpoint), id: viewpoint.id(parts.id), menu: menu(viewpoint))
      button.menu.title = title(viewpoint)
      button.availability = parts.availability(viewpoint)
      button.image = image(viewpoint)
      button.isLive = parts.isLive
      return button
    }
  }

  /// Returns the builder of the menu attached to `tree`: its items, its preview, and the suggested actions.
  static func attachedMenu(_ tree: Tree, _ context: inout MakingContext) -> Made<Menu?> {
    guard tree[.menu] != nil || tree[.preview] != nil || tree[.suggested] != nil else { return { _ in nil } }
    let items = contents(tree[.menu], &context)
    let suggested = contents(tree[.suggested], &context)
    let preview = tree[.preview].optionalWords
    return { viewpoint in
      var menu = items(viewpoint)
      menu.preview = preview(viewpoint)
      menu.suggestions = suggested(viewpoint).elements
      return menu
    }
  }

  /// Returns the builder of a menu with the elements in the list `tree`.
  static func contents(_ tree: Tree?, _ context: inout MakingContext) -> Made<Menu> {
    var none: MenuSelection?
    let elements = elements(tree, &none, &context)
    return { Menu(elements($0)) }
  }

  /// Returns the builder of a menu with the items of `tree`, one of which may be selected.
  private static func menu(_ tree: Tree, id: String, _ context: inout MakingContext) -> Made<Menu> {
    var open = tree[.selection]?.scalar.map { MenuSelection(value: $0, menu: id) }
    let elements = elements(tree[.items], &open, &context)
    guard let selection = open else { return { Menu(elements($0)) } }
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: selection.value, actions: actions), id: id)
    return { Menu(elements($0), selection: selection.selected($0)) }
  }

  private static func elements(
    _ tree: Tree?, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<[MenuElement]> {
    var makers: [Made<[MenuElement]>] = []
    for part in tree?.list ?? [] {
      if let maker = element(part, &selection, &context) { makers.append(maker) }
    }
    let all = makers
    return { viewpoint in all.flatMap { $0(viewpoint) } }
  }

  private static func element(
    _ tree: Tree, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<[MenuElement]>? {
    if tree.scalar != nil { return { _ in [.separator] } }
    guard let kind = MenuElementKind(of: tree) else { return nil }
    switch kind {
    case .item:
      let item = MenuItemMaker.item(tree, &selection, &context)
      return { [.item(item($0))] }
    case .submenu:
      let submenu = submenu(tree, &selection, &context)
      return { [.submenu(submenu($0))] }
    case .section:
      let title = tree[.section].optionalWords
      let elements = elements(tree[.items], &selection, &context)
      return { [.section(title: title($0), elements($0))] }
    case .deferred: return MenuItemMaker.deferred(tree, &selection, &context)
    }
  }

  private static func submenu(
    _ tree: Tree, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<Submenu> {
    let id = context.id(of: tree, title: tree[.submenu], kind: "submenu")
    let title = tree[.submenu].words
    let image = tree[.image].image
    let menu: Made<Menu>
    if tree[.selection] != nil || selection == nil {
      menu = self.menu(tree, id: id, &context)
    } else {
      // The whole subtree has one selected item, which the parent menu records.
      let elements = elements(tree[.items], &selection, &context)
      menu = { Menu(elements($0)) }
    }
    return { viewpoint in
      var submenu = Submenu(title(viewpoint), id: viewpoint.id(id), menu: menu(viewpoint))
      submenu.image = image(viewpoint)
      return submenu
    }
  }
}
