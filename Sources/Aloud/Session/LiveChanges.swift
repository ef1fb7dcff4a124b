/// The place in front as it was before something happened, to tell what has changed.
struct FollowedThings: Sendable {
  /// Where the user was: what is elsewhere has not changed, but is another thing.
  var path: [ID]
  /// The lines, also where a menu or a picker stands over them.
  var entries: EntryList
}

extension Session {
  /// What is to be followed now.
  var followedThings: FollowedThings {
    let isCovered = navigation.overlays.contains { $0.isMenu || $0.isPicker }
    return FollowedThings(path: navigation.path, entries: isCovered ? baseEntries : here.entries)
  }

  /// Says what has changed since `before` of the things whose changes are announced, after what the user did has been answered,
  /// each once (BTN-5); and where what was selected is no longer there, or nothing that is (MENU-4).
  mutating func sayChanges(since before: FollowedThings) {
    guard navigation.path == before.path, !response.isOver else { return }
    let entries = followedThings.entries
    if entries.isStill(before.entries) { return }
    for (old, new) in entries.counterparts(in: before.entries, where: \.isFollowed) {
      if new.hasLostChoice, let lost = old.choice, let title = new.title {
        sayNothingSelected(in: new, title: title, since: lost)
      } else if new.hasBecomeReady(since: old), let id = new.id, let title = new.title, toldReady.insert(id).inserted {
        say(.change, .message("sheet.ready", ["action": .text(title)]))
      } else if new.isLive, let id = new.id, !told.contains(id), old != new {
        let (before, now) = (old.announcementHeld, new.announcementHeld)
        if before != now, isWorthSaying(new, since: before) { sayChange(of: id, from: before, to: now) }
      }
    }
  }

  /// Says what has changed of a thing; not that what it ran for the user has ended, and it can be used again. Where the user
  /// has just used something else that freed it, that is told.
  private mutating func sayChange(of id: ID, from before: Announcement, to now: Announcement) {
    let change = now.changes(since: before)
    if change.saysOnlyReady, before.states.contains(.busy), toldReady.contains(id), told.isEmpty { return }
    if !now.isUsable { toldReady.remove(id) }
    say(change)
  }

  /// Says that nothing is selected in a thing any more: what was is gone, or the app has put something in its place that it
  /// does not offer.
  private mutating func sayNothingSelected(in entry: Entry, title: LocalizedText, since lost: Choice) {
    guard entry.offers(lost.id) else {
      return say(.change, .message("selection.gone", ["item": .text(lost.title), "name": .text(title)]))
    }
    var change = Announcement(.change)
    (change.name, change.value) = (title, .message("menu.nothingSelected"))
    say(change)
  }

  /// Progress is said at milestones only where motion is reduced (SET-2).
  private func isWorthSaying(_ entry: Entry, since old: Announcement) -> Bool {
    guard settings.reduceMotion, case .element(.progress(let progress)) = entry, let percent = progress.percent,
      case .message(let message) = old.value, case .percent(let before) = message.arguments["percent"]
    else { return true }
    return percent / Progress.milestone > before / Progress.milestone
  }
}

extension Entry {
  /// Whether what becomes of it is told.
  fileprivate var isFollowed: Bool { isLive || hasLostChoice || isPicker }

  private var isPicker: Bool { if case .element(.picker) = self { true } else { false } }

  /// Whether it is a picker whose rows have come, which it could not be used without.
  fileprivate func hasBecomeReady(since old: Entry) -> Bool {
    guard case .element(.picker(let before)) = old, case .element(.picker(let now)) = self else { return false }
    return before.availability == .busy && now.availability == .enabled
  }

  /// Whether a change is announced when it comes.
  fileprivate var isLive: Bool {
    if case .groupStart(let group) = self { return group.radioGroup?.isLive ?? false }
    guard case .element(let element) = self else { return false }
    return switch element {
    case .text(let block): block.isLive
    case .picture(let picture): picture.isLive
    case .row(let row): row.isLive
    case .button(let button): button.isLive
    case .toggle(let toggle): toggle.isLive
    case .popUpButton(let button): button.isLive
    case .pullDownButton(let button): button.isLive
    case .textField(let field): field.isLive
    case .picker(let picker): picker.isLive
    case .datePicker(let picker): picker.isLive
    case .colorPicker(let picker): picker.isLive
    case .progress: true
    case .link(let link): link.isLive
    case .disclosure(let disclosure): disclosure.isLive
    case .heading, .group, .radioGroup, .rows: false
    }
  }

  /// What is selected in its menu or checked in its group; nil where nothing is, or can be.
  fileprivate var choice: Choice? {
    switch self {
    case .groupStart(let group): group.radioGroup?.checkedButton.map { Choice(id: $0.id, title: $0.title) }
    case .element(.popUpButton(let button)): button.selectedItem.map(Choice.init)
    case .element(.pullDownButton(let button)): button.menu.selection.flatMap(button.menu.item).map(Choice.init)
    default: nil
    }
  }

  /// Whether something can be selected in its menu or checked in its group.
  fileprivate func offers(_ id: ID) -> Bool {
    switch self {
    case .groupStart(let group): group.radioGroup?.buttons.contains { $0.id == id } ?? false
    case .element(.popUpButton(let button)): button.menu.item(id) != nil
    case .element(.pullDownButton(let button)): button.menu.item(id) != nil
    default: false
    }
  }

  /// Whether what is to be selected or checked in it is not there.
  fileprivate var hasLostChoice: Bool {
    switch self {
    case .groupStart(let group): group.radioGroup?.selection != nil && choice == nil
    case .element(.popUpButton): choice == nil
    case .element(.pullDownButton(let button)): button.menu.selection != nil && choice == nil
    default: false
    }
  }
}

/// One of several things, which is selected.
private struct Choice {
  var id: ID
  var title: LocalizedText
}

extension Choice {
  init(_ item: MenuItem) { self.init(id: item.id, title: item.title) }
}
