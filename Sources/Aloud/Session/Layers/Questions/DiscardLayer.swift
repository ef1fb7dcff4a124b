/// The question before leaving something that has changes or is unfinished (ASK-5, ASK-8, SHEET-3).
struct DiscardLayer: Sendable {
  enum Loss: Sendable {
    case sheet
    case unkept(Unkept)
    /// The title of work in progress, or of a sheet that can't be left yet. Leaving would end it.
    case unfinished(LocalizedText)
  }

  /// A picker or field whose value the app has not been told of.
  struct Unkept: Sendable {
    let title: LocalizedText
    let keeping: Outcome
    let dropping: Outcome
  }

  let loss: Loss
  var exit: SheetExit

  private var thenQuit: Bool { exit == .quit }

  func question(in context: LineContext) -> [Announcement] {
    guard let name = name(in: context) else { return [] }
    let title = Message.Argument.text(name)
    let phrase = Message.Argument.text(context.isListening ? phrase(of: name) : word(.discardDiscard, in: context))
    let message: Message
    switch loss {
    case .unfinished: message = .discardUnfinished(name: title, phrase: phrase)
    case .unkept:
      message = context.isListening ? .quitUnkeptHeard(name: title, phrase: phrase) : .quitUnkept(name: title)
    case .sheet:
      if let action = offeredAction(in: context) {
        let action = Message.Argument.text(action.title)
        message =
          context.isListening
          ? .discardQuestionHeardWithSave(sheet: title, action: action, phrase: phrase)
          : .discardQuestionWithSave(sheet: title, action: action)
      } else {
        message =
          context.isListening
          ? .discardQuestionHeard(sheet: title, phrase: phrase) : .discardQuestion(sheet: title)
      }
    }
    return [Announcement(.question, .message(message))]
  }

  func answers(in context: LineContext) -> [LocalizedText] {
    guard let name = name(in: context) else { return [] }
    let keeping: LocalizedText? =
      switch loss {
      case .sheet: offeredAction(in: context)?.title
      case .unkept: .message(.discardSave)
      case .unfinished: nil
      }
    return [phrase(of: name), keeping, .message(.discardKeep)].compactMap(\.self)
  }

  /// Any line that is no answer leaves everything as it is.
  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if case .sheet = loss, context.frame.sheet == nil { return Outcome(.closeLayers) }
    if let outcome = takeKeeping(parsed, in: context) { return outcome }
    if isDiscard(parsed, in: context) { return discard(in: context) }
    if context.isWord(.discardKeep, parsed.folded) { return goOn(in: context) }
    switch parsed.command {
    case .leaving(.back), .leaving(.cancel): return goOn(in: context)
    case .session(.quit):
      // This is the same attempt, of which the app knows already.
      exit = .quit
      return .say(question(in: context))
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question(in: context))
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session,
      nil:
      let asked = question(in: context)
      return Anywhere.outcome(of: parsed.command, in: context, asking: asked) ?? .say(asked)
    }
  }

  // MARK: - Answers

  /// The name of the sheet's main action, "save" if that action is called so, or "save" for a field or picker.
  private func takeKeeping(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    switch loss {
    case .sheet:
      guard let action = context.frame.sheet?.preferredAction, !isOwnWord(action.title, in: context) else { return nil }
      let title = context.folded(action.title)
      let isSave = context.isWord(.discardSave, title) && context.isWord(.discardSave, parsed.folded)
      let isNamed = parsed.folded == title || parsed.quoted.map { Folding.fold($0) } == title
      // "Done" is the main answer of a task in English too, and whatever the button is called (SCRIPT-4).
      let isDone = parsed.command == .leaving(.done) && context.frame.task?.isAnsweredByDone == true
      return isSave || isNamed || isDone ? save(by: action, parsed, in: context) : nil
    case .unkept(let unkept):
      guard context.isWord(.discardSave, parsed.folded) else { return nil }
      return Outcome(.closeFront) + unkept.keeping + (thenQuit ? Outcome(.quit) : .nothing)
    case .unfinished: return nil
    }
  }

  private func save(by action: Button, _ parsed: ParsedLine, in context: LineContext) -> Outcome {
    guard action.availability == .enabled else {
      return .say([Announcement(action).refusal] + question(in: context))
    }
    let saved = Outcome(.closeLayers) + Using(context: context).press(action, parsed.line)
    return thenQuit && action.asking == nil ? saved + Outcome(.quit) : saved
  }

  /// Returns whether a line discards. A recognised line must be the complete phrase.
  private func isDiscard(_ parsed: ParsedLine, in context: LineContext) -> Bool {
    if let name = name(in: context), ConfirmationPhrase.isSaid(parsed.folded, phrase(of: name), context) { return true }
    return !parsed.line.isRecognised && context.isWord(.discardDiscard, parsed.folded)
  }

  private func discard(in context: LineContext) -> Outcome {
    if case .unkept(let unkept) = loss {
      return thenQuit ? Outcome(.cancelPicker, .closeLayers, .quit) : Outcome(.closeFront) + unkept.dropping
    }
    if exit == .back, let back = context.frame.task?.back {
      return Outcome(.closeLayers, .act(Act(.pressed(back), on: back)))
    }
    if context.frame.sheet == nil { return Outcome(.closeLayers, .endProgram) }
    return Outcome(.closeLayers, .dropSheet(thenQuit: thenQuit))
  }

  private func goOn(in context: LineContext) -> Outcome {
    switch loss {
    case .unkept: return Outcome(.closeFront, .sayFront)
    case .sheet, .unfinished:
      guard let sheet = context.frame.sheet else { return Outcome(.closeFront, .sayFront) }
      return Outcome(.closeLayers) + .said(.change, .message(.discardKept(sheet: .text(sheet.title))))
    }
  }

  // MARK: - Words

  private func name(in context: LineContext) -> LocalizedText? {
    switch loss {
    case .sheet: context.frame.sheet?.title
    case .unkept(let unkept): unkept.title
    case .unfinished(let name): name
    }
  }

  /// Discards by voice. The phrase names the thing, so that stray talk does not match it.
  private func phrase(of name: LocalizedText) -> LocalizedText { .message(.discardPhrase(name: .text(name))) }

  private func word(_ message: Message, in context: LineContext) -> LocalizedText {
    .verbatim(context.wording.alternatives(message.key).own.first ?? "")
  }

  /// Returns the sheet's main action if it is enabled and its name can be used as an answer.
  private func offeredAction(in context: LineContext) -> Button? {
    guard let action = context.frame.sheet?.preferredAction, action.availability == .enabled else { return nil }
    return isOwnWord(action.title, in: context) ? nil : action
  }

  /// Returns whether a title equals a word that the question itself offers, so that the two can't be told apart.
  private func isOwnWord(_ title: LocalizedText, in context: LineContext) -> Bool {
    let folded = context.folded(title)
    return context.isWord(.discardDiscard, folded) || context.folded(word(.discardKeep, in: context)) == folded
  }
}
