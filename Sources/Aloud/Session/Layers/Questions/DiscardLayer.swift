/// A sheet with changes is to be left, or the program with something open that is changed: what becomes of that? (ASK-5, SHEET-3)
struct DiscardLayer: Sendable {
  /// A picker or a field that holds what the app has not been told of.
  struct Unkept: Sendable {
    /// What it is called.
    let title: LocalizedText
    /// Lets the app have it.
    let keeping: Outcome
  }

  /// Whether the program is to be left with it.
  var thenQuit: Bool
  /// What is open over the screen, and would be lost with the program; nil where it is the sheet that is left.
  var unkept: Unkept?

  /// Asks what becomes of the sheet's changes.
  func question(in around: Surroundings) -> [Announcement] {
    guard let name = name(in: around) else { return [] }
    let canSave = unkept == nil && around.frame.sheet?.preferredAction?.availability == .enabled
    let message: Message
    if around.isListening {
      let phrase = Message.Argument.text(phrase(of: name))
      message =
        unkept != nil
        ? .quitUnkeptHeard(name: .text(name), phrase: phrase)
        : canSave
          ? .discardQuestionHeardWithSave(sheet: .text(name), phrase: phrase)
          : .discardQuestionHeard(sheet: .text(name), phrase: phrase)
    } else {
      message =
        unkept != nil
        ? .quitUnkept(name: .text(name))
        : canSave ? .discardQuestionWithSave(sheet: .text(name)) : .discardQuestion(sheet: .text(name))
    }
    return [Announcement(.question, .message(message))]
  }

  /// What can be answered, as it is said.
  func answers(in around: Surroundings) -> [LocalizedText] {
    guard let name = name(in: around) else { return [] }
    return [phrase(of: name), .message(.discardSave), .message(.discardKeep)]
  }

  /// What is left with changes.
  private func name(in around: Surroundings) -> LocalizedText? { unkept?.title ?? around.frame.sheet?.title }

  /// What discards by voice: it names the thing, so that stray talk does not hit it.
  private func phrase(of name: LocalizedText) -> LocalizedText { .message(.discardPhrase(name: .text(name))) }

  /// Whether a line discards: of what was heard, only the whole phrase does.
  private func isDiscard(_ heard: Heard, in around: Surroundings) -> Bool {
    if let name = name(in: around), ConfirmationPhrase.isSaid(heard.folded, phrase(of: name), around) { return true }
    return !heard.line.isRecognised && around.isWord(.discardDiscard, heard.folded)
  }

  /// Takes a line as the answer; anything but one of the words leaves all as it is.
  mutating func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    if let unkept { return take(heard, unkept, in: around) }
    guard let sheet = around.frame.sheet else { return Outcome(.closeLayers) }
    if isDiscard(heard, in: around) { return Outcome(.closeLayers, .dropSheet(thenQuit: thenQuit)) }
    if around.isWord(.discardSave, heard.folded), let action = sheet.preferredAction {
      return save(by: action, heard, in: around)
    }
    if around.isWord(.discardKeep, heard.folded) { return keep(sheet) }
    switch heard.command {
    case .leaving(.back), .leaving(.cancel): return keep(sheet)
    case .session(.quit):
      // It is the same attempt: the app has heard of it.
      thenQuit = true
      return .say(question(in: around))
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question(in: around))
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session,
      nil:
      let asked = question(in: around)
      return Anywhere.outcome(of: heard.command, in: around, asking: asked) ?? .say(asked)
    }
  }

  /// Takes a line as the answer to what becomes of what is open: kept or not, the program ends then.
  private func take(_ heard: Heard, _ unkept: Unkept, in around: Surroundings) -> Outcome {
    if isDiscard(heard, in: around) { return Outcome(.cancelPicker, .closeLayers, .quit) }
    if around.isWord(.discardSave, heard.folded) { return Outcome(.closeFront) + unkept.keeping + Outcome(.quit) }
    if around.isWord(.discardKeep, heard.folded) { return Outcome(.closeFront, .sayFront) }
    switch heard.command {
    case .leaving(.back), .leaving(.cancel): return Outcome(.closeFront, .sayFront)
    case .session(.quit): return .say(question(in: around))
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question(in: around))
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session,
      nil:
      let asked = question(in: around)
      return Anywhere.outcome(of: heard.command, in: around, asking: asked) ?? .say(asked)
    }
  }

  private func keep(_ sheet: SheetFrame) -> Outcome {
    Outcome(.closeLayers) + .said(.change, .message(.discardKept(sheet: .text(sheet.title))))
  }

  private func save(by action: Button, _ heard: Heard, in around: Surroundings) -> Outcome {
    guard action.availability == .enabled else {
      return .say([Announcement(action).refusal] + question(in: around))
    }
    let saved = Outcome(.closeLayers) + Using(around: around).press(action, heard.line)
    return thenQuit && action.asking == nil ? saved + Outcome(.quit) : saved
  }
}
