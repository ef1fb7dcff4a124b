/// An act that waits for its confirmation (ASK-1, ASK-2).
struct ConfirmationLayer: Sendable {
  /// The thing that was used.
  let id: ID
  /// What it is called.
  let title: LocalizedText
  let deed: Deed
  /// The menu that it was chosen from.
  let menu: MenuLayer?
  let confirmation: Confirmation
  /// The phrase that confirms, as it is said; it is never the line that asked for the act.
  let phrase: LocalizedText

  /// What happens once it is confirmed.
  enum Deed: Sendable {
    case press(Action)
    /// The item is chosen in the menu of a control.
    case choose(of: ID)
    /// It is done to all that is selected.
    case onSelection
  }

  /// Asks before something happens to the thing `id`, for which `line` has asked.
  init(
    _ confirmation: Confirmation, before deed: Deed, to id: ID, title: LocalizedText, in menu: MenuLayer? = nil,
    asked line: Line, _ wording: Wording
  ) {
    self.id = id
    self.title = title
    self.deed = deed
    self.menu = menu
    self.confirmation = confirmation
    phrase = ConfirmationPhrase(confirmation.phrase, title: title, asked: line, wording).text
  }

  /// Says the question, and what can be answered.
  var question: [Announcement] {
    var question = Announcement(.question)
    question.name = confirmation.question
    question.role = .actionSheet
    if let loss = confirmation.loss { question.sentences.append(loss) }
    return [question, shortQuestion]
  }

  /// Says what can be answered.
  var shortQuestion: Announcement { Announcement(.question, choices) }

  private var choices: LocalizedText {
    .message(.confirmChoices(phrase: .text(phrase), keep: .text(confirmation.keep)))
  }

  /// Takes a line as the answer: the whole phrase alone confirms.
  func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    if ConfirmationPhrase.isSaid(heard.folded, phrase, around) { return confirmed(in: around) }
    if isKeep(heard.folded, in: around) { return keep }
    if heard.isBlank { return .say(question) }
    switch heard.command {
    case .leaving(.back), .leaving(.cancel): return keep
    case .reading(.help), .reading(.repeat): return .say(question)
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question)
    case .reading(.spell): return .say([Announcement(spelling: phrase, false, around.locale)])
    case .reading(.spellPhonetic): return .say([Announcement(spelling: phrase, true, around.locale)])
    case .session(.quit): return .said(.change, confirmation.kept) + Outcome(.quit)
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session,
      nil:
      if let outcome = Anywhere.outcome(of: heard.command, in: around, asking: [shortQuestion]) { return outcome }
    }
    return .say(Announcement(.refusal, confirmation.kept, choices))
  }

  private var keep: Outcome { Outcome(.closeFront) + .said(.change, confirmation.kept) }

  private func confirmed(in around: Surroundings) -> Outcome {
    let closed = Outcome(.closeFront)
    if let refusal = thing(in: around)?.refusalNow { return closed + .say(refusal) }
    switch deed {
    case .press(let action): return closed + Using(around: around).does(action, on: id, in: menu)
    case .choose(let control):
      return closed + Outcome(.act(Act(.changed(control, to: .choice(id)), on: control, id, in: menu)))
    case .onSelection: return closed + Outcome(.actOnSelected(id, title: title))
    }
  }

  /// The thing whose act waits, as it is now; nil where it has gone: what is no longer there is not to be confirmed.
  func thing(in around: Surroundings) -> Entry? {
    let item: MenuItem?
    switch deed {
    case .onSelection: item = around.base.selection?.acts.item(id)
    case .press, .choose:
      guard let menu else { return around.base.entry(id, near: around.place.bookmark.focus) }
      item = menu.root(in: around)?.menu.item(id)
    }
    return item.map { .menuItem($0, isSelected: nil) }
  }

  /// Whether a folded line is one of the words that leave all as it is, or the locale's "no".
  private func isKeep(_ folded: String, in around: Surroundings) -> Bool {
    around.wording.text(confirmation.keep).alternatives().contains { Folding.fold($0) == folded }
      || around.isWord(.answerNo, folded)
  }
}

extension Entry {
  /// What is said where it can't be used now; nil where it can.
  var refusalNow: Announcement? {
    let announcement = announcement
    return announcement.states.contains { $0 == .dimmed || $0 == .busy } ? announcement.refusal : nil
  }
}
