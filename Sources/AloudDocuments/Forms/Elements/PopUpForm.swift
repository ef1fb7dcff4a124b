internal import Aloud

enum PopUpForm {
  static let form = ElementForm(
    .popup, "A button whose value is one of its options.",
    [
      Key(.popup, .words, "The button's title.", required: true, shown: "Station"), .id, .chosenOption,
      Key(.options, .popupOptions, "The options, in order. An option may be just its title, as in [Jazz, News]."),
      .choices, .menuTitle, .image, .changed, .live,
    ] + Key.dimming + [.hiding], check: check
  ) { tree, context in
    let parts = ControlParts(tree, .popup, &context)
    let value = tree[.value].name
    let command = tree[.from]?.scalar
    var written: [OptionTemplate] = []
    let menu =
      command.map { rows(of: $0, value: value, id: context.id(for: nil, kind: "option", in: parts.id)) }
      ?? menu(tree[.options], value: value, of: parts.id, &written, &context)
    let options = context.note(written, from: command, of: value)
    context.add(ControlBehavior(value: value, options: options), of: tree, id: parts.id)
    return { viewpoint in
      var menu = menu(viewpoint)
      menu.title = viewpoint.optionalWords(tree[.menuTitle])
      // Only a command, or an action with a placeholder, can set a text that is no option; then none is selected.
      let selected = menu.selection ?? viewpoint.id(parts.id)
      var button = PopUpButton(parts.title(viewpoint), id: viewpoint.id(parts.id), selection: selected, menu: menu)
      parts.complete(&button, viewpoint)
      if let command, button.availability == .enabled {
        button.availability = viewpoint.state.availability(of: [command])
      }
      return .popUpButton(button)
    }
  }

  static let option = Shape(
    .popupOption, "One of the options of a pop-up button, or a submenu of them.",
    [
      .optionTitle, .optionValue, .subtitle,
      Key(.options, .popupOptions, "The options of a submenu. With them, the option itself can't be chosen."),
    ] + Key.dimming, check: checkSubmenu)

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkOne(
      of: .options, .from, in: tree,
      "A pop-up button has either “options” of its own, or the rows of a command with “from”.")
    context.checkNoSecret(tree[.value])
    guard let options = tree[.options]?.choosableOptions, !options.isEmpty else { return }
    context.addRepeated(options.compactMap(\.stored), SharedSentences.optionTwice)
    context.checkBeginning(of: tree[.value], among: options.compactMap { $0.stored?.scalar })
  }

  private static func checkSubmenu(_ tree: Tree, _ context: inout CheckingContext) {
    if tree[.options] != nil { context.checkKeys(of: tree, among: [.option, .options]) }
  }

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
        let options = self.elements(inside, of: id, &all, &context)
        elements.append { viewpoint in
          let menu = Menu(options.map { $0(viewpoint) })
          return .submenu(Submenu(viewpoint.words(part[.option]), id: viewpoint.id(submenu), menu: menu))
        }
      } else {
        let option = Options.option(part, of: id, &context)
        all.append(option)
        elements.append { .item(option.item($0)) }
      }
    }
    return elements
  }

  /// Until the rows arrive, the current value is the only item.
  private static func rows(of command: String, value: String, id: String) -> Made<Menu> {
    { viewpoint in
      let held = viewpoint.state.text(value) ?? ""
      guard let loaded = viewpoint.state.loaded(command) else {
        let item = MenuItem(.verbatim(held), id: ID(id, held))
        return held.isEmpty ? Menu([]) : Menu([.item(item)], selection: item.id)
      }
      let items = loaded.rows.map { row in
        MenuElement.item(MenuItem(.verbatim(row.title), id: ID(id, row.key)).subtitle(row.subtitle))
      }
      return Menu(items, selection: loaded.index(stored: held).map { ID(id, loaded[$0].key) })
    }
  }
}

enum PullDownForm {
  static let form = ElementForm(
    .menu, "A button that opens a menu.",
    [
      Key(.menu, .words, "The button's title.", required: true, shown: "File"), .id, .items,
      .menuTitle, .menuSelection, .image, .changed, .live,
    ] + Key.dimming + [.hiding]
  ) { tree, context in
    let parts = ControlParts(tree, .menu, &context)
    let menu = Menus.menu(tree, id: parts.id, &context)
    return parts.element { viewpoint in
      var button = PullDownButton(parts.title(viewpoint), id: viewpoint.id(parts.id), menu: menu(viewpoint))
      button.menu.title = viewpoint.optionalWords(tree[.menuTitle])
      return button
    }
  }
}
