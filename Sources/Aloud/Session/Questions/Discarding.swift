extension Session {
  /// Asks what becomes of a sheet's changes (ASK-5, SHEET-3).
  mutating func askDiscard() {
    guard let sheet = currentSheet else { return }
    let canSave = preferredAction(of: sheet)?.availability == .enabled
    say(
      .question,
      .message(canSave ? "discard.questionWithSave" : "discard.question", ["sheet": .text(sheet.compactTitle)]))
  }

  /// Takes a line as the answer; anything but one of the words leaves all as it is.
  mutating func answerDiscard(_ line: Line, _ folded: String, thenQuit: Bool) {
    guard let sheet = currentSheet else { return navigation.overlays.removeAll() }
    if isWord("discard.discard", folded) {
      navigation.overlays = []
      return drop(thenQuit: thenQuit)
    }
    if isWord("discard.save", folded), let action = preferredAction(of: sheet) {
      guard action.availability == .enabled else {
        say(Announcement(.button(action)).refusal)
        return askDiscard()
      }
      navigation.overlays = []
      if action.asksFirst {
        return askToConfirm(action.confirmation, title: action.title, action.action, action.id, line)
      }
      act(action.action, on: action.id)
      return thenQuit && navigation.sheets.last?.id != sheet.id ? quit() : ()
    }
    let command = vocabulary.command(folded)
    // It is the same attempt: the app has heard of it.
    if command == .quit {
      navigation.overlays = [.discard(thenQuit: true)]
      return askDiscard()
    }
    if isWord("discard.keep", folded) || command == .cancel || command == .back {
      navigation.overlays = []
      return say(.change, .message("discard.kept", ["sheet": .text(sheet.compactTitle)]))
    }
    if let command, performAnywhere(command) { return }
    askDiscard()
  }
}
