extension Session {
  /// Opens a menu over the place.
  mutating func openMenu(of owner: MenuPlace.Owner) {
    let place = MenuPlace(owner: owner)
    guard let menu = resolve(place) else { return refuse(.message("menu.none")) }
    navigation.overlays = [.menu(place)]
    enter(menu)
  }

  /// Opens a submenu of the menu in front.
  mutating func openSubmenu(_ submenu: Submenu) {
    guard case .menu(var place) = navigation.overlays.last else { return }
    place.path.append(submenu.id)
    place.place = Place(id: submenu.id)
    guard let menu = resolve(place) else { return refuse(.message("menu.none")) }
    navigation.overlays.append(.menu(place))
    enter(menu)
  }

  private mutating func enter(_ menu: Here) {
    refresh()
    for id in menu.deferred { send(.opened(id)) }
    guard here.entries.count > 0 else {
      refuse(.message("menu.empty", ["menu": .text(menu.title)]))
      navigation.overlays.removeLast()
      return refresh()
    }
    arrive(.new)
  }

  /// Says the items of the menu in front that have come since its lines were `before` (MENU-1).
  mutating func sayNewItems(since before: EntryList) {
    guard here.entries != before else { return }
    arrive(.changed)
    let first = (0..<here.entries.count).first { $0 >= before.count || here.entries[$0] != before[$0] }
    if let first { sayPage(from: first) }
  }

  /// Whose menu is in front.
  var menuOwner: MenuPlace.Owner? {
    if case .menu(let place) = navigation.overlays.last { place.owner } else { nil }
  }

  /// Takes all menus down.
  mutating func closeMenus() {
    navigation.overlays.removeAll(where: \.isMenu)
    refresh()
  }

  /// Leaves the menu in front, and says that nothing was chosen (MENU-3) and what its button holds; in a submenu, `back`
  /// leaves that alone.
  mutating func leaveMenu(altogether: Bool) {
    let title = here.title
    var owner: ID?
    if case .element(let id) = menuOwner { owner = id }
    navigation.overlays.removeLast()
    if altogether { navigation.overlays.removeAll(where: \.isMenu) }
    refresh()
    if let owner, navigation.overlays.isEmpty, let focus, here.entries[focus].id == owner {
      say(.change, .message("menu.nothingChosen"))
      return say(announcementAlone(ofLine: focus))
    }
    say(.change, .message("menu.left", ["menu": .text(title), "place": .text(here.compactTitle)]))
  }
}
