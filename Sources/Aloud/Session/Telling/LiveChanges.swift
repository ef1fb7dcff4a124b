/// The place in front as it was before something happened, to tell what has changed.
struct FollowedThings: Sendable {
  /// Where the user was: what is elsewhere has not changed, but is another thing.
  var path: [ID]
  /// The lines, also where a menu or a picker stands over them.
  var entries: EntryList
}

/// What has changed of the things whose changes are announced (BTN-5), and where what was selected is no longer there, or
/// nothing that is (MENU-4).
struct LiveChanges: Sendable {
  let settings: Settings
  /// The things whose changes need no telling: the user has used them, or heard of it.
  let told: Set<ID>
  /// The things of which it is no news that they can be used: the user has used them, or, of pickers whose rows had come,
  /// heard of it. Of what is told to be of no use now that is news again.
  private(set) var toldReady: Set<ID>
  /// How far things were when that was told last, or when they began to change.
  private(set) var toldProgress: [ID: Int]

  /// What has changed between two states of a place, each once.
  mutating func announcements(from old: EntryList, to new: EntryList) -> [Announcement] {
    if new.isStill(old) { return [] }
    var changes: [Announcement] = []
    new.forEachChanged(since: old) { old, new in
      guard var change = change(from: old, to: new) else { return }
      // What is wrong with it is not to wait.
      if change.error == nil, !change.states.contains(.invalid) { change.topic = new.id }
      changes.append(change)
    }
    return changes
  }

  private mutating func change(from old: Entry, to new: Entry) -> Announcement? {
    guard let id = new.id, let title = new.title, let control = new.control, let before = old.control else {
      return nil
    }
    if control.choice == .lost, case .chosen(let lost, let lostTitle) = before.choice {
      return Self.nothingSelected(in: control, title: title, since: lost, lostTitle)
    }
    if control.hasBecomeReady(since: before), toldReady.insert(id).inserted {
      return Announcement(.change, .message(.sheetReady(action: .text(title))))
    }
    // That something is not right is never left for later, whoever has found it.
    if control.validity != .valid, control.validity != before.validity, !told.contains(id) {
      return Self.invalid(new.announcementHeld)
    }
    guard control.isLive, !told.contains(id), isWorthSaying(control, id, since: before) else { return nil }
    let (then, now) = (old.announcementHeld, new.announcementHeld)
    return then != now ? facts(of: id, from: then, to: now) : nil
  }

  /// What has changed of a thing; not that what it ran for the user has ended, and it can be used again. Where the user has
  /// just used something else that freed it, that is told.
  private mutating func facts(of id: ID, from then: Announcement, to now: Announcement) -> Announcement? {
    let change = now.changes(since: then)
    if change.saysOnlyReady, then.states.contains(.busy), toldReady.contains(id), told.isEmpty { return nil }
    if !now.isUsable { toldReady.remove(id) }
    return change
  }

  /// Says that what a thing holds is not right, and why.
  private static func invalid(_ now: Announcement) -> Announcement {
    var change = Announcement(.change)
    (change.name, change.unsaidRole, change.states, change.error) = (now.name, now.role, [.invalid], now.error)
    return change
  }

  /// Says that nothing is selected in a thing any more: what was is gone, or the app has put something in its place that it
  /// does not offer.
  private static func nothingSelected(
    in control: any Control, title: LocalizedText, since lost: ID, _ lostTitle: LocalizedText
  ) -> Announcement {
    guard control.offers(lost) else {
      return Announcement(.change, .message(.selectionGone(item: .text(lostTitle), name: .text(title))))
    }
    var change = Announcement(.change)
    (change.name, change.value) = (title, .message(.menuNothingSelected))
    return change
  }

  /// Progress is said at milestones, fewer of them where motion is reduced (SET-2), and where it has fallen by as much: since it
  /// was told last, so that one which trembles about a milestone is told once.
  private mutating func isWorthSaying(_ control: any Control, _ id: ID, since old: any Control) -> Bool {
    guard let progress = control.progress, let before = old.progress else { return true }
    let distance = settings.reduceMotion ? 25 : 10
    let told = toldProgress[id] ?? before
    let isNews = progress / distance > told / distance || told - progress >= distance
    toldProgress[id] = isNews ? progress : told
    return isNews
  }
}

extension Control {
  /// Whether its values have come, which it could not be used without.
  fileprivate func hasBecomeReady(since old: any Control) -> Bool {
    canAwaitValues && old.canAwaitValues && old.availability == .busy && availability == .enabled
  }
}
