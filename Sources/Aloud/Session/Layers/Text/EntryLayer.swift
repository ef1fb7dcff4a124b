/// A field that awaits its text (EDIT-2).
struct EntryLayer: Sendable {
  /// The question of the app that the text answers; nil for a field of the place below.
  let asked: ActionSheet?
  var text: TextPlace
  /// A Boolean value that indicates whether there has been text for commands to act on. It stays true until the field is left,
  /// so that the commands keep their meaning.
  private var hasHeldText: Bool
  /// A text that looks like a command, while the user is asked whether it replaces the field's contents.
  private var replacement: String?
  /// The suggestions of a combo box that match what was typed.
  private(set) var suggested: SuggestionList?

  init(_ field: TextField, answering asked: ActionSheet? = nil) {
    self.asked = asked
    text = TextPlace(field)
    hasHeldText = field.isSecure ? !field.value.isEmpty : text.edited.lineCount > 0
  }

  func field(in context: LineContext) -> TextField? {
    if let asked { return asked.field }
    guard case .enterText(let field) = context.base.entry(text.id, near: context.place.focus.line)?.control?.usage
    else {
      return nil
    }
    return field
  }

  // MARK: - Lines

  /// Takes a line as the field's text, or as one line of it. If there is text, commands act on it. "Type" before a line that
  /// would be a command enters it as text.
  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard let field = field(in: context) else { return lost(with: parsed.text) }
    if let replacement { return answer(parsed, replacement, field, in: context) }
    if context.frame.task != nil, field.suggestions == nil { return takeScripted(parsed, field, in: context) }
    if let outcome = ask(field, { $0.take(parsed, field, in: context) }) { return outcome }
    let goesOn = field.takesLines && text.edited.lineCount > 0
    if !goesOn, parsed.isBlank {
      return field.takesEmptyLine ? set(field, to: "") : .say(question(field, in: context))
    }
    if let command = parsed.command, let outcome = perform(command, field, in: context) { return outcome }
    if let outcome = performObject(parsed, field, in: context) { return outcome }
    if let outcome = ask(field, { $0.enter(parsed.text, field, in: context) }) { return outcome }
    if let lines = dictated(parsed, field, in: context) {
      return field.takesLines
        ? lines.reduce(Outcome.nothing) { $0 + add($1, field, in: context) } : set(field, to: lines[0])
    }
    let line = literal(parsed, field, in: context)
    if field.takesLines { return add(line, field, in: context) }
    // A line that may be meant for something else does not overwrite text without a question (ASK-8).
    let isOverwritten = hasHeldText && !field.isSecure && line == parsed.text
    guard isOverwritten, mayBeMeantElsewhere(parsed, in: context) else { return set(field, to: line) }
    replacement = line
    return .say(replaceQuestion(line, field))
  }

  /// A line that a script waits for is text except for a few commands.
  private mutating func takeScripted(_ parsed: ParsedLine, _ field: TextField, in context: LineContext) -> Outcome {
    let isPiped = parsed.line.isPiped
    let isFirst = !field.takesLines || text.edited.lineCount == 0
    if isFirst, isPiped ? parsed.text.isEmpty && !field.takesLines : parsed.isBlank {
      return field.takesEmptyLine ? set(field, to: "") : .say(question(field, in: context))
    }
    switch ScriptedLine(parsed, isSecure: field.isSecure, in: context) {
    case .command(let meant):
      let outcome =
        meant.command.flatMap { perform($0, field, in: context) } ?? performObject(meant, field, in: context)
      return outcome ?? .refused(.message(.textEmpty(field: .text(field.title))))
    case .text(let line):
      let lines = dictated(parsed, field, in: context) ?? [line]
      guard field.takesLines else { return set(field, to: lines[0]) }
      return lines.reduce(.nothing) { $0 + add($1, field, in: context, isPiped: isPiped) }
    }
  }

  private func mayBeMeantElsewhere(_ parsed: ParsedLine, in context: LineContext) -> Bool {
    parsed.command != nil || context.user.vocabulary.beginsAsTextCommand(parsed.folded) || context.mayName(parsed)
  }

  // MARK: - Replacing

  var isAsking: Bool { replacement != nil }

  private func replaceQuestion(_ line: String, _ field: TextField) -> Announcement {
    Announcement(.question, .message(.entryReplace(field: .text(field.title), text: .text(.told(line)))))
  }

  /// Nil if the user is not asked.
  func askedReplacing(_ field: TextField) -> Announcement? { replacement.map { replaceQuestion($0, field) } }

  /// Any line but yes, no or a way out leaves the question open.
  private mutating func answer(
    _ parsed: ParsedLine, _ line: String, _ field: TextField, in context: LineContext
  ) -> Outcome {
    let question = replaceQuestion(line, field)
    switch parsed.command {
    case .leaving(.back), .leaving(.cancel): return keep(field, in: context)
    case .reading(.whereAmI): return Outcome(.sayWhere)
    case .session(.quit): return Outcome(.quit)
    case .setting, .session(.stop), .session(.pause), .session(.resume), .session(.sleep), .session(.wakeUp):
      return Anywhere.outcome(of: parsed.command, in: context, asking: [question]) ?? .say(question)
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .session, nil: break
    }
    switch context.user.understander.answer(parsed.text) {
    case true?: return set(field, to: line)
    case false?: return keep(field, in: context)
    case nil: return .say(question)
    }
  }

  private mutating func keep(_ field: TextField, in context: LineContext) -> Outcome {
    replacement = nil
    return .say(question(field, in: context))
  }

  /// Returns nil if the command's words are text.
  private mutating func perform(_ command: Command, _ field: TextField, in context: LineContext) -> Outcome? {
    switch command {
    case .leaving(let way) where way != .done: return leave(by: way == .back ? .back : .cancel, in: context)
    // "Done" may be a secret.
    case .leaving(.done):
      return field.takesLines || field.suggestions != nil || hasHeldText && !field.isSecure
        ? finish(field, in: context) : nil
    case .reading(.help): return help(field, in: context)
    case .reading(.repeat): return .say(sayAgain(in: context))
    case .reading(.whereAmI): return Outcome(.sayWhere) + wayOut(field)
    case .editing(.clear): return field.isSecure ? nil : clear(field, in: context)
    case .editing(.paste) where field.isSecure:
      return context.pasting(into: field).map { Outcome(.closeFront) + $0 }
    case .session(.undo), .session(.redo): return field.isSecure ? nil : undo(isUndo: command == .session(.undo))
    case .session(.quit): return field.isSecure ? nil : Outcome(.quit)
    case .session(.stop), .session(.pause): return field.isSecure ? nil : .nothing
    case .setting(let setting) where setting.isOfSpeech && !field.isSecure:
      return Outcome(.change(setting.change(of: context.settings)))
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      guard let work = TextWork(command), hasHeldText || work == .paste else { return nil }
      if field.isSecure { return .refused(.message(.editHidden(field: .text(field.title)))) }
      return self.work(field, in: context) { $0.perform(work, on: &$1) }
    }
  }

  private mutating func performObject(_ parsed: ParsedLine, _ field: TextField, in context: LineContext) -> Outcome? {
    guard !field.isSecure, hasHeldText else { return nil }
    for (command, _) in context.commandsWithObject(parsed) where command.isOnText {
      guard let object = context.object(of: command, in: parsed.text) else { continue }
      if let outcome = work(field, in: context, { $0.perform(command, object, on: &$1) }) { return outcome }
    }
    return nil
  }

  private mutating func work(
    _ field: TextField, in context: LineContext, _ work: (TextCommands, inout EditedText) -> Outcome?
  ) -> Outcome? {
    let before = suggested.map { _ in text.edited.text }
    guard let outcome = work(TextCommands(context, takesLines: field.takesLines), &text.edited) else { return nil }
    // The text was changed after the focus moved to a suggestion, so the text counts.
    if before != nil, before != text.edited.text { suggested = nil }
    if text.edited.lineCount > 0 { hasHeldText = true }
    // "Done" is text where a script waits for text.
    return outcome + (context.frame.task?.control == field.id ? .nothing : Outcome(.hint(.entryHintKeep)))
  }

  /// Leaves out "type" before what would be a command. "type of bread" is kept as it is.
  private func literal(_ parsed: ParsedLine, _ field: TextField, in context: LineContext) -> String {
    guard let rest = context.object(of: .type, in: parsed.text) else { return parsed.text }
    let inner = ParsedLine(Line(rest), context.user.vocabulary)
    let isCommand =
      inner.command != nil || context.commandsWithObject(inner).contains { $0.command.isOnText || $0.command == .type }
    return isCommand && (!field.isSecure || hasHeldText) ? rest : parsed.text
  }

  // MARK: - Suggestions

  /// Passes a line to the matching suggestions of a combo box, or to all suggestions if they have changed. Returns nil for
  /// other fields, and if the suggestions have no answer.
  private mutating func ask(
    _ field: TextField, _ question: (inout SuggestionList) -> SuggestionList.Answer?
  ) -> Outcome? {
    guard let all = field.suggestions else { return nil }
    var list = suggested.flatMap { $0.all == all ? $0 : nil } ?? SuggestionList(all)
    defer { suggested = list }
    return switch question(&list) {
    case .taken(let text): set(field, to: text)
    case .told(let outcome): outcome
    case nil: nil
    }
  }

  // MARK: - Adding, setting and leaving

  /// Adds a line to a multi-line field. A single full stop ends the text, and two stand for one.
  private mutating func add(
    _ line: String, _ field: TextField, in context: LineContext, isPiped: Bool = false
  ) -> Outcome {
    let stops = isPiped ? ["."] : [".", context.user.renderer.fullStop.trimmingSpaces()]
    let trimmed = isPiped ? line : line.trimmingSpaces()
    if stops.contains(trimmed) { return finish(field, in: context) }
    let line = stops.contains { trimmed == $0 + $0 } ? String(trimmed.dropLast()) : line
    guard text.edited.add(line: line) else {
      // The first line that does not fit is announced at once, the number of all such lines at the end.
      text.leftOutCount += 1
      return text.leftOutCount == 1 ? TextCommands.full : .nothing
    }
    hasHeldText = true
    if context.settings.verbosity == .low { return .nothing }
    return .said(.change, .message(.editLine(number: .number(text.edited.cursorLine))))
  }

  private mutating func finish(_ field: TextField, in context: LineContext) -> Outcome {
    guard text.edited.isEdited else { return leave(by: .cancel, in: context) }
    let edited = text.edited.text
    if let outcome = ask(field, { $0.keep(edited, field, in: context) }) { return outcome }
    let left =
      text.leftOutCount > 0
      ? Outcome.said(.notice, .message(.editLeftOut(count: .number(text.leftOutCount)))) : .nothing
    return set(field, to: edited) + left
  }

  /// What leaving the field would lose. The text typed to find a suggestion is lost only by quitting.
  func unkept(leavingBy exit: SheetExit = .cancel, in context: LineContext) -> DiscardLayer.Unkept? {
    if exit == .quit, let typed = suggested?.typed, let field = field(in: context), field.suggestions?.isOnly == false {
      return DiscardLayer.Unkept(title: text.title, keeping: set(field, to: typed), dropping: leave())
    }
    guard text.edited.isEdited, let field = field(in: context) else { return nil }
    var finished = self
    let isTask = context.frame.task?.control == text.id
    return DiscardLayer.Unkept(
      title: text.title, keeping: finished.finish(field, in: context),
      dropping: isTask ? Outcome(.closeFront, .leaveSheet(exit)) : leave())
  }

  private func set(_ field: TextField, to new: String) -> Outcome {
    guard new.utf8.count <= EditedText.limit else { return TextCommands.full }
    if asked != nil { return Outcome(.closeFront, .act(answer(field, with: new))) }
    var act = Act(.changed(field.id, to: .text(new)), on: field.id)
    // Entering the same text again changes nothing, but is announced all the same.
    if field.takesLines || field.suggestions != nil { act.heldField = field.id }
    // The user is told that the field was changed elsewhere since it was announced.
    let isOther = !field.isSecure && field.value != text.original
    let meanwhile =
      isOther
      ? Outcome.said(.notice, .message(.editChangedMeanwhile(field: .text(field.title)))) : .nothing
    return Outcome(.closeFront, .act(act)) + meanwhile
  }

  /// Takes the end of input. Returns nil if the field does not.
  func end(in context: LineContext) -> Outcome? {
    guard let field = field(in: context), field.takesEnd else { return nil }
    return set(field, to: TextField.endOfInput)
  }

  /// Nothing below shows the answer to a question, so it is announced by itself.
  private func answer(_ field: TextField, with new: String) -> Act {
    var act = Act(.changed(field.id, to: .text(new)))
    if field.isSecure { return act }
    var answered = field
    answered.value = new
    act.said = [Announcement(answered).held(with: [.empty])]
    return act
  }

  /// If text was entered, the user is asked what becomes of it (ASK-8). If the field is the whole task, leaving it ends the
  /// task, which is announced as such.
  private func leave(by exit: SheetExit, in context: LineContext) -> Outcome {
    if let unkept = unkept(leavingBy: exit, in: context) {
      return Outcome(.open(.discard(DiscardLayer(loss: .unkept(unkept), exit: exit))))
    }
    return context.frame.task?.control == text.id ? Outcome(.closeFront) : leave()
  }

  private func leave() -> Outcome {
    guard let asked else { return Outcome(.closeFront) + .said(.change, unchanged) }
    return Outcome(.closeFront) + .said(.change, .message(.taskCancelled)) + Outcome(.reportLeft(asked.id))
  }

  private mutating func clear(_ field: TextField, in context: LineContext) -> Outcome? {
    if !field.takesLines { return set(field, to: "") }
    guard text.edited.lineCount > 0 else { return .refused(.message(.textEmpty(field: .text(field.title)))) }
    return work(field, in: context) { $0.clear(&$1) }
  }

  private mutating func undo(isUndo: Bool) -> Outcome {
    guard let edit = isUndo ? text.edited.undo() : text.edited.redo() else {
      return .refused(.message(isUndo ? .undoNone : .redoNone))
    }
    suggested = nil
    return .said(.change, .message(isUndo ? .undoDone(name: .text(edit.name)) : .redoDone(name: .text(edit.name))))
  }
}

extension EditedText {
  /// At the end of the text, no lines are counted.
  fileprivate var cursorLine: Int { place == nil ? lineCount : units.number(ofLineAt: cursor) }
}

extension ObjectCommand {
  package var isOnText: Bool { takes.scope == .text && self != .type }
}
