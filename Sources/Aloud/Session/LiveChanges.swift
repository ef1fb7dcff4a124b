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
      guard old != new, let id = new.id, let control = new.control, let before = old.control else { continue }
      if control.hasLostChoice, case .chosen(let lost, let lostTitle) = before.choice, let title = new.title {
        sayNothingSelected(in: control, title: title, since: lost, lostTitle)
      } else if control.hasBecomeReady(since: before), let title = new.title, toldReady.insert(id).inserted {
        say(.change, .message("sheet.ready", ["action": .text(title)]))
      } else if control.isLive, !told.contains(id), isWorthSaying(control, since: before) {
        let (before, now) = (old.announcementHeld, new.announcementHeld)
        if before != now { say(now.changes(since: before)) }
      }
    }
  }

  /// Says that nothing is selected in a thing any more: what was is gone, or the app has put something in its place that it
  /// does not offer.
  private mutating func sayNothingSelected(
    in control: any Control, title: LocalizedText, since lost: ID, _ lostTitle: LocalizedText
  ) {
    guard control.offers(lost) else {
      return say(.change, .message("selection.gone", ["item": .text(lostTitle), "name": .text(title)]))
    }
    var change = Announcement(.change)
    (change.name, change.value) = (title, .message("menu.nothingSelected"))
    say(change)
  }

  /// What has milestones is said at these only where motion is reduced (SET-2).
  private func isWorthSaying(_ control: any Control, since old: any Control) -> Bool {
    guard settings.reduceMotion, let milestone = control.milestone, let before = old.milestone else { return true }
    return milestone > before
  }
}

extension Control {
  /// Whether its values have come, which it could not be used without.
  fileprivate func hasBecomeReady(since old: any Control) -> Bool {
    canAwaitValues && old.canAwaitValues && old.availability == .busy && availability == .enabled
  }
}
