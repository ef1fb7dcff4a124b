extension Session {
  /// Opens the menu of the thing with a number or a label (BTN-4, MENU-6); false where there is no such thing.
  mutating func openMenu(on object: String) -> Bool {
    var line: Int?
    if let number = NumberReading.number(object, lexicon: locale.lexicon) {
      line = here.entries.line(numbered: number)
    } else {
      let found = candidates(object).candidates
      if found.count == 1, case .line(let only) = found[0] { line = only }
    }
    guard let line else { return false }
    focus = line
    let entry = here.entries[line]
    if let id = entry.id, entry.menu != nil {
      openMenu(of: .element(id))
    } else {
      refuse(.message("menu.noneOn", ["name": .text(entry.title ?? here.title)]))
    }
    return true
  }
}
