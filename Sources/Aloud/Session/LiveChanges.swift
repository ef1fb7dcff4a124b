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
  /// each once (BTN-5); and where what was selected is no longer there (MENU-4).
  mutating func sayChanges(since before: FollowedThings) {
    guard navigation.path == before.path, !response.isOver else { return }
    let entries = followedThings.entries
    if entries.isStill(before.entries) { return }
    for (old, new) in entries.counterparts(in: before.entries, where: \.isFollowed) {
      if new.hasLostChoice, let lost = old.choice, let title = new.title {
        say(.change, .message("selection.gone", ["item": .text(lost.title), "name": .text(title)]))
      } else if new.isLive, let id = new.id, !told.contains(id), old != new {
        let change = (old: old.announcement, new: new.announcement)
        if change.old != change.new, isWorthSaying(new, since: change.old) {
          say(change.new.changes(since: change.old))
        }
      }
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

extension Entry {
  /// Whether what becomes of it is told.
  fileprivate var isFollowed: Bool { isLive || hasLostChoice }

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
    case .link(let link): link.isLive
    case .disclosure(let disclosure): disclosure.isLive
    case .heading, .group, .radioGroup, .rows: false
    }
  }

  /// The item that is selected in its menu; nil where none is, or can be.
  fileprivate var choice: MenuItem? {
    guard case .element(let element) = self else { return nil }
    switch element {
    case .popUpButton(let button): return button.selectedItem
    case .pullDownButton(let button): return button.menu.selection.flatMap { button.menu.item($0) }
    default: return nil
    }
  }

  /// Whether what is to be selected in its menu is not there.
  fileprivate var hasLostChoice: Bool {
    guard case .element(let element) = self else { return false }
    switch element {
    case .popUpButton: return choice == nil
    case .pullDownButton(let button): return button.menu.selection != nil && choice == nil
    default: return false
    }
  }
}
