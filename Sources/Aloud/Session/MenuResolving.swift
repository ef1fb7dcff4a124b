extension Session {
  /// An open menu as it stands now, or nil when its owner has gone.
  func resolve(_ place: MenuPlace) -> Here? {
    guard var (title, menu) = root(place.owner) else { return nil }
    for id in place.path {
      guard let submenu = menu.submenu(id) else { return nil }
      let selection = menu.selection
      title = submenu.title
      menu = submenu.menu
      // One selection holds for the whole subtree (MENU-4).
      if menu.selection == nil { menu.selection = selection }
    }
    if case .actionSheet(let sheet) = place.owner, place.path.isEmpty {
      return Here(title: title, subtitle: sheet.text, role: .actionSheet, entries: EntryList(menu))
    }
    let deferred = menu.elements.flatMap(\.deferredItems).map(\.id)
    var here = Here(title: title, role: .menu, entries: EntryList(menu), deferred: deferred)
    if place.path.isEmpty, case .context = place.owner { here.preview = menu.preview }
    return here
  }

  /// The title and the whole menu of an owner, or nil when it has gone.
  func root(_ owner: MenuPlace.Owner) -> (title: LocalizedText, menu: Menu)? {
    switch owner {
    case .actionSheet(let sheet): return (sheet.title, sheet.actions)
    case .history: return (.message("history.title"), historyMenu)
    case .selection(let id):
      return currentScreen?.selection?.acts.submenu(id).map { ($0.title, $0.menu) }
    case .element(let id):
      guard let control = baseEntry(id)?.control, let title = control.menuTitle, var menu = control.ownMenu else {
        return nil
      }
      menu.gather(menu.suggestions)
      return (title, menu)
    case .context(let id):
      guard let entry = baseEntry(id), let title = entry.control?.menuTitle ?? entry.title else { return nil }
      var menu = entry.menu ?? Menu([])
      menu.gather(menu.suggestions + SuggestedAct.items(for: entry, beside: menu, in: locale.wording))
      return (title, menu)
    }
  }

  /// A thing below all menus.
  func baseEntry(_ id: ID) -> Entry? {
    let entries = baseEntries
    return entries.line(of: id, hint: navigation.places.last?.focus).map { entries[$0] }
  }

  /// The lines of what is below all menus.
  var baseEntries: EntryList {
    EntryList((currentScreen?.elements ?? []) + sheetButtons)
  }

  /// The screens behind the one in front, the nearest first (MENU-2).
  private var historyMenu: Menu {
    let places = navigation.places.dropLast()
    let titles = places.indices.map { index -> LocalizedText? in
      if index == 0, let sheet = currentSheet { return sheet.title }
      return screen(places[index].id, isRoot: index == 0)?.title
    }
    return Menu(
      titles.indices.reversed().compactMap { index in
        guard let title = titles[index] else { return nil }
        var item = MenuItem(title, id: ID("aloud.history", String(index)))
        // Of two that are called the same, what is behind them tells which is which.
        if titles.count(where: { $0 == title }) > 1, index > 0, let behind = titles[index - 1] {
          item.subtitle = .message("history.behind", ["title": .text(behind)])
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
      elements.append(.section(title: .message("menu.suggested"), suggested))
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
