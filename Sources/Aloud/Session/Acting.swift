extension Session {
  /// Does what a thing is for; `menu` is whose menu it stands in.
  mutating func act(_ action: Action, on id: ID, in menu: MenuPlace.Owner? = nil) {
    switch action {
    case .send: act(on: id, in: menu) { $0.send(.pressed(id)) }
    case .push(let screen): push(screen)
    case .present(let sheet): present(sheet)
    case .dismiss: leaveSheet(thenQuit: false)
    case .quit: quit()
    }
  }

  /// Lets something happen to the thing `id`, and says what changed by it, where nothing else was said (SAY-2).
  mutating func act(on id: ID, in menu: MenuPlace.Owner? = nil, _ change: (inout Session) -> Void) {
    let path = navigation.path
    let count = here.entries.numberedCount
    let before = announcement(of: id, in: menu)
    let live = liveAnnouncements
    let said = response.announcements.count
    change(&self)
    if navigation.path != path {
      arrive(arrival(from: path))
    } else if response.announcements.count == said {
      sayChange(from: before, to: announcement(of: id, in: menu), count: count)
    } else if navigation.overlays.isEmpty, here.entries.numberedCount != count {
      arrive(.changed)
    }
    sayLiveChanges(since: live, except: id)
  }

  /// What is said of a thing of the place, or of an item of a menu.
  private func announcement(of id: ID, in menu: MenuPlace.Owner?) -> Announcement? {
    guard let menu else { return entry(id)?.announcement }
    return root(menu)?.1.item(id).map { Announcement($0, isSelected: nil) }
  }

  private mutating func sayChange(from before: Announcement?, to after: Announcement?, count: Int) {
    guard response.isOver == false, navigation.overlays.isEmpty else { return }
    if let after, let before, after != before {
      var change = after.changes(since: before)
      // The new state alone tells it of a toggle (BTN-3).
      if after.role == .toggle { change.name = nil }
      say(change)
    } else if here.entries.numberedCount != count {
      arrive(.changed)
    } else if let name = (after ?? before)?.name {
      say(.change, .message("act.done", ["name": .text(name)]))
    } else {
      say(.change, .message("act.doneUnnamed"))
    }
  }
}
