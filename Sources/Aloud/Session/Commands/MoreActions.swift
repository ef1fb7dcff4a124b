extension Session {
  /// Opens the menu of the thing with a number or a label (BTN-4, MENU-6), or asks which of several is meant; false where
  /// there is no such thing.
  mutating func openMenu(on object: String) -> Bool {
    if let number = NumberReading.number(object, in: locale) {
      guard let line = here.entries.line(numbered: number) else { return false }
      openMenu(ofLine: line)
      return true
    }
    let lines = candidates(object).candidates.compactMap { if case .line(let line) = $0 { line } else { nil } }
    guard let first = lines.first else { return false }
    if lines.count == 1 { openMenu(ofLine: first) } else { askWhich(lines.map { .menu($0) }) }
    return true
  }

  /// Opens the menu of what is on a line of the place, or says that it has none.
  mutating func openMenu(ofLine line: Int) {
    focus = line
    let entry = here.entries[line]
    if let id = entry.id, entry.menu != nil {
      openMenu(of: .element(id))
    } else {
      refuse(.message("menu.noneOn", ["name": .text(entry.title ?? here.title)]))
    }
  }
}
