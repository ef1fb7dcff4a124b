/// What Aloud itself suggests in every context menu (MENU-6).
enum SuggestedAct: String, CaseIterable {
  case readInFull, spell, copy

  private static let name = "aloud.suggested"

  /// The act that an item of a context menu is; nil for the app's own.
  init?(_ id: ID) {
    guard id.name == Self.name, let item = id.item else { return nil }
    self.init(rawValue: item)
  }

  /// What it is called.
  private var title: LocalizedText { .message("menu.\(rawValue)") }

  /// It as an item of the menu.
  private var item: MenuItem { MenuItem(title, id: ID(Self.name, rawValue)) }

  /// What is suggested for a thing whose own menu is `menu`: to copy where it is there to be read, and the app has no such
  /// item itself.
  static func items(for entry: Entry, beside menu: Menu, in wording: Wording) -> [MenuElement] {
    func folded(_ title: LocalizedText) -> String { Folding.fold(wording.text(title)) }
    let own = Menu(menu.elements + menu.suggestions).named
    let offered = allCases.filter { act in
      act != .copy || entry.control?.isReadingMatter == true && !own.contains { folded($0.title) == folded(act.title) }
    }
    return offered.map { .item($0.item) }
  }
}

extension Session {
  /// Does what Aloud suggested for the thing `id`, which is no affair of the app's.
  mutating func perform(_ act: SuggestedAct, on id: ID) {
    guard let line = here.entries.line(of: id, hint: focus) else { return refuse(.message("menu.none")) }
    focus = line
    switch act {
    case .readInFull:
      var announcement = announcementAlone(ofLine: line)
      announcement.isInFull = true
      say(announcement)
    case .spell: spell()
    case .copy:
      guard let title = here.entries[line].title else { return refuse(.message("clipboard.nothingToCopy")) }
      let text = locale.wording.text(title)
      copyToClipboard(SearchQuery(text: text))
      // In its own language, unless it is too long to be said again.
      let told = LocalizedText.told(text)
      say(.change, .message("clipboard.copied", ["text": .text(told == .verbatim(text) ? title : told)]))
    }
  }
}
