extension Session {
  /// Opens the menu of the thing with a number or a label (BTN-4), or its context menu (MENU-6), or asks which of several is
  /// meant; false where there is no such thing.
  mutating func openMenu(on object: String, isContext: Bool) -> Bool {
    if let number = NumberReading.number(object, in: locale) {
      guard let line = here.entries.line(numbered: number) else { return false }
      openMenu(ofLine: line, isContext: isContext)
      return true
    }
    var lines = candidates(object).candidates.compactMap(\.line)
    if lines.isEmpty { lines = readOnlyLines(named: object) }
    guard let first = lines.first else { return false }
    if lines.count == 1 {
      openMenu(ofLine: first, isContext: isContext)
    } else {
      askWhich(lines.map { .menu($0, isContext: isContext) })
    }
    return true
  }

  /// Opens the context menu of what was last read or used.
  mutating func openContextMenu() {
    guard menuOwner == nil else { return refuse(.message("menu.none")) }
    guard let focus, focus < here.entries.count else { return refuse(.message("menu.noneHere")) }
    openMenu(ofLine: focus, isContext: true)
  }

  /// Opens the menu of what is on a line of the place, or its context menu; or says that it has none.
  mutating func openMenu(ofLine line: Int, isContext: Bool) {
    let entry = here.entries[line]
    if let id = entry.id, menuOwner == nil, isContext || entry.menu?.isEmpty == false {
      focus = line
      openMenu(of: isContext ? .context(id) : .element(id))
    } else {
      refuse(.message("menu.noneOn", ["name": .text(entry.title ?? here.title)]))
    }
  }

  /// The lines of texts and pictures, which have no numbers, that a folded label may mean.
  private func readOnlyLines(named folded: String) -> [Int] {
    here.entries.ownLines.compactMap { line, entry in
      guard !entry.isNumbered, !entry.isGroupMark, entry.id != nil, let title = entry.title,
        LabelMatching.match(folded, Folding.fold(locale.wording.text(title))) != nil
      else { return nil }
      return line
    }
  }
}
