extension Session {
  /// What would be said of the things of the place whose changes are announced, by id.
  var liveAnnouncements: [ID: Announcement] {
    var result: [ID: Announcement] = [:]
    for line in here.entries.liveLines {
      guard let id = here.entries[line].id else { continue }
      result[id] = here.entries[line].announcement
    }
    return result
  }

  /// Says what has changed of them since `before`, after what the user did has been answered (BTN-5).
  mutating func sayLiveChanges(since before: [ID: Announcement], except id: ID? = nil) {
    for line in here.entries.liveLines {
      guard let liveID = here.entries[line].id, liveID != id, let old = before[liveID] else { continue }
      let new = here.entries[line].announcement
      guard new != old, isWorthSaying(here.entries[line], since: old) else { continue }
      say(new.changes(since: old))
    }
  }

  /// Progress is said at milestones only where motion is reduced (SET-2).
  private func isWorthSaying(_ entry: Entry, since old: Announcement) -> Bool {
    guard settings.reduceMotion, case .element(.progress(let progress)) = entry, let percent = progress.percent,
      case .message(let message) = old.value, case .percent(let before) = message.arguments["percent"]
    else { return true }
    return percent / Progress.milestone > before / Progress.milestone
  }
}

extension EntryList {
  /// The lines whose changes are announced when they come.
  var liveLines: [Int] { ownLines.compactMap { $0.entry.isLive ? $0.line : nil } }
}

extension Entry {
  /// Whether a change is announced when it comes.
  fileprivate var isLive: Bool {
    guard case .element(let element) = self else { return false }
    return switch element {
    case .text(let block): block.isLive
    case .row(let row): row.isLive
    case .button(let button): button.isLive
    case .progress: true
    case .heading, .group, .link, .disclosure, .radioGroup, .rows, .toggle, .popUpButton, .pullDownButton, .textField,
      .picker, .datePicker,
      .colorPicker:
      false
    }
  }
}
