/// The whole path to where the user is, tab first (SAY-3).
struct Whereabouts: Sendable {
  let around: LineContext
  /// The screens of the tab's stack, its root first; then each sheet that is up with the screens pushed in it.
  let tabScreens: [LocalizedText?]
  let sheets: [SheetTitles]
  /// The menus that are open.
  let menus: [LocalizedText]
  /// What is said of the open picker, or of the field that waits for its text.
  let picker: [Announcement]?
  let field: [Announcement]?

  /// Says the path, and what the user is at.
  func announcements(at bookmark: Focus) -> [Announcement] {
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
      // The question of a script is all there is: its name has said where the user is.
      if frame.task == nil {
        announcement.sentences.append(
          .message(sheet.isPopover ? .wherePopover(title: .text(sheet.title)) : .whereSheet(title: .text(sheet.title))))
      }
      for title in sheet.screens { announcement.sentences.append(.message(.whereScreen(title: .text(title)))) }
    }
    if let step = frame.sheet?.step { announcement.sentences.append(step) }
    for title in menus { announcement.sentences.append(.message(.whereMenu(title: .text(title)))) }
    // Where its one control is open, that says the question.
    let isTold = frame.task?.control == nil
    if let picker { return (isTold ? [announcement] : []) + picker }
    var said: [Announcement]
    if let focus = bookmark.focus, focus < around.entries.count, around.entries[focus].isTold {
      let groups = around.entries.groups(around: focus).filter { $0.lines.lowerBound != focus }
      // Where the line has no number, how many there are tells where it is.
      if !around.entries[focus].isNumbered {
        announcement.sentences += [Arriving(around: around).countSentence].compactMap(\.self)
      }
      said = (isTold ? [announcement] : []) + groups.map(\.announcement) + [section(of: focus)].compactMap(\.self)
      said += field ?? [around.announcementAlone(ofLine: focus)]
    } else {
      announcement.sentences += [Arriving(around: around).countSentence].compactMap(\.self)
      said = isTold ? [announcement] : []
    }
    if let search = around.shown.activeSearch {
      var field = Announcement(.place)
      field.describe(search)
      field.states.append(.editing)
      said.append(field)
    }
    if around.isSelecting, let selected = around.place.selected {
      said.append(Announcement(.notice, selected.countSentence))
    }
    return said
  }

  /// The title of the section of a menu that a line is in; nil where it is in none.
  private func section(of line: Int) -> Announcement? {
    guard around.isMenu else { return nil }
    for before in (0..<line).reversed() {
      switch around.entries[before] {
      case .boundary: return nil
      case .element(let element) where element.control.isHeading: return Announcement(element)
      case .element, .menuItem, .submenu, .radioButton, .groupStart, .groupEnd, .logLine: continue
      }
    }
    return nil
  }
}

extension PickerLayer {
  /// What is said of it where the user asks where he is: what it is, what it holds, which of how many that is. What it has asked
  /// is said after that, as after all that only tells.
  func whereabouts(in around: LineContext) -> [Announcement] {
    guard let contents = PickerContents(self, in: around) else { return [] }
    var said = announcements(contents, in: around)
    if around.shown.columns.count > 1 {
      said.append(announcement(ofColumn: column, in: around))
    } else if around.shown.role == .picker, contents.scale == nil, let line = around.shown.selectedLine, !said.isEmpty {
      said[0].position = Position(line + 1, of: around.entries.count)
      said[0].sentences = []
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
