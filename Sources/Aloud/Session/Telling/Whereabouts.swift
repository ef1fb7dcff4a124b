/// The whole path to where the user is, tab first (SAY-3).
struct Whereabouts: Sendable {
  let around: Surroundings
  /// The screens of the tab's stack, its root first; then each sheet that is up with the screens pushed in it.
  let tabScreens: [LocalizedText?]
  let sheets: [SheetTitles]
  /// The menus that are open.
  let menus: [LocalizedText]
  /// What the open picker holds.
  let picked: LocalizedText?

  /// Says the path, and what the user is at.
  func announcements(at bookmark: Bookmark) -> [Announcement] {
    var announcement = Announcement(.place)
    let frame = around.frame
    let tab = frame.tabs[frame.selectedTab]
    announcement.name = tab
    if frame.hasTabs {
      announcement.role = .tab
      announcement.position = Position(frame.selectedTab + 1, of: frame.tabs.count)
    }
    for (index, title) in tabScreens.enumerated() {
      guard let title, index > 0 || title != tab else { continue }
      announcement.sentences.append(.message(.whereScreen(title: .text(title))))
    }
    for sheet in sheets {
      announcement.sentences.append(
        .message(sheet.isPopover ? .wherePopover(title: .text(sheet.title)) : .whereSheet(title: .text(sheet.title))))
      for title in sheet.screens { announcement.sentences.append(.message(.whereScreen(title: .text(title)))) }
    }
    if let step = frame.sheet?.step { announcement.sentences.append(step) }
    for title in menus { announcement.sentences.append(.message(.whereMenu(title: .text(title)))) }
    if let picked {
      announcement.sentences.append(
        .message(.wherePicker(title: .text(around.shown.title), value: .text(picked))))
      return [announcement]
    }
    var said: [Announcement]
    if let focus = bookmark.focus, focus < around.entries.count, around.entries[focus].isNumbered {
      let groups = around.entries.groups(around: focus).filter { $0.lines.lowerBound != focus }
      said = [announcement] + groups.map(\.announcement) + [around.announcementAlone(ofLine: focus)]
    } else {
      announcement.sentences += [Arriving(around: around).countSentence].compactMap(\.self)
      said = [announcement]
    }
    if let search = around.shown.activeSearch {
      var field = Announcement(.place)
      field.describe(search)
      said.append(field)
    }
    if around.isSelecting, let selected = around.place.selected {
      said.append(Announcement(.notice, selected.countSentence))
    }
    return said
  }
}

/// What a sheet that is up is called, and the screens pushed on it.
struct SheetTitles: Sendable {
  var title: LocalizedText
  var isPopover: Bool
  var screens: [LocalizedText]
}
