/// The changes of live elements (BTN-5), and the selections that are no longer there or no longer offered (MENU-4).
struct LiveChanges: Sendable {
  let settings: Settings
  /// The elements whose changes need no announcement, because the user has used them or has heard of the change.
  let told: Set<ID>
  /// The elements whose readiness is not news, because the user has used them or, for pickers whose rows had loaded, has heard
  /// of it. An element that is announced as unavailable is removed.
  private(set) var toldReady: Set<ID>
  /// The progress that was last announced for each element, or at which it began to change.
  private(set) var toldProgress: [ID: Int]

  mutating func announcements(from old: EntryList, to new: EntryList) -> [Announcement] {
    if new.isStill(old) { return [] }
    var changes: [Announcement] = []
    new.forEachChanged(since: old) { old, new in
      guard var change = change(from: old, to: new) else { return }
      // Errors must not wait, so they have no topic.
      if change.error == nil, !change.states.contains(.invalid) { change.topic = new.id }
      changes.append(change)
    }
    // Of what has come, only a text is news: other things are heard where they are.
    for entry in new.newFollowed(since: old) {
      guard let id = entry.id, case .element(.text(let text)) = entry, text.facts.isLive, !told.contains(id) else {
        continue
      }
      var news = entry.announcementHeld
      (news.kind, news.topic) = (.change, id)
      changes.append(news)
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
    // An invalid value is always announced, whoever has found it.
    if control.validity != .valid, control.validity != before.validity, !told.contains(id) {
      return Self.invalid(new.announcementHeld)
    }
    guard control.facts.isLive, !told.contains(id), isWorthSaying(control, id, since: before) else { return nil }
    let (then, now) = (old.announcementHeld, new.announcementHeld)
    return then != now ? facts(of: id, from: then, to: now) : nil
  }

  /// Nil if a command of the user has only ended and the element can be used again. If the user has just used another element,
  /// that is announced too.
  private mutating func facts(of id: ID, from then: Announcement, to now: Announcement) -> Announcement? {
    let change = now.changes(since: then)
    if change.saysOnlyReady, then.states.contains(.busy), toldReady.contains(id), told.isEmpty { return nil }
    if !now.isUsable { toldReady.remove(id) }
    return change
  }

  private static func invalid(_ now: Announcement) -> Announcement {
    var change = Announcement(.change, named: now.name, states: [.invalid])
    change.error = now.error
    return change
  }

  /// Announces that an element has no selection any more, because the item is gone, or because the app has selected an item
  /// that the element does not offer.
  private static func nothingSelected(
    in control: any Control, title: LocalizedText, since lost: ID, _ lostTitle: LocalizedText
  ) -> Announcement {
    guard control.offers(lost) else {
      return Announcement(.change, .message(.selectionGone(item: .text(lostTitle), name: .text(title))))
    }
    return Announcement(.change, named: title, value: .message(.menuNothingSelected))
  }

  /// Returns whether a change of progress is announced: at each milestone, fewer of them with reduced motion (SET-2), and after
  /// an equal fall. The reference is the last announced value, so that progress which wavers about a milestone is announced
  /// once.
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
  fileprivate func hasBecomeReady(since old: any Control) -> Bool {
    canAwaitValues && old.canAwaitValues && old.facts.availability == .busy && facts.availability == .enabled
  }
}
