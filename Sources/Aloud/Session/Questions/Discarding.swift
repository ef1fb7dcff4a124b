extension Session {
  /// Asks what becomes of a sheet's changes (ASK-5, SHEET-3).
  mutating func askDiscard() {
    guard let sheet = currentSheet else { return }
    let canSave = preferredAction(of: sheet)?.availability == .enabled
    say(
      .question,
      .message(canSave ? "discard.questionWithSave" : "discard.question", ["sheet": .text(sheet.title)]))
  }

  /// Takes a line as the answer; anything but one of the words leaves all as it is.
  mutating func answerDiscard(_ folded: String, thenQuit: Bool) {
    guard let sheet = currentSheet else { return navigation.overlays.removeAll() }
    if isWord("discard.discard", folded) {
      navigation.overlays = []
      return drop(thenQuit: thenQuit)
    }
    if isWord("discard.save", folded), let action = preferredAction(of: sheet), action.availability == .enabled {
      navigation.overlays = []
      act(action.action, on: action.id)
      return thenQuit && navigation.sheets.last?.id != sheet.id ? quit() : ()
    }
    let command = vocabulary.command(folded)
    if isWord("discard.keep", folded) || command == .cancel || command == .back {
      navigation.overlays = []
      return say(.change, .message("discard.kept", ["sheet": .text(sheet.title)]))
    }
    if let command, performAnywhere(command) { return }
    askDiscard()
  }
}
