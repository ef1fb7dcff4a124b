extension Session {
  /// Says the whole path, tab first (SAY-3).
  mutating func sayWhere() {
    var announcement = Announcement(.place)
    let tab = interface.tabs[navigation.selectedTab]
    announcement.name = tab.title
    if interface.tabs.count > 1 {
      announcement.role = .tab
      announcement.position = Position(navigation.selectedTab + 1, of: interface.tabs.count)
    }
    for (index, place) in navigation.tabs[navigation.selectedTab].places.enumerated() {
      guard let title = screen(place.id, isRoot: index == 0)?.compactTitle, index > 0 || title != tab.title else {
        continue
      }
      announcement.sentences.append(.message("where.screen", ["title": .text(title)]))
    }
    for sheet in navigation.sheets {
      let isPopover = app.sheet(sheet.id, for: state)?.style == .popover
      announcement.sentences.append(
        .message(isPopover ? "where.popover" : "where.sheet", ["title": .text(sheet.title)]))
      for place in sheet.places.dropFirst() {
        guard let title = app.screen(place.id, for: state)?.compactTitle else { continue }
        announcement.sentences.append(.message("where.screen", ["title": .text(title)]))
      }
    }
    if let step = stepSentence { announcement.sentences.append(step) }
    for case .menu(let menu) in navigation.overlays {
      guard let title = resolve(menu)?.title else { continue }
      announcement.sentences.append(.message("where.menu", ["title": .text(title)]))
    }
    if let picked = pickedText {
      announcement.sentences.append(.message("where.picker", ["title": .text(here.title), "value": .text(picked)]))
      return say(announcement)
    }
    if let focus, focus < here.entries.count, here.entries[focus].isNumbered {
      say(announcement)
      for group in here.entries.groups(around: focus) where group.lines.lowerBound != focus { say(group.announcement) }
      say(announcementAlone(ofLine: focus))
    } else {
      announcement.sentences += [countSentence].compactMap(\.self)
      say(announcement)
    }
    guard let search = here.activeSearch else { return }
    var field = Announcement(.place)
    field.describe(search)
    say(field)
  }
}
