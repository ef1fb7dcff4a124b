/// Something with changes, or not finished, is to be left: what becomes of that? (ASK-5, ASK-8, SHEET-3)
struct DiscardLayer: Sendable {
  /// What would be lost.
  enum Loss: Sendable {
    /// What the sheet in front holds.
    case sheet
    /// What a picker or a field holds that the app has not been told of.
    case unkept(Unkept)
    /// What goes on, or the sheet that can't be left yet, by its name: it would end with what is left.
    case unfinished(LocalizedText)
  }

  /// A picker or a field that holds what the app has not been told of.
  struct Unkept: Sendable {
    /// What it is called.
    let title: LocalizedText
    /// Lets the app have it.
    let keeping: Outcome
    /// Leaves it as it was.
    let dropping: Outcome
  }

  let loss: Loss
  /// How it is to be left.
  var exit: SheetExit

  private var thenQuit: Bool { exit == .quit }

  /// Asks what becomes of what would be lost.
  func question(in around: Surroundings) -> [Announcement] {
    guard let name = name(in: around) else { return [] }
    let title = Message.Argument.text(name)
    let phrase = Message.Argument.text(around.isListening ? phrase(of: name) : word(.discardDiscard, in: around))
    let message: Message
    switch loss {
    case .unfinished: message = .discardUnfinished(name: title, phrase: phrase)
    case .unkept:
      message = around.isListening ? .quitUnkeptHeard(name: title, phrase: phrase) : .quitUnkept(name: title)
    case .sheet:
      if let action = offeredAction(in: around) {
        let action = Message.Argument.text(action.title)
        message =
          around.isListening
          ? .discardQuestionHeardWithSave(sheet: title, action: action, phrase: phrase)
          : .discardQuestionWithSave(sheet: title, action: action)
      } else {
        message =
          around.isListening
          ? .discardQuestionHeard(sheet: title, phrase: phrase) : .discardQuestion(sheet: title)
      }
    }
    return [Announcement(.question, .message(message))]
  }

  /// What can be answered, as it is said.
  func answers(in around: Surroundings) -> [LocalizedText] {
    guard let name = name(in: around) else { return [] }
    let keeping: LocalizedText? =
      switch loss {
      case .sheet: offeredAction(in: around)?.title
      case .unkept: .message(.discardSave)
      case .unfinished: nil
      }
    return [phrase(of: name), keeping, .message(.discardKeep)].compactMap(\.self)
  }

  /// Takes a line as the answer; anything but one of the words leaves all as it is.
  mutating func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    if case .sheet = loss, around.frame.sheet == nil { return Outcome(.closeLayers) }
    if let outcome = takeKeeping(heard, in: around) { return outcome }
    if isDiscard(heard, in: around) { return discard(in: around) }
    if around.isWord(.discardKeep, heard.folded) { return goOn(in: around) }
    switch heard.command {
    case .leaving(.back), .leaving(.cancel): return goOn(in: around)
    case .session(.quit):
      // It is the same attempt: the app has heard of it.
      exit = .quit
      return .say(question(in: around))
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question(in: around))
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session,
      nil:
      let asked = question(in: around)
      return Anywhere.outcome(of: heard.command, in: around, asking: asked) ?? .say(asked)
    }
  }

  // MARK: - Answers

  /// Takes a line that keeps what was entered: the sheet's main action by its own name, or "save" where it is called so; "save" of
  /// a field or a picker.
  private func takeKeeping(_ heard: Heard, in around: Surroundings) -> Outcome? {
    switch loss {
    case .sheet:
      guard let action = around.frame.sheet?.preferredAction, !isOwnWord(action.title, in: around) else { return nil }
      let title = around.folded(action.title)
      let isSave = around.isWord(.discardSave, title) && around.isWord(.discardSave, heard.folded)
      let isNamed = heard.folded == title || heard.quoted.map { Folding.fold($0) } == title
      return isSave || isNamed ? save(by: action, heard, in: around) : nil
    case .unkept(let unkept):
      guard around.isWord(.discardSave, heard.folded) else { return nil }
      return Outcome(.closeFront) + unkept.keeping + (thenQuit ? Outcome(.quit) : .nothing)
    case .unfinished: return nil
    }
  }

  private func save(by action: Button, _ heard: Heard, in around: Surroundings) -> Outcome {
    guard action.availability == .enabled else {
      return .say([Announcement(action).refusal] + question(in: around))
    }
    let saved = Outcome(.closeLayers) + Using(around: around).press(action, heard.line)
    return thenQuit && action.asking == nil ? saved + Outcome(.quit) : saved
  }

  /// Whether a line discards: of what was heard, only the whole phrase does.
  private func isDiscard(_ heard: Heard, in around: Surroundings) -> Bool {
    if let name = name(in: around), ConfirmationPhrase.isSaid(heard.folded, phrase(of: name), around) { return true }
    return !heard.line.isRecognised && around.isWord(.discardDiscard, heard.folded)
  }

  private func discard(in around: Surroundings) -> Outcome {
    if case .unkept(let unkept) = loss {
      return thenQuit ? Outcome(.cancelPicker, .closeLayers, .quit) : Outcome(.closeFront) + unkept.dropping
    }
    if exit == .back, let back = around.frame.task?.back {
      return Outcome(.closeLayers, .act(Act(.pressed(back), on: back)))
    }
    if around.frame.sheet == nil { return Outcome(.closeLayers, .endProgram) }
    return Outcome(.closeLayers, .dropSheet(thenQuit: thenQuit))
  }

  private func goOn(in around: Surroundings) -> Outcome {
    switch loss {
    case .unkept: return Outcome(.closeFront, .sayFront)
    case .sheet, .unfinished:
      guard let sheet = around.frame.sheet else { return Outcome(.closeFront, .sayFront) }
      return Outcome(.closeLayers) + .said(.change, .message(.discardKept(sheet: .text(sheet.title))))
    }
  }

  // MARK: - Words

  /// What would be left.
  private func name(in around: Surroundings) -> LocalizedText? {
    switch loss {
    case .sheet: around.frame.sheet?.title
    case .unkept(let unkept): unkept.title
    case .unfinished(let name): name
    }
  }

  /// What discards by voice: it names the thing, so that stray talk does not hit it.
  private func phrase(of name: LocalizedText) -> LocalizedText { .message(.discardPhrase(name: .text(name))) }

  /// The first of the words that a message lists.
  private func word(_ message: Message, in around: Surroundings) -> LocalizedText {
    .verbatim(around.wording.alternatives(message.key).own.first ?? "")
  }

  /// The sheet's main action, where it can be done and answers by its name.
  private func offeredAction(in around: Surroundings) -> Button? {
    guard let action = around.frame.sheet?.preferredAction, action.availability == .enabled else { return nil }
    return isOwnWord(action.title, in: around) ? nil : action
  }

  /// Whether a title is one of the words that the question offers itself: it can't be told from that.
  private func isOwnWord(_ title: LocalizedText, in around: Surroundings) -> Bool {
    let folded = around.folded(title)
    return around.isWord(.discardDiscard, folded)
      || [word(.discardKeep, in: around)].contains { around.folded($0) == folded }
  }
}
