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
  /// The pickers that have been said to be ready, once their rows had come.
  private(set) var toldReady: Set<ID>

  /// What has changed between two states of a place, each once.
  mutating func announcements(from old: EntryList, to new: EntryList) -> [Announcement] {
    if new.isStill(old) { return [] }
    return new.counterparts(in: old, where: \.isFollowed).compactMap { change(from: $0.old, to: $0.new) }
  }

  private mutating func change(from old: Entry, to new: Entry) -> Announcement? {
    if new.hasLostChoice, let lost = old.choice, let title = new.title {
      return Self.nothingSelected(in: new, title: title, since: lost)
    }
    guard let id = new.id else { return nil }
    if new.hasBecomeReady(since: old), let title = new.title, toldReady.insert(id).inserted {
      return Announcement(.change, .message("sheet.ready", ["action": .text(title)]))
    }
    guard new.isLive, !told.contains(id), old != new else { return nil }
    let (before, now) = (old.announcementHeld, new.announcementHeld)
    return before != now && isWorthSaying(new, since: before) ? now.changes(since: before) : nil
  }

  /// Says that nothing is selected in a thing any more: what was is gone, or the app has put something in its place that it
  /// does not offer.
  private static func nothingSelected(in entry: Entry, title: LocalizedText, since lost: Choice) -> Announcement {
    guard entry.offers(lost.id) else {
      return Announcement(.change, .message("selection.gone", ["item": .text(lost.title), "name": .text(title)]))
    }
    var change = Announcement(.change)
    (change.name, change.value) = (title, .message("menu.nothingSelected"))
    return change
  }

  /// Progress is said at milestones only where motion is reduced (SET-2).
  private func isWorthSaying(_ entry: Entry, since old: Announcement) -> Bool {
    guard settings.reduceMotion, case .element(.progress(let progress)) = entry, let percent = progress.percent,
      case .message(let message) = old.value, case .percent(let before) = message.arguments["percent"]
    else { return true }
    return percent / ProgressIndicator.milestone > before / ProgressIndicator.milestone
  }
}
