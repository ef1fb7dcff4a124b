internal import Aloud

/// Reads menus.
extension DocumentReader {
  /// What makes a button that opens a menu.
  mutating func pullDown(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.menu], kind: "menu")
    let title = text(tree[.menu])
    let availability = availability(tree, id: id)
    let menu = menu(tree, id: id)
    let image = image(tree[.image])
    let isLive = tree[.live]?.flag ?? false
    return { moment in
      var button = PullDownButton(title(moment), id: moment.id(id), menu: menu(moment))
      button.availability = availability(moment)
      button.image = image(moment)
      button.isLive = isLive
      return .pullDownButton(button)
    }
  }

  /// What makes the menu on the thing `tree`: its items, what is said before them, and what is suggested beside them.
  mutating func attachedMenu(_ tree: Tree) -> Made<Menu?> {
    guard tree[.menu] != nil || tree[.preview] != nil || tree[.suggested] != nil else { return { _ in nil } }
    let items = contents(tree[.menu])
    let suggested = contents(tree[.suggested])
    let preview = optionalText(tree[.preview])
    return { moment in
      var menu = items(moment)
      menu.preview = preview(moment)
      menu.suggestions = suggested(moment).elements
      return menu
    }
  }

  /// What makes a menu of the elements in the list `tree`.
  mutating func contents(_ tree: Tree?) -> Made<Menu> {
    var none: MenuSelection?
    let elements = menuElements(tree, &none)
    return { Menu(elements($0)) }
  }

  /// What makes the menu with the items of `tree`, one of which may be selected.
  private mutating func menu(_ tree: Tree, id: String) -> Made<Menu> {
    var selection = tree[.selection]?.scalar.map { MenuSelection(value: $0, menu: id) }
    let elements = menuElements(tree[.items], &selection)
    guard let selection else { return { Menu(elements($0)) } }
    add(
      Control(value: selection.value, options: selection.options, actions: actions(tree[.action])), id: id)
    return { Menu(elements($0), selection: selection.selected($0)) }
  }

  private mutating func menuElements(_ tree: Tree?, _ selection: inout MenuSelection?) -> Made<[MenuElement]> {
    var makers: [Made<[MenuElement]>] = []
    for part in tree?.list ?? [] {
      if let maker = menuElement(part, &selection) { makers.append(maker) }
    }
    let all = makers
    return { moment in all.flatMap { $0(moment) } }
  }

  private mutating func menuElement(_ tree: Tree, _ selection: inout MenuSelection?) -> Made<[MenuElement]>? {
    if tree.scalar != nil { return { _ in [.separator] } }
    switch Grammar.menuElements.shape(of: tree) {
    case .item:
      let item = item(tree, &selection)
      return { [.item(item($0))] }
    case .submenu:
      let id = id(of: tree, title: tree[.submenu], kind: "submenu")
      let title = text(tree[.submenu])
      var made: Made<Menu>
      if tree[.selection] != nil || selection == nil {
        made = menu(tree, id: id)
      } else {
        // One item of the whole subtree is selected: the menu above holds which.
        let elements = menuElements(tree[.items], &selection)
        made = { Menu(elements($0)) }
      }
      let menu = made
      let image = image(tree[.image])
      return { moment in
        var submenu = Submenu(title(moment), id: moment.id(id), menu: menu(moment))
        submenu.image = image(moment)
        return [.submenu(submenu)]
      }
    case .section:
      let title = optionalText(tree[.section])
      let elements = menuElements(tree[.items], &selection)
      return { [.section(title: title($0), elements($0))] }
    case .deferred: return deferred(tree, &selection)
    default: return nil
    }
  }

  private mutating func item(_ tree: Tree, _ selection: inout MenuSelection?) -> Made<MenuItem> {
    let id = id(of: tree, title: tree[.item], kind: "item")
    let title = text(tree[.item])
    let subtitle = optionalText(tree[.subtitle])
    let image = image(tree[.image])
    let state = tree[.state].flatMap { Self.state($0) }
    let onWhen = Condition(tree[.onWhen])
    let isDestructive = tree[.destructive]?.flag ?? false
    let isHidden = tree[.hidden]?.flag ?? false
    let isMixed = holds(tree[.mixedWhen])
    let hiddenWhen = Condition(tree[.hiddenWhen])
    let availability = availability(tree, id: id)
    let actions = actions(tree[.action])
    var control = Control(actions: actions)
    if selection != nil {
      let stored = (tree[.value] ?? tree[.item])?.scalar ?? ""
      selection?.options[id] = stored
      control.value = selection?.value
      control.owner = selection?.menu
      control.choice = stored
    }
    let action = action(selection == nil ? actions : [])
    let confirmation = confirmation(tree[.confirmation])
    add(control, id: id)
    return { moment in
      let values = moment.state.values
      var item = MenuItem(title(moment), id: moment.id(id), action: action(moment))
      item.subtitle = subtitle(moment)
      item.image = image(moment)
      item.state = isMixed(moment) ? .mixed : onWhen.map { $0.holds(in: values) ? .on : .off } ?? state
      item.isDestructive = isDestructive
      item.isHidden = hiddenWhen.map { $0.holds(in: values) } ?? isHidden
      item.availability = availability(moment)
      item.confirmation = confirmation(moment)
      return item
    }
  }

  private static func state(_ tree: Tree) -> MenuItem.State? {
    tree.scalar.flatMap(MenuItem.State.init(rawValue:)) ?? tree.flag.map { $0 ? .on : .off }
  }
}
