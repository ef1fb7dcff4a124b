extension MenuLayer {
  /// Nil if the menu's owner no longer exists.
  func shown(over context: LineContext) -> PlaceView? {
    guard var (title, menu) = root(in: context) else { return nil }
    for id in path {
      guard let submenu = menu.submenu(id) else { return nil }
      let selection = menu.selection
      title = submenu.title
      menu = submenu.menu
      // One selection holds for the whole subtree (MENU-4).
      if menu.selection == nil { menu.selection = selection }
    }
    if case .actionSheet(let sheet) = owner, path.isEmpty {
      return PlaceView(title, role: .actionSheet, entries: EntryList(menu), subtitle: sheet.text, in: context.wording)
    }
    let isWholeContextMenu = if path.isEmpty, case .context = owner { true } else { false }
    return PlaceView(
      title, role: .menu, entries: EntryList(menu), subtitle: menu.title,
      preview: isWholeContextMenu ? menu.preview : nil,
      deferred: menu.elements.flatMap(\.parts).compactMap { if case .deferred(let items) = $0 { items } else { nil } },
      in: context.wording)
  }

  /// Nil if the owner no longer exists.
  func root(in context: LineContext) -> (title: LocalizedText, menu: Menu)? {
    switch owner {
    case .actionSheet(let sheet): return (sheet.title, sheet.actions)
    case .history: return (.message(.historyTitle), Self.history(context.frame))
    case .remarks(let remarks): return (.message(.lintTitle), AuthorRemark.menu(of: remarks))
    case .selection(let id): return context.base.selection?.acts.submenu(id).map { ($0.title, $0.menu) }
    case .element(let id), .context(let id):
      let isContext = if case .context = owner { true } else { false }
      guard let entry = context.base.entry(id, near: context.place.focus.line),
        let title = entry.control?.menuTitle ?? entry.title, var menu = entry.menu ?? (isContext ? Menu([]) : nil)
      else { return nil }
      let suggested = isContext ? SuggestedAct.items(for: entry, beside: menu, in: context.wording) : []
      let offered = menu.suggestions + suggested
      menu.suggestions = []
      if menu.elements.isEmpty {
        menu.elements = offered
      } else if !offered.isEmpty {
        menu.elements.append(.section(title: .message(.menuSuggested), offered))
      }
      return (title, menu)
    }
  }

  /// Returns the screens behind the one in front, nearest first (MENU-2).
  private static func history(_ frame: Frame) -> Menu {
    let titles = frame.behind.map { $0?.full }
    return Menu(
      titles.indices.reversed().compactMap { index in
        guard let title = titles[index] else { return nil }
        var item = MenuItem(title, id: ID("aloud.history", String(index)))
        // Screens with the same title are told apart by the screen behind each.
        if titles.count(where: { $0 == title }) > 1, index > 0, let behind = titles[index - 1] {
          item.subtitle = .message(.historyBehind(title: .text(behind)))
        }
        return .item(item)
      })
  }
}
