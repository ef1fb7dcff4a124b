/// What Aloud itself suggests in every context menu (MENU-6).
enum SuggestedAct: String, CaseIterable {
  case readInFull, spell

  private static let name = "aloud.suggested"

  /// The act that an item of a context menu is; nil for the app's own.
  init?(_ id: ID) {
    guard id.name == Self.name, let item = id.item else { return nil }
    self.init(rawValue: item)
  }

  /// It as an item of the menu.
  var item: MenuItem { MenuItem(.message("menu.\(rawValue)"), id: ID(Self.name, rawValue)) }
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
    }
  }
}
