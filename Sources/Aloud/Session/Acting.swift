extension Announcement {
  /// Whether it tells that something was done, and nothing else.
  var saysOnlyDone: Bool {
    guard kind == .change, sentences.count == 1, case .message(let message) = sentences[0] else { return false }
    return message.key == "act.done" || message.key == "act.doneUnnamed"
  }
}

extension Session {
  /// Does what a thing is for; `menu` is the menu that it was chosen from.
  mutating func act(_ action: Action, on id: ID, in menu: MenuPlace? = nil) {
    switch action {
    case .send, .sendToOpen: act(on: [id] + (menu?.element.map { [$0] } ?? []), in: menu) { $0.send(.pressed(id)) }
    case .push(let screen): push(screen)
    case .present(let sheet): present(sheet, from: anchor)
    case .dismiss: leaveSheet(thenQuit: false)
    case .quit: quit()
    }
  }

  /// Lets something happen to the thing `id`, and says what changed by it, where nothing else was said (SAY-2).
  mutating func act(on id: ID, _ change: (inout Session) -> Void) { act(on: [id], in: nil, change) }

  /// The same, where one of several things may tell it: an item of a menu, or the thing whose menu it is.
  mutating func act(on ids: [ID], in menu: MenuPlace?, _ change: (inout Session) -> Void) {
    let path = navigation.path
    let count = here.entries.numberedCount
    var things = ids.map { ActedOn(id: $0, before: announcement(of: $0, in: menu)) }
    let said = response.announcements.count
    change(&self)
    if navigation.path != path {
      arrive(arrival(from: path))
    } else if response.announcements.count == said {
      for index in things.indices { things[index].after = announcement(of: things[index].id, in: menu) }
      sayChange(of: things, count: count)
    } else if navigation.overlays.isEmpty, here.entries.numberedCount != count {
      arrive(.changed)
    }
  }

  /// What is said of a thing of the place in front, or of a menu that has been closed.
  private func announcement(of id: ID, in menu: MenuPlace?) -> Announcement? {
    if let entry = entry(id) { return entry.announcement }
    guard let entries = menu.flatMap({ resolve($0) })?.entries else { return nil }
    return entries.line(of: id, hint: nil).map { entries[$0].announcement }
  }

  /// Says the first of these things that is another now; where none is, what it holds already, or that it is done. There were
  /// `count` things in the place.
  private mutating func sayChange(of things: [ActedOn], count: Int) {
    guard !response.isOver, navigation.overlays.isEmpty else { return }
    for thing in things {
      guard let before = thing.before, let after = thing.after, after != before else { continue }
      told.insert(thing.id)
      var change = after.changes(since: before)
      // The new state alone tells it of a toggle (BTN-3).
      if after.role?.isToggle ?? false { change.name = nil }
      return say(change)
    }
    let first = things.lazy.compactMap { $0.after ?? $0.before }.first
    if here.entries.numberedCount != count {
      arrive(.changed)
    } else if let first, first.role?.holdsChoice ?? false {
      // What was chosen had been chosen already.
      var value = Announcement(.change)
      (value.name, value.value) = (first.name, first.value)
      say(value)
    } else if let first, first.role == .radioButton {
      // So had this been.
      var state = Announcement(.change)
      state.states = first.states.filter { $0 == .checked }
      say(state)
    } else if let first, first.states.contains(.current) {
      // It leads to where the user is.
      var here = Announcement(.change)
      (here.name, here.states) = (first.name, [.current])
      say(here)
    } else if let name = first?.name {
      say(.change, .message("act.done", ["name": .text(name)]))
    } else {
      say(.change, .message("act.doneUnnamed"))
    }
  }
}

/// A thing that the user acts on, and what was said of it before and after.
private struct ActedOn {
  var id: ID
  var before: Announcement?
  var after: Announcement?
}
