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
    return Here(title: title, role: .menu, entries: EntryList(menu), deferred: deferred)
  }

  /// The title and the whole menu of an owner, or nil when it has gone.
  func root(_ owner: MenuPlace.Owner) -> (LocalizedText, Menu)? {
    switch owner {
    case .actionSheet(let sheet): return (sheet.title, sheet.actions)
    case .history: return (.message("history.title"), historyMenu)
    case .selection(let id):
      return currentScreen?.selection?.acts.submenu(id).map { ($0.title, $0.menu) }
    case .element(let id):
      let entries = baseEntries
      guard let line = entries.line(of: id, hint: navigation.places.last?.focus), let title = entries[line].title,
        let menu = entries[line].menu
      else {
        return nil
      }
      return (title, menu)
    }
  }

  /// The lines of what is below all menus.
  var baseEntries: EntryList {
    EntryList((currentScreen?.elements ?? []) + sheetButtons)
  }

  /// The screens behind the one in front, the nearest first (MENU-2).
  private var historyMenu: Menu {
    let places = navigation.places.dropLast()
    return Menu(
      places.indices.reversed().compactMap { index in
        let isRoot = index == 0
        let title =
          isRoot
          ? currentSheet?.title ?? screen(places[index].id, isRoot: true)?.title
          : screen(places[index].id, isRoot: false)?.title
        return title.map { .item(MenuItem($0, id: ID("aloud.history", String(index)))) }
      })
  }
}

extension Menu {
  /// The submenu `id` of this menu or of a section in it.
  func submenu(_ id: ID) -> Submenu? {
    func find(_ elements: [MenuElement]) -> Submenu? {
      for element in elements {
        switch element {
        case .submenu(let submenu) where submenu.id == id: return submenu
        case .section(_, let inner): if let found = find(inner) { return found }
        default: break
        }
      }
      return nil
    }
    return find(elements)
  }
}
