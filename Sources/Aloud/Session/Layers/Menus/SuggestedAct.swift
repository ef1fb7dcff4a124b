/// An action that Aloud itself suggests in every context menu (MENU-6).
enum SuggestedAct: String, Sendable, CaseIterable {
  case readInFull, spell, copy

  private static let name = "aloud.suggested"

  /// Returns nil for the app's own items.
  init?(_ id: ID) {
    guard id.name == Self.name, let item = id.item else { return nil }
    self.init(rawValue: item)
  }

  private var title: LocalizedText { .message("menu.\(rawValue)") }

  private var item: MenuItem { MenuItem(title, id: ID(Self.name, rawValue)) }

  /// Copying is suggested for things that are there to be read, unless the app has an item of that name.
  static func items(for entry: Entry, beside menu: Menu, in wording: Wording) -> [MenuElement] {
    func folded(_ title: LocalizedText) -> String { Folding.fold(wording.text(title)) }
    let own = menu.named
    let offered = allCases.filter { act in
      act != .copy || entry.control?.isReadingMatter == true && !own.contains { folded($0.title) == folded(act.title) }
    }
    return offered.map { .item($0.item) }
  }

  /// The app is not involved.
  func outcome(for id: ID, _ focus: inout Focus, in context: LineContext) -> Outcome {
    guard let line = context.entries.line(of: id, hint: focus.line) else { return .refused(.message(.menuNone)) }
    focus.move(to: line, in: context.entries)
    switch self {
    case .readInFull:
      var announcement = context.announcementAlone(ofLine: line)
      announcement.isInFull = true
      let details = context.entries[line].menu?.details.map { Announcement(.notice, $0) }
      return .say([announcement] + [details].compactMap(\.self))
    case .spell: return Browsing(context: context).spell(inWords: false, focus)
    case .copy:
      guard let title = context.entries[line].title else { return .refused(.message(.clipboardNothingToCopy)) }
      let text = context.wording.text(title)
      // The text is announced in its own language, unless it is too long to be repeated.
      let told = LocalizedText.told(text)
      let said = told == .verbatim(text) ? title : told
      return .copied(SearchQuery(text: text), said: said)
    }
  }
}
