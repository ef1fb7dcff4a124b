internal import Aloud

/// A builder of pop-up buttons, whose menus may have submenus.
enum PopUpMaker {
  /// Returns the builder of a pop-up button.
  static func popUpButton(_ tree: Tree, _ context: inout MakingContext) -> Made<PopUpButton> {
    let parts = ControlParts(tree, .popup, &context)
    let value = tree[.value].name
    let image = tree[.image].image
    let title = tree[.menuTitle].optionalWords
    let command = tree[.from]?.scalar
    let actions = ActionMaker.actions(tree[.action], &context)
    var written: [OptionTemplate] = []
    let menu =
      command.map { rows(of: $0, value: value, id: context.id(for: nil, kind: "option", in: parts.id)) }
      ?? menu(tree[.options], value: value, of: parts.id, &written, &context)
    context.add(
      ControlBehavior(value: value, options: written.stored, optionCommand: command, actions: actions), id: parts.id)
    return { viewpoint in
      var menu = menu(viewpoint)
      menu.title = title(viewpoint)
      // Only a command, or an action with a placeholder, can set a text that is no option; then none is selected.
      let selected = menu.selection ?? viewpoint.id(parts.id)
      var button = PopUpButton(parts.title(viewpoint), id: viewpoint.id(parts.id), selection: selected, menu: menu)
      button.availability = parts.availability(viewpoint)
      if let command, button.availability == .enabled {
        button.availability = viewpoint.state.availability(of: [command])
      }
      button.image = image(viewpoint)
      button.isLive = parts.isLive
      return button
    }
  }

  /// Returns the builder of the menu of listed options, and adds those that can be chosen to `all`.
  private static func menu(
    _ tree: Tree?, value: String, of id: String, _ all: inout [OptionTemplate], _ context: inout MakingContext
  ) -> Made<Menu> {
    let elements = elements(tree, of: id, &all, &context)
    let options = all
    return { viewpoint in
      let held = viewpoint.state.values[value]
      let selected = options.first { .text($0.stored) == held }
      return Menu(elements.map { $0(viewpoint) }, selection: selected.map { viewpoint.id($0.id) })
    }
  }

  private static func elements(
    _ tree: Tree?, of id: String, _ all: inout [OptionTemplate], _ context: inout MakingContext
  ) -> [Made<MenuElement>] {
    var elements: [Made<MenuElement>] = []
    for part in tree?.options ?? [] {
      if let inside = part[.options] {
        let submenu = context.id(for: part[.option], kind: "submenu", in: id)
        context.note(part, id: submenu)
        let title = part[.option].words
        let options = self.elements(inside, of: id, &all, &context)
        elements.append { viewpoint in
          let menu = Menu(options.map { $0(viewpoint) })
          return .submenu(Submenu(title(viewpoint), id: viewpoint.id(submenu), menu: menu))
        }
      } else {
        let option = ChoiceMaker.option(part, of: id, &context)
        all.append(option)
        elements.append { .item(option.item($0)) }
      }
    }
    return elements
  }

  /// Returns the builder of the menu of a command's rows. Until these arrive, the current value is the only item.
  private static func rows(of command: String, value: String, id: String) -> Made<Menu> {
    { viewpoint in
      let held = viewpoint.state.text(value) ?? ""
      guard let loaded = viewpoint.state.loaded(command) else {
        let item = MenuItem(.verbatim(held), id: ID(id, held))
        return held.isEmpty ? Menu([]) : Menu([.item(item)], selection: item.id)
      }
      let items = (0..<loaded.count).map { index -> MenuElement in
        let row = loaded[index]
        var item = MenuItem(.verbatim(row.title), id: ID(id, row.key))
        item.subtitle = row.fields["subtitle"].map { .verbatim($0) }
        return .item(item)
      }
      return Menu(items, selection: loaded.index(stored: held).map { ID(id, loaded[$0].key) })
    }
  }
}
