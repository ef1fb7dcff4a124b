/// The announcement of the whole path to where the user is, tab first (SAY-3).
extension Engine {
  var whereabouts: [Announcement] {
    let context = lineContext
    let preface = runner.interface.task?.preface.map { Announcement(.notice, $0) } ?? []
    let task = view.frame.task
    var path = path(in: context)
    // The only control of a task states the question itself when it is open.
    if let picker = layers.picker {
      return preface + (task?.control == nil ? [path] : []) + picker.whereabouts(in: context)
    }
    let index =
      focus.line(in: context.entries).flatMap { context.entries[$0].isTold ? $0 : nil } ?? context.soleLineOfTask
    // So does a line that is all of the task, and so does the log that is read.
    let isTold = task?.control == nil && context.soleLineOfTask == nil && !(task?.readsOn == true && index != nil)
    if task != nil, let work = workSentence {
      path = Announcement(.notice, work)
    } else if index.map({ !context.entries[$0].isNumbered }) ?? true {
      // A line without a number has no position, so the number of elements is announced instead.
      path.sentences += [ArrivalAnnouncements(context: context).countSentence].compactMap(\.self)
    }
    var said = preface + (isTold || workSentence != nil && task != nil ? [path] : [])
    if let index {
      said += context.entries.groups(containing: index).filter { $0.lines.lowerBound != index }.map(\.announcement)
      said += [section(of: index, in: context)].compactMap(\.self)
      var line = context.announcementAlone(ofLine: index)
      line.isInFull = line.role == .menuItem
      said += layers.entry?.whereabouts(in: context) ?? [line]
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

  /// The tab, and the screens, sheets and menus that are open in it.
  private func path(in context: LineContext) -> Announcement {
    var runner = runner
    let frame = view.frame
    let tab = frame.tabs[frame.selectedTab]
    var path = Announcement(.place, named: tab)
    if frame.hasTabs {
      path.role = .tab
      path.position = Position(frame.selectedTab + 1, of: frame.tabs.count)
    }
    func say(screen title: LocalizedText) { path.sentences.append(.message(.whereScreen(title: .text(title)))) }
    for (index, title) in runner.tabTitles(of: navigator).enumerated() {
      if let title, index > 0 || title != tab { say(screen: title) }
    }
    for sheet in runner.sheetTitles(of: navigator) {
      // A script's question is the whole interface, and its name is announced already.
      if frame.task == nil {
        let title = Message.Argument.text(sheet.title)
        path.sentences.append(.message(sheet.isPopover ? .wherePopover(title: title) : .whereSheet(title: title)))
      }
      for title in sheet.screens { say(screen: title) }
    }
    if let step = frame.sheet?.step { path.sentences.append(step) }
    for title in layers.menus.compactMap({ $0.shown(over: context)?.title }) {
      path.sentences.append(.message(.whereMenu(title: .text(title))))
    }
    return path
  }

  private func section(of line: Int, in context: LineContext) -> Announcement? {
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

extension LineContext {
  /// The one line of a task in which there is nothing to choose, such as its progress.
  fileprivate var soleLineOfTask: Int? {
    frame.task != nil && entries.count == 1 && entries.numberedCount == 0 ? 0 : nil
  }
}
