extension Session {
  /// The act on the selected things with a folded title; where not the whole of it is wanted, the only one that it may be.
  func actOnSelected(named folded: String, wholly: Bool) -> MenuElement? {
    let acts = here.selection?.acts.named ?? []
    let titles = acts.map { Folding.fold(locale.wording.text($0.title)) }
    if wholly { return titles.firstIndex(of: folded).map { acts[$0].element } }
    let found = LabelMatching.matches(folded, in: titles)
    return found.count == 1 ? acts[found[0]].element : nil
  }

  /// Does an act, or opens the menu that it is.
  mutating func perform(_ act: MenuElement, _ line: Line) {
    failures = 0
    switch act {
    case .item(let item): self.act(onSelected: item, line)
    case .submenu(let submenu):
      // What there is to do is only asked where it can be done.
      guard selected?.count ?? 0 > 0 else { return refuse(.message("select.none")) }
      openMenu(of: .selection(submenu.id))
    case .section, .separator, .deferred: break
    }
  }

  /// Does an act on all that is selected; one that has to be confirmed asks once, with their number (EDIT-1, ASK-1).
  mutating func act(onSelected item: MenuItem, _ line: Line) {
    let count = selected?.count ?? 0
    if count == 0 { return refuse(.message("select.none")) }
    if item.availability != .enabled { return say(Announcement(item, isSelected: nil).refusal) }
    guard item.asksFirst else { return performOnSelected(item.id, title: item.title) }
    let arguments: Message.Arguments = ["act": .text(item.title), "count": .number(count)]
    var confirmation =
      item.confirmation
      ?? Confirmation(.message("select.question", arguments), phrase: .message("select.phrase", arguments))
    confirmation.question.fill(count: count)
    confirmation.phrase.fill(count: count)
    confirmation.loss?.fill(count: count)
    askToConfirm(confirmation, title: item.title, item.action, item.id, isOnSelection: true, line)
  }

  /// Tells the app of an act on all that is selected, and what came of it; undone, it is undone as one.
  mutating func performOnSelected(_ id: ID, title: LocalizedText) {
    guard let ids = selected?.ids else { return }
    let old = (state: state, lines: selected?.lines ?? RangeSet(), effects: response.effects.count)
    let path = navigation.path
    let said = response.announcements.count
    let undos = undoStack.count
    selected?.lines = RangeSet()
    send(.performed(id, on: ids))
    joinUndos(since: undos)
    let isDone = state != old.state || response.effects.count > old.effects
    if isDone { selected?.changedCount += ids.count }
    if navigation.path != path {
      arrive(arrival(from: path))
    } else if response.announcements.count == said, !isDone {
      selected?.lines = old.lines
      say(.change, .message("confirm.kept"))
    } else if response.announcements.count == said {
      say(.change, .message("select.acted", ["act": .text(title), "count": .number(ids.count)]))
    }
  }
}

extension Menu {
  /// The acts that can be named: its items and submenus, and those of its sections.
  var named: [(title: LocalizedText, element: MenuElement)] { elements.flatMap(\.named) }
}

extension MenuElement {
  fileprivate var named: [(title: LocalizedText, element: MenuElement)] {
    switch self {
    case .item(let item): item.isHidden ? [] : [(item.title, self)]
    case .submenu(let submenu): [(submenu.title, self)]
    case .section(_, let elements): elements.flatMap(\.named)
    case .separator, .deferred: []
    }
  }
}

extension LocalizedText {
  /// Puts a number in as `count`.
  fileprivate mutating func fill(count: Int) {
    switch self {
    case .message(var message):
      message.arguments["count"] = .number(count)
      self = .message(message)
    case .verbatim(let text): self = .verbatim(text.replacing("{count}", with: String(count)))
    case .tagged(let text, let language):
      self = .tagged(text.replacing("{count}", with: String(count)), language: language)
    }
  }
}
