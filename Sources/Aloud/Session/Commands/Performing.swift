extension Session {
  /// Does a command that takes no object.
  mutating func perform(_ command: Command) {
    failures = 0
    if performAnywhere(command) || performInSearch(command) || performOnFocusedText(command) { return }
    switch command {
    case .help: help()
    case .repeat: repeatLast()
    case .whereAmI: sayWhere()
    case .read: read()
    case .next: step(1)
    case .previous: step(-1)
    case .first: jump(toEnd: false)
    case .last: jump(toEnd: true)
    case .nextPage: turnPage(forward: true)
    case .previousPage: turnPage(forward: false)
    case .spell: spell()
    case .spellPhonetic: spell(inWords: true)
    case .back: back()
    case .cancel: cancel()
    case .quit: quit()
    case .history: openHistory()
    case .contextMenu: openContextMenu()
    case .tabs: sayTabs()
    case .nextTab: stepTab(1)
    case .previousTab: stepTab(-1)
    case .nextMatch: stepMatch(forward: true)
    case .previousMatch: stepMatch(forward: false)
    case .index: sayIndex()
    case .edit: beginSelecting()
    case .selectAll: selectAll()
    case .deselectAll: deselectAll()
    case .selection: saySelection()
    case .done: endSelecting()
    case .search: if !openSearch() { refuse(.message("search.unavailable")) }
    case .clear: refuse(.message("clear.nothing"))
    default: break
    }
  }

  /// Does a command that is possible whatever waits for an answer, and leaves that waiting; false where it is none.
  mutating func performAnywhere(_ command: Command) -> Bool {
    switch command {
    case .stop: break
    case .undo, .redo:
      if navigation.overlays.allSatisfy(\.isMenu) { closeMenus() }
      if !navigation.overlays.isEmpty {
        refuse(.message("undo.later"))
      } else {
        command == .undo ? undo() : redo()
      }
    case .quit where !navigation.overlays.isEmpty: quit()
    default: return changeSetting(command)
    }
    return true
  }

  /// Does a command with an object; false where the object is nothing that the command can be done to.
  mutating func perform(_ command: Command, _ object: String, _ line: Line) -> Bool {
    switch command {
    case .number:
      guard let number = NumberReading.number(object, in: locale) else { return false }
      choose(number: number, line)
    case .choose where selectSeveral(object, line): break
    case .deselect: return deselect(object, line)
    case .open, .choose: choose(label: object, line)
    case .tab: return selectTab(object)
    case .more, .actions: return openMenu(on: object, isContext: command == .actions)
    case .find where here.search != nil: search(for: self.object(of: .find, in: line.text) ?? object)
    case .find: return find(object)
    case .scope: return selectScope(object)
    case .deleteToken: return deleteToken(object)
    case .jump: return jump(toSection: object)
    case .textLine, .insert, .replace, .replaceAll:
      guard let object = self.object(of: command, in: line.text) else { return false }
      return performOnFocusedText { $0.perform(command, object, on: &$1) }
    default: return false
    }
    return true
  }
}
