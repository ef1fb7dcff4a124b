extension Engine {
  /// Announces the screen unless the calling act does, as `isSaid` says.
  mutating func push(_ id: ID, isSaid: Bool = true) {
    guard let screen = runner.screen(id) else { return refuse(.message(.screenGone)) }
    dropLayers()
    keepWhatIsLeft()
    navigator.push(id, holding: navigator.sheets.isEmpty ? [:] : screen.elements.values)
    look()
    if isSaid { arrive(.new) }
  }

  mutating func pop() {
    guard !navigator.isAtRoot else { return }
    dropLayers()
    navigator.goBack(to: navigator.places.count - 2)
    look()
  }

  /// The whole tab is announced the first time, and later the user's place in it (TAB-2).
  mutating func select(tab index: Int) {
    guard navigator.sheets.isEmpty else { return carryOut(.refuseBelowSheet) }
    // The input below a question would be lost.
    if layers.coverEntry { return refuse(.message(.undoLater)) }
    clearLayers()
    keepWhatIsLeft()
    navigator.select(tab: index)
    runner.dropVanishedPlaces(of: &navigator)
    look()
    arrive(navigator.tabs[index].isVisited ? .back : .new, isTabChosen: true)
  }

  /// Asks about unsaved values that are open, then leaves the sheets, as by "cancel". A reason that forbids leaving holds for
  /// the user only, not for the app.
  mutating func quit(isByApp: Bool = false) {
    if turn.isOver { return }
    if let unkept { return open(.discard(DiscardLayer(loss: .unkept(unkept), exit: .quit))) }
    if !navigator.sheets.isEmpty { return leaveSheet(by: .quit, isByApp: isByApp) }
    if !isByApp, !memory.leavesUnfinished, let unfinished {
      return open(.discard(DiscardLayer(loss: .unfinished(unfinished), exit: .quit)))
    }
    endProgram()
  }

  mutating func endProgram() {
    // A task has no farewell.
    if runner.interface.task == nil { say(.notice, .message(.quitGoodbye)) }
    leaveQuestions()
    turn.isOver = true
  }

  private var unfinished: LocalizedText? { memory.works.last?.title ?? runner.interface.underWay ?? overdue }

  /// The name of the unfinished work of the app or of the sheet in front. A sheet is also unfinished while it shows progress or
  /// is busy.
  private var unfinishedOnSheet: LocalizedText? {
    if let unfinished { return unfinished }
    guard view.frame.sheet != nil else { return nil }
    return view.base.entries.ownLines.lazy.compactMap { _, entry in
      guard let control = entry.control,
        control.progress.map({ (1..<100).contains($0) }) ?? (control.facts.availability == .busy)
      else {
        return nil
      }
      return control.canAwaitValues ? nil : entry.title
    }.first
  }

  /// Closes the question before leaving something unfinished once that has finished.
  mutating func closeNeedlessQuestion() {
    let sheet = navigator.sheets.last.flatMap { runner.sheet($0.id) }
    if case .forbidden = sheet?.dismissal { return }
    if unfinishedOnSheet == nil, layers.dropUnfinished() { lookInFront() }
  }

  private mutating func keepWhatIsLeft(forSheet: Bool = false) {
    guard view.base.activeSearch == nil else { return }
    (navigator.front.left, navigator.front.isLeftForSheet) = (view.base.entries, forSheet)
  }

  /// The value of a picker or a field that the app has not been told of; nil if nothing would be lost.
  private var unkept: DiscardLayer.Unkept? {
    if runner.interface.task == nil, let picker = layers.picker, picker.draft != picker.original {
      return DiscardLayer.Unkept(
        title: view.front.title, keeping: Outcome(.leavePicker(isForced: false)), dropping: Outcome(.cancelPicker))
    }
    return layers.entry?.unkept(leavingBy: .quit, in: lineContext)
  }

  // MARK: - Sheets

  var anchor: LocalizedText? { focus.entry(in: view.front.entries)?.title }

  /// Announces the sheet unless the calling act does, as `isSaid` says. `anchor` is the name of the thing that the sheet was
  /// opened from.
  mutating func present(_ id: ID, from anchor: LocalizedText?, isSaid: Bool = true) {
    guard let sheet = runner.sheet(id) else { return refuse(.message(.screenGone)) }
    if navigator.sheets.contains(where: { $0.id == id }) {
      return refuse(.message(.sheetAlreadyUp(sheet: .text(sheet.compactTitle))))
    }
    dropLayers()
    keepWhatIsLeft(forSheet: true)
    navigator.present(
      SheetStack(id: id, title: sheet.compactTitle, anchor: anchor, holding: sheet.elements.values))
    look()
    if isSaid { arrive(.new) }
  }

  /// Leaves the sheet in front as the user asks. A sheet without changes closes. A sheet with changes asks first (SHEET-3),
  /// unless it has no action that would keep them. The app gets the phase `should`, and then `didAttempt`, or `keep`, `will`
  /// and `did`, once each.
  mutating func leaveSheet(by exit: SheetExit, isByApp: Bool = false) {
    let thenQuit = exit == .quit
    if exit == .back, let back = view.frame.task?.back {
      if let id = navigator.sheets.last?.id, let sheet = runner.sheet(id), hasChanges(sheet) {
        return open(.discard(DiscardLayer(loss: .sheet, exit: .back)))
      }
      send(.pressed(back))
      return dismissSheet()
    }
    guard let id = navigator.sheets.last?.id else { return }
    let path = navigator.path
    dropLayers()
    send(.sheet(id, .should))
    guard navigator.path == path, let sheet = runner.sheet(id) else {
      // The app has dismissed the sheet in answer to `should`, or has gone to another place.
      return thenQuit && !navigator.sheets.contains { $0.id == id } ? quit() : arriveInFront(from: path)
    }
    // A question of the app comes first.
    guard layers.isEmpty else { return }
    if !isByApp, case .forbidden(let reason) = sheet.dismissal {
      return refuseLeaving(sheet, because: reason, by: exit)
    }
    let mayKeep = exit == .done || exit == .back
    if mayKeep, hasChanges(sheet), let frame = view.frame.sheet, frame.appliesOnLeaving, !frame.lacksInput {
      send(.sheet(id, .keep))
      return dropSheet(thenQuit: false, saying: .sheetKept(sheet: .text(sheet.compactTitle)))
    }
    if !isByApp, let unfinished = unfinishedOnSheet {
      open(.discard(DiscardLayer(loss: .unfinished(unfinished), exit: exit)))
    } else if hasChanges(sheet) {
      open(.discard(DiscardLayer(loss: .sheet, exit: exit)))
    } else {
      dropSheet(thenQuit: thenQuit)
    }
  }

  /// Announces that the user can't leave a sheet, and tells the app. The user can still quit the program: if the app asks
  /// nothing itself, or its question has not led out of the sheet, the user is asked whether to quit.
  private mutating func refuseLeaving(_ sheet: Sheet, because reason: LocalizedText?, by exit: SheetExit) {
    let path = navigator.path
    let isFirst = !(navigator.sheets.last?.hasRefusedQuit ?? false)
    defer {
      if exit == .quit, navigator.path == path, layers.isEmpty || !isFirst, !turn.isOver {
        navigator.noteRefusedQuit(false)
        open(.discard(DiscardLayer(loss: .unfinished(sheet.compactTitle), exit: .quit)))
      }
    }
    if exit == .quit { navigator.noteRefusedQuit(true) }
    guard isFirst || exit != .quit else { return }
    var announcement = Announcement(.refusal, .message(.sheetStays(sheet: .text(sheet.compactTitle))))
    if let reason { announcement.sentences.append(reason) }
    let reaction = apart { $0.send(.sheet(sheet.id, .didAttempt)) }
    // A task that says what it does says enough.
    if runner.interface.task == nil || reaction.isSilent { turn.say(announcement) }
    turn.add(reaction)
    arriveInFront(from: path)
  }

  /// Leaves the sheet's task undone.
  mutating func dropSheet(thenQuit: Bool, saying left: Message? = nil) {
    guard let sheet = navigator.sheets.last else { return }
    // The path after the dismissal, unless the app goes to another place.
    var below = navigator
    below.markLeaving()
    below.removeLeaving(sheet.id)
    let said: Message? =
      if let task = view.frame.task {
        task.announcesCancellation ? .taskCancelled : nil
      } else {
        thenQuit ? nil : left ?? .sheetLeft(sheet: .text(sheet.title))
      }
    dismissSheet(saying: said, isDropped: left == nil)
    if turn.isOver { return }
    if thenQuit {
      memory.leavesUnfinished = true
      return quit()
    }
    if navigator.path != below.path { return arriveInFront(from: below.path) }
    if layers.isEmpty { arrive(.back) }
  }

  /// The user has chosen this in a question of the app.
  mutating func answerByDismissing() {
    guard let id = navigator.sheets.last?.id, case .forbidden = runner.sheet(id)?.dismissal else {
      return leaveSheet(by: .done)
    }
    let path = navigator.path
    dismissSheet(isDropped: true)
    if !turn.isOver { arriveInFront(from: path) }
  }

  /// Dismisses the sheet in front. The app gets the phases `will` and `did` once each, whatever it does in answer.
  /// Announcements of the app at `will` come before the announcement that the sheet is closed.
  mutating func dismissSheet(saying left: Message? = nil, isDropped: Bool = false) {
    guard let sheet = navigator.sheets.last, !sheet.isLeaving else { return }
    let sheets = navigator.sheets.map(\.id)
    navigator.markLeaving()
    dropLayers()
    send(.sheet(sheet.id, .will))
    if let left { say(.change, .message(left)) }
    navigator.removeLeaving(sheet.id)
    runner.dropVanishedPlaces(of: &navigator)
    look()
    send(.sheet(sheet.id, .did), on: sheets)
    runner.settle(sheet.id, title: sheet.title, isDropped: isDropped)
    endReplacing(on: sheet.id, isGivenUp: isDropped)
    endWithTask()
  }

  mutating func hasChanges(_ sheet: Sheet) -> Bool {
    navigator.sheets.last.map { runner.hasChanges(sheet, $0) } ?? sheet.isEdited
  }
}

/// The announcements of the place where the user arrives, and of where the user is.
extension Engine {
  /// The user comes from the path `path`, into a new place or back to an earlier one.
  func arrival(from path: [ID]) -> Arrival {
    if navigator.path.count > path.count { return .new }
    // The path of a sheet above a pushed screen is no longer than the screen's.
    if let sheet = navigator.sheets.last, !path.contains(sheet.id) { return .new }
    return focus.hasThing ? .back : .changed
  }

  mutating func arrive(_ arrival: Arrival, isTabChosen: Bool = false) {
    if navigator.sheets.isEmpty { navigator.visitTab() }
    // A log goes on by itself.
    if arrival == .changed, view.frame.task?.readsOn == true { return }
    let arriving = ArrivalAnnouncements(context: lineContext)
    say(arriving.announcements(arrival, at: focus, isTabChosen: isTabChosen))
    if layers.isEmpty { navigator.front.left = nil }
    guard arrival == .new else { return }
    sayRepeatedIDs()
    let entries = view.front.entries
    changeFocus { ($0.page, $0.announced) = (0, AnnouncedNumbers(entries)) }
    if let answers = arriving.answers {
      let matter = entries.ownLines.filter { !$0.entry.isNumbered }
      say(matter.map { arriving.context.announcement(ofLine: $0.line) })
      if !matter.isEmpty { turn.say(Announcement(.question, of: answers)) }
      return view.frame.task?.hintsBack == true ? give(.promptHintBack) : ()
    }
    say(Browsing(context: arriving.context).page(from: 0))
    for hint in arriving.hints { give(hint) }
  }

  /// Announces the place in front if the app has brought the user there from `path`. A question of the app above the place
  /// comes first.
  mutating func arriveInFront(from path: [ID]) {
    guard navigator.path != path, !turn.isOver else { return }
    if layers.areAsking {
      memory.heldPath = memory.heldPath ?? path
    } else if layers.isEmpty {
      arrive(arrival(from: path))
    }
  }

  /// Announces the place if that had to wait for the answer to a question.
  mutating func sayHeldArrival() {
    guard let path = memory.heldPath, !layers.areAsking, !turn.isOver else { return }
    memory.heldPath = nil
    arriveInFront(from: path)
  }

  mutating func introduce() {
    if let task = runner.interface.task { return begin(task) }
    say(ArrivalAnnouncements(context: lineContext).introduction(of: runner.interface.title))
    arrive(.new, isTabChosen: view.frame.hasTabs && view.frame.sheet == nil)
  }

  /// Tells the author of the app, once, of identifiers that several things of the place share, because an act on one of them
  /// would count for the others. Provided rows are not searched.
  private mutating func sayRepeatedIDs() {
    for id in view.front.entries.repeatedIDs where memory.toldRepeated.insert(id).inserted {
      say(.notice, .message(.authorRepeatedID(place: .text(view.front.title), id: .text(.verbatim(id.description)))))
    }
  }

  mutating func sayFront() {
    guard let layer = layers.last else {
      if memory.heldPath == nil { arrive(.back) }
      return
    }
    if layer.menu != nil { return arrive(.changed) }
    say(layer.question(in: lineContext))
  }

  /// Announces that a menu was left with nothing chosen, and the thing at the focus with its position.
  mutating func sayLeft() {
    say(.change, .message(.menuNothingChosen))
    if layers.picker != nil || layers.entry != nil || memory.heldPath != nil { return }
    guard let index = focus.line(in: view.front.entries), focus.hasThing else { return arrive(.back) }
    turn.say(lineContext.announcementAlone(ofLine: index))
  }

  /// Adds to a refusal what is open and how to leave it, so that nobody has to remember it.
  mutating func sayWhatIsOpen() {
    switch layers.last {
    case .picker(let picker): if picker.question != nil { return }
    case .menu, nil: break
    case .entry, .confirmation, .choice, .discard, .alert, .hearing: return
    }
    guard turn.isRefusal, let sentence = lineContext.openSentence else { return }
    turn.add(sentence)
  }
}
