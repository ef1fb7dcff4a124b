/// The inputs of a session, each of which is one turn.
extension Engine {
  /// Announces the notices, performs the app's initial effects, and announces the first screen once the files that the app
  /// waits for have loaded.
  mutating func start(saying notices: [LocalizedText]) {
    for notice in notices { say(.notice, notice) }
    send(.settings(user.settings))
    sendDay()
    for effect in runner.app.initialEffects { perform(effect, isAnswer: false) }
    for case .load(let id) in turn.requests { memory.awaitedFiles.insert(id) }
    if memory.awaitedFiles.isEmpty, !turn.isOver { introduce() }
    noteNumbers()
  }

  mutating func take(_ line: Line) {
    var line = line
    if runner.interface.task?.obeysPipedWords ?? false { line.isPiped = false }
    let button = taskButton(line)
    if button == nil { line = inCommonWords(line) }
    (memory.told, memory.toldAsHeld) = ([], [])
    (memory.awaitsRows, memory.isNamed, memory.hasInterrupted) = (false, true, false)
    (memory.correctable, memory.assigned) = (memory.assigned, nil)
    if layers.picker == nil { memory.filled = nil }
    let followed = followedThings
    let undoCount = runner.history.count
    let coversEntry = layers.coverEntry
    sendDay()
    if let button { return answerTask(by: button) }
    if takeStandard(line) { return }
    let place = habitPlace
    understandAsTyped(line)
    memory.hasLeftList = habitPlace != place && (layers.isEmpty || isPlaceInList(line))
    sayWhatIsOpen()
    leaveWithControl(line)
    bringIn(since: undoCount)
    sayChanges(since: followed)
    // "Done" is only said where nothing else is, also where a program still has to answer.
    if !turn.isSilent { memory.unanswered = [:] }
    askNext(after: coversEntry)
    sayHeldArrival()
    noteNumbers()
  }

  private func isPlaceInList(_ line: Line) -> Bool {
    lineContext.number(Folding.fold(line.text)) != nil || ListPlace(line.text, user.understander) != nil
  }

  mutating func receive(_ reply: Reply) {
    let coversEntry = layers.coverEntry
    handle(reply)
    closeNeedlessQuestion()
    askNext(after: coversEntry)
    sayHeldArrival()
    noteNumbers()
  }

  private mutating func handle(_ reply: Reply) {
    switch reply {
    case .colors(let answer): take(answer)
    case .settingsNotKept(let file, let error): sayNotKept(file, because: error)
    case .settingsKept: memory.saidNotKept = []
    case .printed(let id, let line): happen(.printed(id, line))
    case .finished(let id, let result):
      memory.awaited[id] = nil
      happen(.finished(id, result), isCommand: true)
      let isDone = if case .timedOut = result { false } else { true }
      sayAnswered(id, isDone: isDone)
    case .loaded(let id, let result):
      happen(.loaded(id, result), loaded: id)
      sayAnswered(nil)
    case .saved(let id, let error): happen(.saved(id, error: error))
    case .voices(let names): happen(.voices(names))
    case .readingStopped(let mark): stopReading(at: mark)
    case .readingResumed: resumeReading()
    case .voice(let name, let isThere): choose(voice: name, isThere: isThere)
    case .speechUnavailable(let reason): leaveSpeechOff(because: reason)
    case .elapsed(let id): happen(.elapsed(id))
    case .remarks(let remarks): read(remarks)
    case .desktop(let changes): take(desktop: changes)
    }
  }

  /// Leaves open questions and fields without an answer, and dismisses the sheets.
  mutating func end() {
    if case .discard = layers.last { layers.pop() }
    if let entry = layers.last?.entry, entry.text.edited.isEdited {
      let isTask = runner.interface.task?.control == entry.text.id
      say(.notice, isTask ? .message(.endUnsaved(sheet: .text(entry.text.title))) : entry.unchanged)
      layers.pop()
    }
    dropLayers()
    var message = Message.endUnsaved
    for _ in navigator.sheets {
      if let id = navigator.sheets.last?.id, let sheet = runner.sheet(id), hasChanges(sheet) {
        say(.notice, .message(message(.text(sheet.compactTitle))))
        message = Message.endUnsavedToo
      }
      dismissSheet()
    }
    leaveQuestions()
    turn.isOver = true
  }

  // MARK: - Replies

  /// Tells the app of an event that no line has caused, and announces what changes.
  private mutating func happen(_ event: Event, loaded: ID? = nil, isCommand: Bool = false) {
    let path = navigator.path
    let layerCount = layers.count
    let entries = view.front.entries
    let followed = followedThings
    let hadMenu = layers.last?.menu != nil
    let isIntroduced = memory.awaitedFiles.isEmpty
    let wasSearchLoading = view.front.activeSearch?.isLoading ?? false
    memory.told = []
    sendDay()
    let undoCount = runner.history.count
    let brought = apart { engine in
      engine.send(event)
      engine.bringIn(since: undoCount)
    }
    if let loaded, memory.awaitedFiles.remove(loaded) != nil, memory.awaitedFiles.isEmpty {
      // The effects of the file are announced after the app's introduction.
      introduce()
      return turn.add(brought)
    }
    turn.add(brought)
    if turn.isOver { return }
    if navigator.path != path, layers.areAsking {
      arriveInFront(from: path)
      return sayChanges(since: followed, in: .answer)
    }
    if navigator.path != path || layers.count < layerCount {
      arrive(arrival(from: path))
      return sayChanges(since: followed, in: .answer)
    }
    guard isIntroduced else { return }
    sayChanges(since: followed, in: .answer)
    if hadMenu, layers.last?.menu != nil { sayNewItems(since: entries) }
    sayResults(wasLoading: wasSearchLoading, since: isCommand ? entries : nil)
    if isCommand, turn.isSilent { sayEnded(since: followed.entries) }
  }

  private mutating func sayEnded(since before: EntryList) {
    let ended = before.ownLines.lazy.map(\.entry).first { entry in
      guard let id = entry.id, memory.toldReady.contains(id), entry.announcement.role == .button,
        entry.announcement.states.contains(.busy)
      else {
        return false
      }
      return view.base.entry(id, near: nil)?.announcement.isUsable ?? false
    }
    if let ended { turn.sayDone(ChangeAnnouncement.done(ended.title)) }
  }

  /// Announces search results, or rows that a command has provided since the lines were `before`, once they have loaded.
  private mutating func sayResults(wasLoading: Bool, since before: EntryList?) {
    if wasLoading, let search = view.front.activeSearch, !search.isLoading {
      // An empty query finds nothing, and the suggestions have been announced.
      if layers.isEmpty, !search.query.isEmpty { sayFound(by: search) }
    } else if memory.awaitsRows, view.front.search?.isLoading == false {
      memory.awaitsRows = false
      arrive(.back)
    } else if let before, view.front.entries.numberedCount != before.numberedCount, layers.isEmpty {
      sayRows(since: before)
    }
  }

  /// Names each list that has changed, or else the whole place.
  private mutating func sayRows(since before: EntryList) {
    let lists = view.front.entries.changedLists(since: before)
    if lists.isEmpty { return arrive(.changed) }
    say(lists.map(\.announcement))
  }

  /// Announces the items of the menu in front that have been added since its lines were `before` (MENU-1).
  private mutating func sayNewItems(since before: EntryList) {
    let now = view.front.entries
    guard now != before else { return }
    arrive(.changed)
    guard let first = (0..<now.count).first(where: { $0 >= before.count || now[$0] != before[$0] }) else { return }
    changeFocus { $0.page = first }
    say(Browsing(context: lineContext).page(from: first, tellsEnd: false))
  }

  private mutating func read(_ remarks: [AuthorRemark]) {
    if remarks.isEmpty { return say(.notice, .message(.lintNone)) }
    open(.menu(MenuLayer(.remarks(remarks))))
  }

  /// Brings values that are outside their limits back into them, and announces that. Undo takes this back together with the
  /// first change since the history had `undoCount` entries.
  private mutating func bringIn(since undoCount: Int) {
    guard !turn.isOver else { return }
    for entry in view.base.entries.outsideLimits {
      guard let id = entry.id, let broughtIn = entry.control?.broughtIn else { continue }
      send(.changed(id, to: broughtIn.value))
      say(.change, broughtIn.sentence)
      runner.history.absorb(since: undoCount)
    }
  }

  // MARK: - Live changes

  /// The place in front, for comparison: at another path the entries are other elements, not changed ones.
  private typealias FollowedThings = (path: [ID], entries: EntryList)

  /// Followed even while a menu or a picker is above the things.
  private var followedThings: FollowedThings { (navigator.path, view.base.entries) }

  /// The changes come after the answer to the user.
  private mutating func sayChanges(since before: FollowedThings, in slot: Turn.Slot = .live) {
    navigator.path == before.path ? announceLogs(in: slot) : followLogs(anew: true)
    // Compares the lists as a whole first, because there may be many entries.
    guard !view.base.entries.isStill(before.entries), navigator.path == before.path, !turn.isOver else { return }
    var changes = LiveChanges(
      settings: user.settings, told: memory.told, toldReady: memory.toldReady, toldProgress: memory.toldProgress)
    for var announcement in changes.announcements(from: before.entries, to: view.base.entries) {
      // The place has said what it is called: only its progress changes, as that of a gauge or of a command whose output is told.
      if announcement.name == view.base.title, view.base.entries.count == 1 || lineContext.frame.task != nil {
        announcement.name = nil
      }
      turn.say(announcement, in: slot)
    }
    (memory.toldReady, memory.toldProgress) = (changes.toldReady, changes.toldProgress)
    hintReading()
  }
}

/// The start and the end of an app that is one task (SCRIPT-1).
extension Engine {
  /// Presents the task's sheet, and opens the task's control if it has only one.
  mutating func begin(_ task: SoleTask) {
    say(ArrivalAnnouncements(context: lineContext).fallback)
    present(task.sheet, from: nil, isSaid: false)
    if task.isSearch, let search = view.front.search {
      navigator.front.openSearch(scope: search.scope)
      look()
    }
    if task.readsOn { return beginReading() }
    if task.isContinued { return say(.notice, view.front.title) }
    guard let control = task.control, let line = view.front.entries.line(of: control, hint: nil) else {
      return arrive(.new)
    }
    use(lineAt: line, asked: Line(""))
    if task.hintsBack, layers.entry?.takesOnlyText(in: lineContext) != true { give(.promptHintBack) }
  }

  private mutating func beginReading() {
    changeFocus { $0.leaveLine() }
    guard let log = LogBrowsing(focus, in: lineContext) else { return }
    if log.isEmpty {
      turn.say(Announcement(.place, named: view.front.title))
    } else if view.frame.task?.readsAll == true {
      return carryOut(log.all)
    } else {
      carryOut(changeFocus { log.perform(.nextMessage, &$0) })
    }
    hintReading()
  }

  /// Gives the hint how a log is read and left, once that can be done.
  private mutating func hintReading() {
    if view.frame.task?.readsOn == true, view.frame.sheet?.stays == nil, workSentence == nil {
      give(ArrivalAnnouncements(context: lineContext).hint)
    }
  }

  /// Goes on if `line` has closed the task's one control without another value: leaves the task by "back" or "cancel", or takes
  /// the present value. Without a value, the control is opened again.
  mutating func leaveWithControl(_ line: Line) {
    guard let task = runner.interface.task, let id = task.control, layers.isEmpty, navigator.sheets.count == 1,
      !turn.isOver, let control = entry(id)?.control
    else { return }
    // A line piped to a field is text: only "." or an empty line can have closed it.
    switch (isPipedText(line) ? nil : ParsedLine(line, user.vocabulary).command, control.usage) {
    case (.leaving(.back), _) where task.back != nil: leaveSheet(by: .back)
    case (.leaving(.back), _), (.leaving(.cancel), _), (.session(.quit), _), (_, .press): leaveSheet(by: .cancel)
    case (_, .enterText(let field)) where field.takesLines || !field.value.isEmpty:
      // The app has not taken a value that it was told of.
      if memory.told.contains(id) { return askAgain(id) }
      send(.changed(id, to: .text(field.value)))
    case _ where task.standard == id && !memory.told.contains(id):
      send(.pressed(id))
      dismissSheet()
    case _: askAgain(id)
    }
  }

  private mutating func askAgain(_ control: ID) {
    view.front.entries.line(of: control, hint: nil).map { use(lineAt: $0, asked: Line("")) }
  }

  /// Gives the app a line that names nothing on the task. Returns false if the app does not take such lines.
  mutating func giveOther(_ line: Line) -> Bool {
    guard let other = runner.interface.task?.other, layers.isEmpty, navigator.sheets.count == 1 else { return false }
    let path = navigator.path
    let reaction = apart { $0.send(.changed(other, to: .text(line.text))) }
    turn.add(reaction)
    if reaction.isSilent, navigator.path == path { return false }
    memory.failures = 0
    arriveInFront(from: path)
    return true
  }

  mutating func endWithTask() {
    if runner.interface.task != nil, navigator.sheets.isEmpty { turn.isOver = true }
  }
}
