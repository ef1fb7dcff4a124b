/// The screen in front, or that of a sheet, which is below all other layers and takes the lines that none of them understands.
struct ScreenLayer: PlaceLayer, Sendable {
  var place: Place
  var focus: Focus {
    get { place.focus }
    set { place.focus = newValue }
  }

  /// Offers a line first to the selecting of rows and to an open search. Returns nil if it is not understood.
  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    // A command that leaves a search opened while selecting ends only the search.
    let isWayBack = parsed.command == .leaving(.cancel) || parsed.command == .leaving(.back)
    let endsSearch = isWayBack && context.shown.role == .searchField && place.search?.isOverSelecting == true
    if context.isSelecting, !endsSearch, let outcome = select({ $0.take(parsed, in: context) }) { return outcome }
    if context.shown.role == .searchField, let search = context.shown.search {
      var layer = SearchLayer(screen: self, search: search)
      defer { place = layer.screen.place }
      return layer.take(parsed, in: context)
    }
    if undoes(parsed, in: context) {
      return Outcome(.perform(.session(.undo), asked: parsed.line))
    }
    if let line = context.answered(by: parsed) { return Outcome(.use(line: line, asked: parsed.line)) }
    if let outcome = SeveralBoxes(context: context).outcome(parsed) ?? takeHere(parsed, in: context) { return outcome }
    if let line = context.line(withDescriptionOf: parsed) {
      return Outcome(.use(line: line, asked: parsed.line))
    }
    if context.isSelecting, let outcome = select({ $0.takeRest(parsed, in: context) }) { return outcome }
    // The word means the search even if there is none, which is announced.
    if parsed.command == .search(.search), !context.isQuestioned { return .refused(.message(.searchUnavailable)) }
    return nil
  }

  /// Returns whether a word for both "cancel" and "undo" means undo: nothing here can be cancelled, and something undone.
  private func undoes(_ parsed: ParsedLine, in context: LineContext) -> Bool {
    parsed.command == .leaving(.cancel) && context.canUndo && context.frame.sheet == nil && !context.isSelecting
      && !context.isQuestioned && !context.isOwnLabel(parsed.folded)
      && context.wording.alternatives("command.undo").own.contains { Folding.fold($0) == parsed.folded }
  }

  private mutating func select(_ take: (inout SelectionLayer) -> Outcome?) -> Outcome? {
    var layer = SelectionLayer(place: place)
    defer { place = layer.place }
    return take(&layer)
  }

  func means(_ command: Command, in context: LineContext) -> Bool {
    let readsField = { FieldReading(focus, in: context) != nil }
    switch command {
    case .session(.remarks): return context.user.offersRemarks
    case .moving, .reading, .setting, .session, .leaving(.back), .leaving(.cancel), .editing(.clear): return true
    case .leaving(.done):
      return context.isSelecting || context.isAnsweredByDone || context.frame.sheet?.leavesByDone ?? false
    case .editing(.copy): return readsField() || isAtReadingMatter(in: context)
    case .editing(.paste): return readsField()
    case .text: return readsField()
    case .search(.search): return context.shown.search != nil
    case .log: return context.entries.hasLog
    case .search(.scopes), .search(.tokens), .picker, .color: return false
    case .selection(.selectAll), .selection(.selection): return context.shown.selection != nil || readsField()
    case .selection(.edit), .selection(.deselectAll), .selection(.invertSelection):
      return context.shown.selection != nil
    }
  }

  mutating func perform(_ command: Command, in context: LineContext) -> Outcome {
    if let work = fieldWork(command, in: context), let reading = FieldReading(focus, in: context),
      let outcome = reading.perform(work, &place)
    {
      return outcome
    }
    switch command {
    case .moving(let command):
      place.isReadingText = false
      return perform(command, in: context)
    case .reading(let command): return perform(command, in: context)
    case .leaving(let command): return leave(command, in: context)
    case .editing(.copy): return copy(in: context)
    case .editing(.clear), .editing(.paste): return .refused(.message(.clearNothing))
    case .search: return openSearch(in: context)
    case .selection(let command): return SelectionCommands(context: context).perform(command, &place)
    case .log(let command): return LogBrowsing(focus, in: context)?.perform(command, &focus) ?? .nothing
    case .setting(let command): return Outcome(.change(command.change(of: context.settings)))
    case .session(let command): return perform(command, in: context)
    case .text, .picker, .color: return .nothing
    }
  }

  /// Returns whether the focus is on a text, a picture or a row, which can be copied (EDIT-2).
  private func isAtReadingMatter(in context: LineContext) -> Bool {
    focus.entry(in: context.entries)?.control?.isReadingMatter ?? false
  }

  private mutating func copy(in context: LineContext) -> Outcome {
    guard isAtReadingMatter(in: context), let index = focus.line, let id = context.entries[index].id else {
      return .refused(.message(.clipboardNothingToCopy))
    }
    return SuggestedAct.copy.outcome(for: id, &focus, in: context)
  }

  /// The meaning of a command for the field that was last read. Reading applies to the screen's lines instead, and selecting to
  /// rows that can be selected.
  private func fieldWork(_ command: Command, in context: LineContext) -> TextWork? {
    switch command {
    case .text, .editing(.copy), .editing(.paste): TextWork(command)
    // If a piece of the text was read last, that is spelled.
    case .reading(.spell), .reading(.spellPhonetic): place.isReadingText ? TextWork(command) : nil
    case .selection: context.shown.selection == nil ? TextWork(command) : nil
    case .moving, .reading, .leaving, .editing, .picker, .color, .search, .log, .setting, .session: nil
    }
  }

  private func leave(_ command: LeavingCommand, in context: LineContext) -> Outcome {
    if command == .done, context.isAnsweredByDone { return settle(in: context) }
    switch command {
    // While rows are being selected, these commands have been taken already.
    case .done, .back:
      if context.frame.behind.isEmpty { break }
      return context.refusalToGoBack ?? Outcome(.pop, .arrive(.back))
    case .cancel: break
    }
    if let sheet = context.frame.sheet {
      if command == .done, sheet.lacksInput, let main = sheet.main { return .say(Announcement(main).refusal) }
      return Outcome(.leaveSheet(command.exit))
    }
    if command == .cancel {
      // The usual word for "undo" is "cancel" in many languages.
      let sentences: [LocalizedText] = [.message(.cancelNone)] + (context.canUndo ? [.message(.helpUndoAlone)] : [])
      return .say(Announcement(.refusal, of: sentences))
    }
    var announcement = Announcement(.refusal, .message(.backNone))
    if context.frame.hasTabs { announcement.sentences.append(context.frame.tabSentence) }
    return .say(announcement)
  }

  /// Returns the outcome of "OK" and "done" in a sole task: its main action, or otherwise its default. If it has neither, the
  /// question is asked again: these words never give the task up (SCRIPT-4).
  private func settle(in context: LineContext) -> Outcome {
    if let line = context.mainAnswer { return Outcome(.use(line: line, asked: Line(""))) }
    if context.entries.numberedCount == 0 {
      return Outcome(context.frame.task?.isAtWork == true ? .sayWork : .sayWhere)
    }
    return .say(Announcement(.refusal, .message(.promptNothingChosen), context.shown.compactTitle))
  }

  mutating func openSearch(in context: LineContext) -> Outcome {
    guard let search = context.shown.search else { return .refused(.message(.searchUnavailable)) }
    place.openSearch(scope: search.scope)
    return Outcome(.arrive(.new))
  }

  private func perform(_ command: SessionCommand, in context: LineContext) -> Outcome {
    switch command {
    case .pause where context.entries.hasLog: return Outcome(.holdLogs(true))
    case .resume where context.entries.hasLog: return Outcome(.holdLogs(false))
    case .stop, .pause, .resume, .quit, .sleep, .wakeUp, .work: return Anywhere.outcome(of: command) ?? .nothing
    case .undo: return Outcome(.undo)
    case .redo: return Outcome(.redo)
    case .history:
      if context.frame.behind.isEmpty { return .refused(.message(.historyNone)) }
      return Outcome(.open(.menu(MenuLayer(.history))))
    case .ownMenu, .contextMenu:
      // The menu of the thing in focus, which was last read or used.
      guard let index = focus.line(in: context.entries) else { return .refused(.message(.menuNoneHere)) }
      return Outcome(.openMenu(ofLine: index, isContext: command == .contextMenu))
    case .tabs: return TabCommands(context: context).sayTabs
    case .nextTab: return TabCommands(context: context).step(1)
    case .previousTab: return TabCommands(context: context).step(-1)
    case .remarks: return Outcome(.request(.remarks))
    }
  }

  mutating func perform(
    _ command: ObjectCommand, _ object: String, _ parsed: ParsedLine, in context: LineContext
  ) -> Outcome? {
    switch command {
    case .choose:
      if let outcome = SelectionCommands(context: context).select(object, parsed, &place) { return outcome }
      return context.isQuestioned
        ? choose(label: object, parsed.line, in: context) : performAnywhere(command, object, parsed, in: context)
    case .deselect where context.shown.selection == nil && !context.isQuestioned:
      return performAnywhere(.turnOff, object, parsed, in: context)
        ?? SelectionCommands(context: context).deselect(object, parsed, &place)
    case .deselect: return SelectionCommands(context: context).deselect(object, parsed, &place)
    case .selectWith: return SelectionCommands(context: context).selectAll(with: object, &place)
    case .find:
      guard let search = context.shown.search else { return performAnywhere(command, object, parsed, in: context) }
      return find(context.object(of: .find, in: parsed.text) ?? object, by: search)
    case .textLine, .insert, .replace, .replaceAll, .selectPiece:
      guard let object = context.object(of: command, in: parsed.text) else { return nil }
      return FieldReading(focus, in: context)?.perform(command, object, &place)
    // The scopes are announced, although the search must be opened before one is selected.
    case .scope: return context.shown.search?.scopesSentence.map { .refused($0) }
    // Below a question, only a full name is meant, and leaves the question.
    case .open:
      return context.isQuestioned
        ? choose(label: object, parsed.line, in: context) : performAnywhere(command, object, parsed, in: context)
    case .show, .goTo, .turnOn, .turnOff, .copyThing, .spellThing, .readThing, .number, .tab, .more, .actions, .jump,
      .type,
      .forward,
      .backward, .picture, .deleteToken, .voice:
      return performAnywhere(command, object, parsed, in: context)
    }
  }

  /// Keeps the tokens of the query.
  mutating func find(_ text: String, by search: Search) -> Outcome {
    place.openSearch(scope: search.scope)
    return QueryText(search, place).replacing(by: text, &place)
  }
}

extension LeavingCommand {
  fileprivate var exit: SheetExit {
    switch self {
    case .cancel: .cancel
    case .done: .done
    case .back: .back
    }
  }
}

extension LineContext {
  /// The line that an empty line, a "yes" or a "no" uses, if a sole task defines one.
  fileprivate func answered(by parsed: ParsedLine) -> Int? {
    guard let task = frame.task else { return nil }
    if let line = namedAnswer(to: parsed) { return line }
    var id = parsed.isBlank ? task.standard : nil
    if task.yes != nil, !parsed.isBlank {
      switch user.understander.readings(of: parsed.text, as: .boolean, now: now).first {
      case "true": id = task.yes
      case "false": id = task.no
      default: break
      }
    }
    return id.flatMap { entries.line(of: $0, hint: nil) }
  }

  /// The answer of a task, or the button that ends it, whose whole name a line is. It goes before the words for yes, no and leaving:
  /// a button called "OK" may be the one for no.
  private func namedAnswer(to parsed: ParsedLine) -> Int? {
    if parsed.folded.isEmpty { return nil }
    if let line = titledAnswer(to: parsed) { return line }
    switch parsed.command {
    case nil, .leaving, .session(.quit), .session(.stop): break
    default: return nil
    }
    let lines = shown.ownLabels.filter {
      $0.label == parsed.folded && (frame.task?.yes != nil || entries[$0.line].endsTask)
    }
    return lines.count == 1 ? lines[0].line : nil
  }

  /// The most titles that are compared with a line that is a command or a number too.
  private static let titleLimit = 10

  /// The element of a task whose whole title a line is, where that goes before a command or before the number of another element.
  private func titledAnswer(to parsed: ParsedLine) -> Int? {
    guard let task = frame.task, task.putsTitlesBeforeCommands, !parsed.isCommandMeant else { return nil }
    let isNumber = number(parsed.folded) != nil
    guard isNumber ? task.putsTitlesBeforeNumbers : parsed.command != nil else { return nil }
    let own = shown.ownLabels.filter { $0.label == parsed.folded }.map(\.line)
    let rows = entries.matches(parsed.folded, limit: Self.titleLimit, label: label(of:)).whole
    let titled = spelled(parsed.text, (own + rows).map(Candidate.line)).compactMap(\.line)
    return titled.count == 1 ? titled[0] : nil
  }

  fileprivate var isAnsweredByDone: Bool { frame.task?.isAnsweredByDone ?? false }

  /// The line that "OK" and "done" use: the main action of the sole task, or its default unless that is the "no".
  var mainAnswer: Int? {
    guard let task = frame.task, task.isAnsweredByDone else { return nil }
    let standard = task.standard == task.no ? nil : task.standard
    return (frame.sheet?.main?.id ?? standard).flatMap { entries.line(of: $0, hint: nil) }
  }

  /// The descriptions of more lines than these are not searched.
  private static let describedThings = 200

  /// The line whose description a line of a task gives, or the beginning of it.
  fileprivate func line(withDescriptionOf parsed: ParsedLine) -> Int? {
    let described = taskLines(parsed).compactMap { line in
      entries[line].announcement.description.map { (line, text: folded($0)) }
    }
    let found = matches(parsed.folded, in: described.map(\.text))
    return found.count == 1 ? described[found[0]].0 : nil
  }

  /// The lines that a task asks to choose from, if they are few enough to search. Empty if the line is a command.
  private func taskLines(_ parsed: ParsedLine) -> [Int] {
    guard frame.task != nil, parsed.command == nil, entries.count <= Self.describedThings, !isAnswer(parsed.folded),
      !answersFirst(parsed)
    else {
      return []
    }
    return (0..<entries.count).filter { entries.place(at: $0) != nil }
  }
}
