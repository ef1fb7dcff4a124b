extension Session {
  /// Asks before an act that destroys something, or whose author wants it asked for (ASK-1, ASK-6). The phrase is never the line that asked for it (ASK-2).
  mutating func askToConfirm(
    _ confirmation: Confirmation?, title: LocalizedText, _ action: Action, _ id: ID, chooser: ID? = nil,
    in menu: MenuPlace? = nil, isOnSelection: Bool = false, _ line: Line
  ) {
    let confirmation =
      confirmation
      ?? Confirmation(
        .message("confirm.question", ["name": .text(title)]), phrase: .message("confirm.phrase", ["name": .text(title)])
      )
    let phrase = ConfirmationPhrase(confirmation.phrase, title: title, asked: line, locale.wording).text
    let act = PendingAct(
      id: id, title: title, action: action, menu: menu, chooser: chooser, isOnSelection: isOnSelection,
      confirmation: confirmation, phrase: phrase)
    navigation.overlays = [.confirmation(act)]
    refresh()
    sayQuestion(act)
  }

  /// Takes a line as the answer: the whole phrase alone confirms, and nothing that can't be heard (ASK-6).
  mutating func confirm(_ line: Line, _ folded: String, _ act: PendingAct) {
    if ConfirmationPhrase.isSaid(folded, act.phrase, locale.wording), !line.isTypedAhead {
      navigation.overlays.removeLast()
      refresh()
      failures = 0
      if let refusal = pendingThing(act)?.refusalNow { return say(refusal) }
      if act.isOnSelection { return performOnSelected(act.id, title: act.title) }
      if let chooser = act.chooser { return choose(act.id, of: chooser) }
      return self.act(act.action, on: act.id, in: act.menu)
    }
    let command = vocabulary.command(folded)
    if command == .back || command == .cancel || isAnswer(folded, act.confirmation.keep) {
      navigation.overlays.removeLast()
      refresh()
      return say(.change, act.confirmation.kept)
    }
    if command == .help || command == .repeat || command == .whereAmI || line.text.allSatisfy(\.isWhitespace) {
      return sayQuestion(act)
    }
    if command == .quit { say(.change, act.confirmation.kept) }
    if let command, performAnywhere(command) { return }
    say(.refusal, act.confirmation.kept)
    response.announcements[response.announcements.count - 1].sentences.append(choices(of: act))
  }

  /// Says the question, and what can be answered.
  mutating func sayQuestion(_ act: PendingAct) {
    var question = Announcement(.question)
    question.name = act.confirmation.question
    question.role = .actionSheet
    if let loss = act.confirmation.loss { question.sentences.append(loss) }
    say(question)
    say(.question, choices(of: act))
  }

  private func choices(of act: PendingAct) -> LocalizedText {
    .message("confirm.choices", ["phrase": .text(act.phrase), "keep": .text(act.confirmation.keep)])
  }

  /// Whether a folded line is one of the alternatives that `words` lists, or the locale's "no".
  private func isAnswer(_ folded: String, _ words: LocalizedText) -> Bool {
    locale.wording.text(words).alternatives().contains { Folding.fold($0) == folded } || isWord("answer.no", folded)
  }

  /// Whether a folded line is one of the phrases listed under `key`, in the locale's words or in English.
  func isWord(_ key: String, _ folded: String) -> Bool {
    let alternatives = locale.wording.alternatives(key)
    return (alternatives.own + alternatives.english).contains { Folding.fold($0) == folded }
  }
}
