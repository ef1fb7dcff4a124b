/// What an open menu holds, as it stands now.
extension MenuLayer {
  /// The menu as a place, or nil when its owner has gone.
  func shown(over around: Surroundings) -> Shown? {
    guard var (title, menu) = root(in: around) else { return nil }
    for id in path {
      guard let submenu = menu.submenu(id) else { return nil }
      let selection = menu.selection
      title = submenu.title
      menu = submenu.menu
      // One selection holds for the whole subtree (MENU-4).
      if menu.selection == nil { menu.selection = selection }
    }
    if case .actionSheet(let sheet) = owner, path.isEmpty {
      return Shown(title, role: .actionSheet, entries: EntryList(menu), subtitle: sheet.text, in: around.wording)
    }
    let isWholeContextMenu = if path.isEmpty, case .context = owner { true } else { false }
    return Shown(
      title, role: .menu, entries: EntryList(menu), subtitle: menu.title,
      preview: isWholeContextMenu ? menu.preview : nil,
      deferred: menu.elements.flatMap(\.deferredItems), in: around.wording)
  }

  /// The title and the whole menu of its owner, or nil when that has gone.
  func root(in around: Surroundings) -> (title: LocalizedText, menu: Menu)? {
    switch owner {
    case .actionSheet(let sheet): return (sheet.title, sheet.actions)
    case .history: return (.message(.historyTitle), Self.history(around.frame))
    case .remarks(let remarks): return (.message(.lintTitle), AuthorRemark.menu(of: remarks))
    case .selection(let id): return around.base.selection?.acts.submenu(id).map { ($0.title, $0.menu) }
    case .element(let id):
      guard let entry = entry(id, in: around), let title = (entry.control?.menuTitle ?? entry.title),
        var menu = entry.menu
      else { return nil }
      menu.gather(menu.suggestions)
      return (title, menu)
    case .context(let id):
      guard let entry = entry(id, in: around), let title = (entry.control?.menuTitle ?? entry.title) else { return nil }
      var menu = entry.menu ?? Menu([])
      menu.gather(menu.suggestions + SuggestedAct.items(for: entry, beside: menu, in: around.wording))
      return (title, menu)
    }
  }

  private func entry(_ id: ID, in around: Surroundings) -> Entry? {
    around.base.entry(id, near: around.place.bookmark.focus)
  }

  /// The screens behind the one in front, the nearest first (MENU-2).
  private static func history(_ frame: Frame) -> Menu {
    let titles = frame.behind.map { $0?.full }
    return Menu(
      titles.indices.reversed().compactMap { index in
        guard let title = titles[index] else { return nil }
        var item = MenuItem(title, id: ID("aloud.history", String(index)))
        // Of two that are called the same, what is behind them tells which is which.
        if titles.count(where: { $0 == title }) > 1, index > 0, let behind = titles[index - 1] {
          item.subtitle = .message(.historyBehind(title: .text(behind)))
        }
        return .item(item)
      })
  }
}

extension Menu {
  /// Puts what is suggested after the other items, as a section where there are others.
  fileprivate mutating func gather(_ suggested: [MenuElement]) {
    suggestions = []
    if elements.isEmpty {
      elements = suggested
    } else if !suggested.isEmpty {
      elements.append(.section(title: .message(.menuSuggested), suggested))
    }
  }

  /// The submenu `id` of this menu or of a section in it.
  func submenu(_ id: ID) -> Submenu? {
    func find(_ elements: [MenuElement]) -> Submenu? {
      for element in elements {
        switch element {
        case .submenu(let submenu): if submenu.id == id { return submenu }
        case .section(_, let inner): if let found = find(inner) { return found }
        case .item, .separator, .deferred: break
        }
      }
      return nil
    }
    return find(elements)
  }
}
