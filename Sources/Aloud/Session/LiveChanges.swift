/// What is followed of the place in front, from before something happens to after it, so that what has changed can be told.
struct FollowedThings: Sendable {
  /// Where the user was: what is elsewhere has not changed, but is another thing.
  var path: [ID]
  /// What would be said of the things whose changes are announced.
  var live: [ID: Announcement] = [:]
  /// What is selected in the things of whose items one is.
  var selected: [ID: LocalizedText] = [:]
}

extension Session {
  /// What is to be followed now: also where a menu or a picker stands over it.
  var followedThings: FollowedThings {
    var result = FollowedThings(path: navigation.path)
    for entry in followedEntries {
      guard let id = entry.id else { continue }
      if entry.isLive { result.live[id] = entry.announcement }
      if let item = entry.choice?.item { result.selected[id] = item.title }
    }
    return result
  }

  /// Says what has changed of them since `before`, after what the user did has been answered, each once (BTN-5); and where
  /// what was selected is no longer there (MENU-4).
  mutating func sayChanges(since before: FollowedThings) {
    guard navigation.path == before.path, !response.isOver else { return }
    for entry in followedEntries {
      guard let id = entry.id else { continue }
      if let choice = entry.choice, choice.item == nil, let item = before.selected[id], let title = entry.title {
        say(.change, .message("selection.gone", ["item": .text(item), "name": .text(title)]))
        continue
      }
      guard entry.isLive, !told.contains(id), let old = before.live[id] else { continue }
      let new = entry.announcement
      if new != old, isWorthSaying(entry, since: old) { say(new.changes(since: old)) }
    }
  }

  private var followedEntries: [Entry] {
    let isCovered = navigation.overlays.contains { $0.isMenu || $0.isPicker }
    return (isCovered ? baseEntries : here.entries).own(where: \.isFollowed)
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
  /// Whether a change is announced when it comes.
  fileprivate var isLive: Bool {
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
    case .heading, .group, .rows: false
    }
  }

  /// Whether what becomes of it is told.
  fileprivate var isFollowed: Bool { isLive || choice != nil }

  /// The item that is selected in its menu, or is to be; nil where none of the items is.
  fileprivate var choice: (selection: ID, item: MenuItem?)? {
    guard case .element(let element) = self else { return nil }
    switch element {
    case .popUpButton(let button): return (button.selection, button.selectedItem)
    case .pullDownButton(let button): return button.menu.selection.map { ($0, button.menu.item($0)) }
    default: return nil
    }
  }
}
