/// The question before leaving something that has changes or is unfinished (ASK-5, ASK-8, SHEET-3).
struct DiscardLayer: Sendable {
  /// The things that leaving would lose.
  enum Loss: Sendable {
    /// The contents of the sheet in front.
    case sheet
    /// The value of a picker or field that the app has not been told of.
    case unkept(Unkept)
    /// The title of work in progress, or of a sheet that can't be left yet. Leaving would end it.
    case unfinished(LocalizedText)
  }

  /// A picker or field whose value the app has not been told of.
  struct Unkept: Sendable {
    /// The title of the picker or field.
    let title: LocalizedText
    /// The outcome that gives the value to the app.
    let keeping: Outcome
    /// The outcome that drops the value.
    let dropping: Outcome
  }

  let loss: Loss
  /// The way of leaving that was attempted.
  var exit: SheetExit

  private var thenQuit: Bool { exit == .quit }

  /// Returns the question.
  func question(in around: LineContext) -> [Announcement] {
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

  /// Returns the possible answers, as they are spoken.
  func answers(in around: LineContext) -> [LocalizedText] {
    guard let name = name(in: around) else { return [] }
    let keeping: LocalizedText? =
      switch loss {
      case .sheet: offeredAction(in: around)?.title
      case .unkept: .message(.discardSave)
      case .unfinished: nil
      }
    return [phrase(of: name), keeping, .message(.discardKeep)].compactMap(\.self)
  }

  /// Takes a line as the answer. Any other line leaves everything as it is.
  mutating func take(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    if case .sheet = loss, around.frame.sheet == nil { return Outcome(.closeLayers) }
    if let outcome = takeKeeping(heard, in: around) { return outcome }
    if isDiscard(heard, in: around) { return discard(in: around) }
    if around.isWord(.discardKeep, heard.folded) { return goOn(in: around) }
    switch heard.command {
    case .leaving(.back), .leaving(.cancel): return goOn(in: around)
    case .session(.quit):
      // This is the same attempt, of which the app knows already.
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

  /// Takes a line that keeps what was entered: the name of the sheet's main action, "save" if that action is called so, or "save"
  /// for a field or picker.
  private func takeKeeping(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
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

  private func save(by action: Button, _ heard: ParsedLine, in around: LineContext) -> Outcome {
    guard action.availability == .enabled else {
      return .say([Announcement(action).refusal] + question(in: around))
    }
    let saved = Outcome(.closeLayers) + Using(around: around).press(action, heard.line)
    return thenQuit && action.asking == nil ? saved + Outcome(.quit) : saved
  }

  /// Returns a Boolean value that indicates whether a line discards. A recognised line must be the complete phrase.
  private func isDiscard(_ heard: ParsedLine, in around: LineContext) -> Bool {
    if let name = name(in: around), ConfirmationPhrase.isSaid(heard.folded, phrase(of: name), around) { return true }
    return !heard.line.isRecognised && around.isWord(.discardDiscard, heard.folded)
  }

  private func discard(in around: LineContext) -> Outcome {
    if case .unkept(let unkept) = loss {
      return thenQuit ? Outcome(.cancelPicker, .closeLayers, .quit) : Outcome(.closeFront) + unkept.dropping
    }
    if exit == .back, let back = around.frame.task?.back {
      return Outcome(.closeLayers, .act(Act(.pressed(back), on: back)))
    }
    if around.frame.sheet == nil { return Outcome(.closeLayers, .endProgram) }
    return Outcome(.closeLayers, .dropSheet(thenQuit: thenQuit))
  }

  private func goOn(in around: LineContext) -> Outcome {
    switch loss {
    case .unkept: return Outcome(.closeFront, .sayFront)
    case .sheet, .unfinished:
      guard let sheet = around.frame.sheet else { return Outcome(.closeFront, .sayFront) }
      return Outcome(.closeLayers) + .said(.change, .message(.discardKept(sheet: .text(sheet.title))))
    }
  }

  // MARK: - Words

  /// Returns the title of what would be left.
  private func name(in around: LineContext) -> LocalizedText? {
    switch loss {
    case .sheet: around.frame.sheet?.title
    case .unkept(let unkept): unkept.title
    case .unfinished(let name): name
    }
  }

  /// Returns the phrase that discards by voice. It names the thing, so that stray talk does not match it.
  private func phrase(of name: LocalizedText) -> LocalizedText { .message(.discardPhrase(name: .text(name))) }

  /// Returns the first of the words that a message lists.
  private func word(_ message: Message, in around: LineContext) -> LocalizedText {
    .verbatim(around.wording.alternatives(message.key).own.first ?? "")
  }

  /// Returns the sheet's main action if it is enabled and its name can be used as an answer.
  private func offeredAction(in around: LineContext) -> Button? {
    guard let action = around.frame.sheet?.preferredAction, action.availability == .enabled else { return nil }
    return isOwnWord(action.title, in: around) ? nil : action
  }

  /// Returns a Boolean value that indicates whether a title equals a word that the question itself offers, so that the two can't be
  /// told apart.
  private func isOwnWord(_ title: LocalizedText, in around: LineContext) -> Bool {
    let folded = around.folded(title)
    return around.isWord(.discardDiscard, folded)
      || [word(.discardKeep, in: around)].contains { around.folded($0) == folded }
  }
}
