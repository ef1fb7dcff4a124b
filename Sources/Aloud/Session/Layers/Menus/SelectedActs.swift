/// The actions on everything that is selected on a screen (EDIT-1).
struct SelectedActs: Sendable {
  let context: LineContext

  private var acts: [(title: LocalizedText, element: MenuElement)] { context.shown.selection?.acts.named ?? [] }

  var sentence: LocalizedText? {
    acts.isEmpty ? nil : .message(.selectActs(acts: .list(acts.map(\.title), .and)))
  }

  /// Performs the action with a folded title, or opens the submenu with it. Unless `wholly`, a part of the title suffices if it
  /// matches only one. Returns nil if there is none.
  func perform(named folded: String, wholly: Bool, asked line: Line) -> Outcome? {
    let titles = acts.map { context.folded($0.title) }
    let found = wholly ? titles.firstIndex(of: folded).map { [$0] } ?? [] : LabelMatching.matches(folded, in: titles)
    guard found.count == 1 else { return nil }
    switch acts[found[0]].element {
    case .item(let item): return perform(item, asked: line)
    case .submenu(let submenu):
      // A menu of actions is useless while nothing is selected.
      if count == 0 { return .refused(SelectedLines.noneSentence) }
      return Outcome(.open(.menu(MenuLayer(.selection(submenu.id)))))
    case .section, .separator, .deferred: return nil
    }
  }

  private var count: Int { context.place.selected?.count ?? 0 }

  /// If the action needs confirmation, the user is asked once, with the number of things (ASK-1).
  func perform(_ item: MenuItem, asked line: Line) -> Outcome {
    if count == 0 { return .refused(SelectedLines.noneSentence) }
    if item.availability != .enabled { return .say(Announcement(item, isSelected: nil).refusal) }
    let acted = Outcome(.actOnSelected(item.id, title: item.title))
    var confirmation: Confirmation
    switch item.asking {
    case nil: return acted
    case .asWritten(let own): confirmation = own
    case .generally:
      confirmation = Confirmation(
        .message(.selectQuestion(act: .text(item.title), count: .number(count))),
        phrase: .message(.selectPhrase(act: .text(item.title), count: .number(count))))
    }
    confirmation.question.fill(count: count)
    confirmation.phrase.fill(count: count)
    confirmation.loss?.fill(count: count)
    let layer = ConfirmationLayer(
      confirmation, before: acted, to: item.id, title: item.title, isOnSelection: true, asked: line, context.wording
    ) { $0.base.selection?.acts.item(item.id).map { .menuItem($0, isSelected: nil) } }
    return Outcome(.open(.confirmation(layer)))
  }
}

extension LocalizedText {
  fileprivate mutating func fill(count: Int) {
    switch self {
    case .message(var message):
      message.arguments["count"] = .number(count)
      message.original?.fill(count: count)
      if case .joined(var parts) = message.arguments["value"] {
        for index in parts.indices { parts[index].fill(count: count) }
        message.arguments["value"] = .joined(parts)
      }
      self = .message(message)
    case .verbatim(let text): self = .verbatim(text.replacing("{count}", with: String(count)))
    case .tagged(let text, let language):
      self = .tagged(text.replacing("{count}", with: String(count)), language: language)
    }
  }
}
