/// Resolves a line that is both a command and the name of a thing here. The line means the one of the two that can act; if both
/// can, the user is asked which (LOOP-10).
extension PlaceLayer {
  /// Performs a command, unless the thing of that name is meant.
  mutating func take(_ command: Command, _ parsed: ParsedLine, in context: LineContext) -> Outcome {
    if case .setting = command, let outcome = changeOwnValue(parsed, in: context) { return outcome }
    let lines = parsed.isCommandMeant ? [] : context.visibleLines(called: parsed.folded)
    guard let first = lines.first, !context.isQuestioned else { return perform(command, in: context) }
    // A menu called "More" is what "more" opens, and a switch with the name of a setting stands for that setting.
    if command.namesMenu, lines.allSatisfy({ context.entries[$0].control?.opensOwnMenu ?? false }) {
      return lines.map(Candidate.line).outcome(parsed.line)
    }
    if case .setting = command, lines.allSatisfy({ context.entries[$0].isTurned(on: true) != nil }) {
      return perform(command, in: context)
    }
    // A suggested item in a menu applies to the thing that the menu belongs to.
    if lines.contains(where: { context.entries[$0].id.flatMap(SuggestedAct.init) != nil }) {
      return lines.map(Candidate.line).outcome(parsed.line)
    }
    // A task may show the action that ends it.
    if command == .leaving(.done), lines == [context.mainAnswer] { return perform(command, in: context) }
    // A sheet shows the button that leaves it.
    if lines.contains(where: { context.entries[$0].does(command) }) { return perform(command, in: context) }
    let usable = lines.filter { context.entries[$0].refusalNow == nil }
    // A script's answer is meant, and its button where nothing tells that "back" is a way out. "Cancel" leaves the task.
    let isLeaving = command == .leaving(.back) || command == .session(.quit)
    if isLeaving && context.isChoice || command == .leaving(.back) && context.frame.task?.tellsBack == false {
      return lines.map(Candidate.line).outcome(parsed.line)
    }
    // "Stop" silences what sounds, and presses a button of that name once nothing does.
    if parsed.mayStopWork, usable.count == 1, context.entries[usable[0]].sendsHarmlessly {
      return Candidate.line(usable[0]).outcome(parsed.line)
    }
    if command.keepsItsMeaning {
      return perform(command, in: context).noting(context.entries[first].title ?? context.shown.title)
    }
    var other = self
    let outcome = other.perform(command, in: context)
    let acts = !outcome.isRefusal && context.hasObject(for: command, at: focus.line)
    if acts, usable.isEmpty {
      self = other
      return outcome
    }
    let candidates = (usable.isEmpty ? lines : usable).map(Candidate.line)
    return (acts ? candidates + [.command(command, words: parsed.text)] : candidates).outcome(parsed.line)
  }
}

extension PlaceLayer {
  /// Turns the switch, or moves the slider, of a setting's name that an app has for itself: "sounds off" beside a check box "Sounds",
  /// "turn the volume up" beside a slider of the music. Returns nil if there is none.
  private func changeOwnValue(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if parsed.isCommandMeant || context.isQuestioned { return nil }
    let reading = AssignmentReading(context: context)
    let switched = reading.states(parsed).lazy.filter { context.isOwnSwitch($0.name) }
      .compactMap { turn($0.name, on: $0.isOn, parsed, in: context) }.first
    if let switched { return switched }
    let moved = context.isMenu ? [] : reading.moves(parsed)
    return moved.isEmpty ? nil : Outcome(.assign(moved, asked: parsed.line))
  }
}

extension Outcome {
  /// Adds the notice that something here has that name too. The notice comes first if the outcome leads away.
  func noting(_ title: LocalizedText) -> Outcome {
    let note = Outcome.said(.notice, .message(.nameAlsoHere(name: .text(title))))
    return isHarmless ? self + note : note + self
  }
}

extension LineContext {
  /// More things of the place below than these are not searched for a name.
  private static let namedEntries = 200

  /// Returns the thing of the place below, other than the open one, that a line names in full, with or without a command or a
  /// value. Answer words are never names (LOOP-13).
  func named(by parsed: ParsedLine, besides id: ID?) -> Entry? {
    guard !isAnswer(parsed.folded), user.understander.answer(parsed.text) == nil else { return nil }
    let objects = [parsed.folded] + commandsWithObject(parsed).map(\.object)
    let said = objects + objects.flatMap(saidNames)
    return named { title, entry in
      (id == nil || entry.id != id)
        && (said.contains(title) || nameForms.match(said, title) == .whole
          || entry.takesValue && parsed.folded.hasPrefix(title + " "))
    }
  }

  /// Returns whether a line begins with the name of a thing of the place below: "lamp", "press lamp", "lamp on".
  func mayName(_ parsed: ParsedLine) -> Bool {
    let objects = [parsed.folded] + commandsWithObject(parsed).map(\.object)
    return named { title, _ in objects.contains(title) || parsed.folded.hasPrefix(title + " ") } != nil
  }

  private func named(where isNamed: (_ title: String, _ entry: Entry) -> Bool) -> Entry? {
    let entries = base.entries
    return (0..<min(entries.count, Self.namedEntries)).lazy.map { entries[$0] }
      .first { entry in entry.title.map { isNamed(folded($0), entry) } ?? false }
  }

  /// The provided rows of a place with more lines than these are not examined.
  private static let readableRows = 200

  /// Returns the lines of the things with exactly this name: all in the element tree, and the rows of the current page.
  fileprivate func visibleLines(called folded: String) -> [Int] {
    let own = shown.ownLabels.filter { $0.label == folded }.map(\.line)
    // In a very long list, each command would have to create a page of rows.
    let few = entries.count <= Self.readableRows ? entries.providedRows : []
    let page = place.focus.firstOfPage
    let rows = few.flatMap { firstLine, rows in
      (max(firstLine, page)..<max(firstLine, page, min(firstLine + rows.count, page + pageSize)))
        .filter { label(of: rows[$0 - firstLine]) == folded }
    }
    return own + rows
  }

  /// Returns whether a folded label is that of a thing here which does not stand for a setting, as those of a screen of settings do.
  fileprivate func isOwnSwitch(_ folded: String) -> Bool {
    shown.ownLabels.contains { line, label in
      label == folded && !SettingName.allCases.contains { $0.title == entries[line].title }
    }
  }

  /// Returns whether there is something for a command to act on, if its outcome does not show it.
  fileprivate func hasObject(for command: Command, at line: Int?) -> Bool {
    switch command {
    case .session(.undo): canUndo
    case .session(.redo): canRedo
    case .session(.ownMenu): line.map { $0 < entries.count && entries[$0].menu?.isEmpty == false } ?? false
    case .session(.contextMenu): line.map { $0 < entries.count && entries[$0].id != nil } ?? false
    // A button of that name is meant, because a typed line has already stopped speech.
    case .session(.pause), .session(.resume): false
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      true
    }
  }
}

extension Entry {
  fileprivate func does(_ command: Command) -> Bool {
    guard case .press(let action, nil) = control?.usage else { return false }
    if command == .session(.quit) { return action == .quit }
    guard action == .dismiss, case .leaving(let leaving) = command else { return false }
    return (leaving == .done) == (id == SheetWords.done)
  }
}
