/// The announcement of the whole path to where the user is, tab first (SAY-3).
struct Whereabouts: Sendable {
  let context: LineContext
  /// The titles of the screens on the tab's stack, the root first; then the open sheets.
  let tabScreens: [LocalizedText?]
  let sheets: [SheetTitles]
  let menus: [LocalizedText]
  let picker: [Announcement]?
  let field: [Announcement]?

  func announcements(at focus: Focus) -> [Announcement] {
    var announcement = Announcement(.place)
    let frame = context.frame
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
      // A script's question is the whole interface, and its name is announced already.
      if frame.task == nil {
        announcement.sentences.append(
          .message(sheet.isPopover ? .wherePopover(title: .text(sheet.title)) : .whereSheet(title: .text(sheet.title))))
      }
      for title in sheet.screens { announcement.sentences.append(.message(.whereScreen(title: .text(title)))) }
    }
    if let step = frame.sheet?.step { announcement.sentences.append(step) }
    for title in menus { announcement.sentences.append(.message(.whereMenu(title: .text(title)))) }
    // The only control of a task states the question itself when it is open.
    let isTold = frame.task?.control == nil
    if let picker { return (isTold ? [announcement] : []) + picker }
    var said: [Announcement]
    if let index = focus.line(in: context.entries), context.entries[index].isTold {
      let groups = context.entries.groups(containing: index).filter { $0.lines.lowerBound != index }
      // A line without a number has no position, so the number of elements is announced instead.
      if !context.entries[index].isNumbered {
        announcement.sentences += [ArrivalAnnouncements(context: context).countSentence].compactMap(\.self)
      }
      said = (isTold ? [announcement] : []) + groups.map(\.announcement) + [section(of: index)].compactMap(\.self)
      var line = context.announcementAlone(ofLine: index)
      line.isInFull = line.role == .menuItem
      said += field ?? [line]
    } else {
      announcement.sentences += [ArrivalAnnouncements(context: context).countSentence].compactMap(\.self)
      said = isTold ? [announcement] : []
    }
    if let search = context.shown.activeSearch {
      var field = Announcement(.place)
      field.describe(search)
      field.states.append(.editing)
      said.append(field)
    }
    if context.isSelecting, let selected = context.place.selected {
      said.append(Announcement(.notice, selected.countSentence))
    }
    return said
  }

  private func section(of line: Int) -> Announcement? {
    guard context.isMenu else { return nil }
    for before in (0..<line).reversed() {
      switch context.entries[before] {
      case .boundary: return nil
      case .element(let element) where element.control.isHeading: return Announcement(element)
      case .element, .menuItem, .submenu, .radioButton, .groupStart, .groupEnd, .logLine: continue
      }
    }
    return nil
  }
}
