extension Session {
  /// Opens the menu of the thing with a number or a label (BTN-4, MENU-6); false where there is no such thing.
  mutating func openMenu(on object: String) -> Bool {
    let line: Int?
    if let number = NumberReading.number(object, lexicon: locale.lexicon) {
      line = here.entries.line(numbered: number)
    } else {
      let labels = (0..<here.entries.count).map { index in
        here.entries[index].title.map { Folding.fold(locale.wording.text($0)) } ?? ""
      }
      let found = LabelMatching.matches(object, in: labels)
      line = found.count == 1 ? found[0] : nil
    }
    guard let line else { return false }
    focus = line
    guard let id = here.entries[line].id, here.entries[line].menu != nil, let name = here.entries[line].title else {
      let name = here.entries[line].title ?? here.title
      refuse(.message("menu.noneOn", ["name": .text(name)]))
      return true
    }
    _ = name
    openMenu(of: .element(id))
    return true
  }
}
