extension Session {
  /// Uses the thing on a line of the place.
  mutating func use(lineAt index: Int, _ line: Line) {
    failures = 0
    focus = index
    switch here.entries[index] {
    case .boundary: break
    case .submenu(let submenu): openSubmenu(submenu)
    case .menuItem(let item, let isSelected): use(item, inSelection: isSelected != nil, line)
    case .element(let element): use(element, at: index, line)
    }
  }

  private mutating func use(_ element: Element, at index: Int, _ line: Line) {
    switch element {
    case .row(let row):
      guard let action = row.action else { return say(announcementAlone(ofLine: index)) }
      guard isAvailable(row.availability, index) else { return }
      act(action, on: row.id)
    case .button(let button):
      guard isAvailable(button.availability, index) else { return }
      if button.role == .destructive {
        askToConfirm(button.confirmation, title: button.title, button.action, button.id, line)
      } else {
        act(button.action, on: button.id)
      }
    case .toggle(let toggle):
      guard isAvailable(toggle.availability, index) else { return }
      act(on: toggle.id) { $0.send(.changed(toggle.id, to: .isOn(!toggle.isOn))) }
    case .popUpButton(let button):
      guard isAvailable(button.availability, index) else { return }
      openMenu(of: .element(button.id))
    case .pullDownButton(let button):
      guard isAvailable(button.availability, index) else { return }
      openMenu(of: .element(button.id))
    case .textField(let field):
      guard isAvailable(field.availability, index) else { return }
      beginEntry(field)
    case .text, .heading, .group, .rows, .progress: say(announcementAlone(ofLine: index))
    }
  }

  private mutating func use(_ item: MenuItem, inSelection: Bool, _ line: Line) {
    guard let focus, isAvailable(item.availability, focus) else { return }
    let owner = menuOwner
    if case .history = owner { return goBack(to: item.id) }
    guard case .menu(let menu) = navigation.overlays.last else { return }
    closeMenus()
    var chooser: ID?
    if inSelection, case .element(let id) = owner { chooser = id }
    if item.isDestructive {
      askToConfirm(item.confirmation, title: item.title, item.action, item.id, chooser: chooser, line)
    } else if let chooser {
      choose(item.id, of: chooser, in: menu)
    } else {
      act(item.action, on: item.id, in: menu)
    }
  }

  /// Makes an item the one that is selected in a control's menu.
  mutating func choose(_ item: ID, of chooser: ID, in menu: MenuPlace? = nil) {
    act(on: [chooser, item], in: menu) { $0.send(.changed(chooser, to: .choice(item))) }
  }

  /// Whether a thing can be used; where not, says so, and why (BTN-2).
  private mutating func isAvailable(_ availability: Availability, _ index: Int) -> Bool {
    if availability == .enabled { return true }
    say(here.entries[index].announcement.refusal)
    return false
  }

  /// Does what a thing is for; `menu` is the menu that it was chosen from.
  mutating func act(_ action: Action, on id: ID, in menu: MenuPlace? = nil) {
    switch action {
    case .send: act(on: [id] + (menu?.element.map { [$0] } ?? []), in: menu) { $0.send(.pressed(id)) }
    case .push(let screen): push(screen)
    case .present(let sheet): present(sheet)
    case .dismiss: leaveSheet(thenQuit: false)
    case .quit: quit()
    }
  }

  /// Lets something happen to the thing `id`, and says what changed by it, where nothing else was said (SAY-2).
  mutating func act(on id: ID, _ change: (inout Session) -> Void) { act(on: [id], in: nil, change) }

  /// The same, where one of several things may tell it: an item of a menu, or the thing whose menu it is.
  private mutating func act(on ids: [ID], in menu: MenuPlace?, _ change: (inout Session) -> Void) {
    let path = navigation.path
    let count = here.entries.numberedCount
    let before = ids.map { announcement(of: $0, in: menu) }
    let live = liveAnnouncements
    let said = response.announcements.count
    change(&self)
    if navigation.path != path {
      arrive(arrival(from: path))
    } else if response.announcements.count == said {
      sayChange(of: zip(before, ids.map { announcement(of: $0, in: menu) }), count: count)
    } else if navigation.overlays.isEmpty, here.entries.numberedCount != count {
      arrive(.changed)
    }
    sayLiveChanges(since: live, except: ids.first)
  }

  /// What is said of a thing of the place in front, or of a menu that has been closed.
  private func announcement(of id: ID, in menu: MenuPlace?) -> Announcement? {
    if let entry = entry(id) { return entry.announcement }
    guard let entries = menu.flatMap({ resolve($0) })?.entries else { return nil }
    return entries.line(of: id, hint: nil).map { entries[$0].announcement }
  }

  private mutating func sayChange(of things: some Sequence<(Announcement?, Announcement?)>, count: Int) {
    guard response.isOver == false, navigation.overlays.isEmpty else { return }
    for case (let before?, let after?) in things where after != before {
      var change = after.changes(since: before)
      // The new state alone tells it of a toggle (BTN-3).
      if after.role == .toggle { change.name = nil }
      return say(change)
    }
    if here.entries.numberedCount != count {
      arrive(.changed)
    } else if let name = things.lazy.compactMap({ ($1 ?? $0)?.name }).first(where: { _ in true }) {
      say(.change, .message("act.done", ["name": .text(name)]))
    } else {
      say(.change, .message("act.doneUnnamed"))
    }
  }
}
