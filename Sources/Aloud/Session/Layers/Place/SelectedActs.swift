/// What can be done to all that is selected on a screen (EDIT-1).
struct SelectedActs: Sendable {
  let around: Surroundings

  private var acts: [(title: LocalizedText, element: MenuElement)] { around.shown.selection?.acts.named ?? [] }

  /// What can be done, in words; nil where nothing can.
  var sentence: LocalizedText? {
    acts.isEmpty ? nil : .message(.selectActs(acts: .list(acts.map(\.title), .and)))
  }

  /// Does the act with a folded title, or opens the menu that it is; where not the whole of it is wanted, the only one that
  /// it may be. Nil where there is none.
  func perform(named folded: String, wholly: Bool, asked line: Line) -> Outcome? {
    let titles = acts.map { around.folded($0.title) }
    let found = wholly ? titles.firstIndex(of: folded).map { [$0] } ?? [] : LabelMatching.matches(folded, in: titles)
    guard found.count == 1 else { return nil }
    switch acts[found[0]].element {
    case .item(let item): return perform(item, asked: line)
    case .submenu(let submenu):
      // What there is to do is only asked where it can be done.
      if count == 0 { return .refused(SelectedLines.noneSentence) }
      return Outcome(.open(.menu(MenuLayer(.selection(submenu.id)))))
    case .section, .separator, .deferred: return nil
    }
  }

  private var count: Int { around.place.selected?.count ?? 0 }

  /// Does an act on all that is selected; one that has to be confirmed asks once, with their number (ASK-1).
  func perform(_ item: MenuItem, asked line: Line) -> Outcome {
    if count == 0 { return .refused(SelectedLines.noneSentence) }
    if item.availability != .enabled { return .say(Announcement(item, isSelected: nil).refusal) }
    var confirmation: Confirmation
    switch item.asking {
    case nil: return Outcome(.actOnSelected(item.id, title: item.title))
    case .asWritten(let own): confirmation = own
    case .generally:
      confirmation = Confirmation(
        .message(.selectQuestion(act: .text(item.title), count: .number(count))),
        phrase: .message(.selectPhrase(act: .text(item.title), count: .number(count))))
    }
    confirmation.question.fill(count: count)
    confirmation.phrase.fill(count: count)
    confirmation.loss?.fill(count: count)
    return Using(around: around).ask(confirmation, before: .onSelection, to: item.id, title: item.title, asked: line)
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
      message.original?.fill(count: count)
      self = .message(message)
    case .verbatim(let text): self = .verbatim(text.replacing("{count}", with: String(count)))
    case .tagged(let text, let language):
      self = .tagged(text.replacing("{count}", with: String(count)), language: language)
    }
  }
}
