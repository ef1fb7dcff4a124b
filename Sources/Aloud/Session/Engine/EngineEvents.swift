/// The events that the app is told, and the effects that it answers with.
extension Engine {
  /// Performs the effects that the app answers with. `sheets` are the sheets that the event concerns, if those are not the
  /// present ones.
  mutating func send(_ event: Event, on sheets: [ID]? = nil) { send([event], on: sheets) }

  /// Sends the events of one act, which are one change of the app's state.
  mutating func send(_ events: [Event], on sheets: [ID]? = nil) {
    // Changes of the things that the user has used are announced by the caller, and that they can be used again is no news.
    let entries = entries(of: events)
    for (event, entry) in zip(events, entries) {
      guard let id = event.usedThing else { continue }
      memory.told.insert(id)
      memory.toldReady.insert(id)
      if case .changed(_, let value) = event, entry?.control?.held == value { memory.toldAsHeld.insert(id) }
    }
    let sheets = sheets ?? navigator.sheets.map(\.id)
    let place = usedPlace
    let used = UsedThing(joining: zip(events, entries).compactMap(usedThing))
    let (effects, change) = runner.send(events, of: used, on: sheets)
    // The change is recorded before an effect dismisses the sheet that it was made on.
    let names = effects.compactMap { effect in if case .undoable(let name) = effect { name } else { nil } }
    if let name = UsedThing.name(joining: names) { runner.remember(name, of: used, at: place, on: sheets, change) }
    if change != nil { follow() }
    for effect in effects { perform(effect, isAnswer: events.contains(where: \.isOfUser)) }
  }

  mutating func sendDay() {
    guard now.day != memory.toldDay else { return }
    memory.toldDay = now.day
    send(.today(now.day))
  }

  /// Returns the entries that events tell the user has used. Those of one act mostly follow each other, so each is looked for after the
  /// one before.
  private func entries(of events: [Event]) -> [Entry?] {
    var next = focus.line
    return events.map { event in
      guard let id = event.usedThing,
        let line = view.front.entries.line(of: id, hint: next) ?? view.front.entries.line(of: id, hint: focus.line)
      else { return nil }
      next = line + 1
      return view.front.entries[line]
    }
  }

  /// Returns the thing that an event tells the user has used or changed. The view must still be the one before the event.
  private func usedThing(_ event: Event, _ entry: Entry?) -> UsedThing? {
    let place = usedPlace
    func thing(_ id: ID, _ name: LocalizedText?, isMarked: Bool = false) -> UsedThing? {
      name.map { UsedThing(id: id, name: $0, isMarked: isMarked, place: place) }
    }
    switch event {
    case .changed(let id, _): return thing(id, layers.picker?.id == id ? view.front.title : entry?.title)
    case .pressed(let id):
      // A suggestion of a search is a query.
      if view.front.activeSearch?.suggestions.contains(where: { $0.id == id }) ?? false { return nil }
      if let title = entry?.title { return thing(id, title) }
      let item = focus.entry(in: view.front.entries)?.menu?.item(id)
      return thing(id, item?.title, isMarked: item?.state != nil)
    case .performed(let id, _): return thing(id, view.front.selection?.acts.item(id)?.title)
    case .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored,
      .interrupted:
      return nil
    }
  }

  private var usedPlace: UsedPlace {
    UsedPlace(id: navigator.front.id, tab: navigator.tabs[navigator.selectedTab].places[0].id)
  }

  /// Performs an effect, or passes it to the host as a request. A sheet that answers an act of the user belongs to the thing
  /// that was used.
  mutating func perform(_ effect: Effect, isAnswer: Bool) {
    switch effect {
    case .undoable: break
    case .say(let text): say(.change, text)
    case .push(let id): belowQuestions { $0.push(id, isSaid: false) }
    case .pop: belowQuestions { $0.pop() }
    case .present(let id):
      belowQuestions { $0.present(id, from: isAnswer ? $0.anchor : nil, isSaid: false) }
    case .dismiss: belowQuestions { $0.dismissSheet() }
    case .alert(let alert): ask(.alert(AlertLayer(alert: alert)), isAnswer: isAnswer)
    case .ask(let sheet): ask(Layer(asking: sheet), isAnswer: isAnswer)
    case .set(let change): self.change(change)
    case .language(let tag): speak(tag)
    case .resetSettings: resetSettings()
    case .quit: quit(isByApp: true)
    case .run(let id, let invocation): turn.request(.run(id, invocation))
    case .stop(let id): turn.request(.stop(id))
    case .tell(let id, let line):
      memory.awaited[id] = uptime
      turn.request(.tell(id, line))
    case .load(let id): turn.request(.load(id))
    case .save(let id, let contents): turn.request(.save(id, contents: contents))
    case .edit(let id): edit(id)
    case .voices(let language): turn.request(.voices(language: language))
    case .begin(let id, let work):
      memory.works.append(Work(id: id, title: work, start: uptime))
      memory.hasInterrupted = false
    case .done(let id): sayEnded(id)
    case .failed(let id, let reason): sayEnded(id, failed: true, because: reason)
    case .ended(let id, let sentence):
      memory.works.removeAll { $0.id == id }
      closeLostField()
      sayEnded(sentence)
    case .wait(let id, let milliseconds): turn.request(.wait(id, milliseconds: milliseconds))
    }
  }

  /// Opens a field for its text, unless the user is busy with something else. Log messages that led to it come first. The focus stays
  /// where the user has read.
  private mutating func edit(_ id: ID) {
    closeLostField()
    guard layers.isEmpty, let line = view.front.entries.line(of: id, hint: nil) else { return }
    announceLogs(in: .answer)
    var before = navigator.front.focus
    use(lineAt: line, asked: Line(""))
    before.announced = navigator.front.focus.announced
    navigator.front.focus = before
  }

  /// Closes an open field that is gone, which waits for nothing.
  private mutating func closeLostField() {
    guard layers.count == 1, let open = layers.entry?.text.id, view.base.entries.entry(open) == nil else { return }
    layers.clear()
    lookInFront()
  }

  /// Navigates below the questions that the app has asked, which stay in front (ASK-7).
  private mutating func belowQuestions(_ go: (inout Self) -> Void) {
    let asked = layers.takeAsked()
    go(&self)
    if asked.isEmpty { return }
    for layer in asked { layers.put(layer) }
    lookInFront()
  }

  /// Follows the app to another state: dismisses places and layers whose screens, sheets or things are gone.
  mutating func follow() {
    navigator.follow(runner.interface.tabs)
    let sheets = Set(navigator.sheets.map(\.id).filter { runner.sheet($0) != nil })
    if navigator.sheets.contains(where: { !sheets.contains($0.id) }) { dropLayers() }
    let gone = navigator.dropSheets { sheets.contains($0) }
    if runner.dropVanishedPlaces(of: &navigator) { dropLayers() }
    let before = view.front.entries
    look()
    if !layers.isEmpty { followLayers(since: before) }
    // A sheet that is being dismissed by other code tells the app itself.
    for (index, sheet) in gone.enumerated() where !sheet.isLeaving {
      let sheets = navigator.sheets.map(\.id) + gone[index...].reversed().map(\.id)
      send(.sheet(sheet.id, .will), on: sheets)
      say(.change, .message(.sheetLeft(sheet: .text(sheet.title))))
      send(.sheet(sheet.id, .did), on: sheets)
      runner.settle(sheet.id, title: sheet.title, isDropped: false)
    }
  }
}

extension Engine {
  /// Of more held-back messages, only the number is announced.
  private static var toldAtOnce: Int { 10 }

  /// The messages that the logs hold already are not announced.
  mutating func followLogs(anew: Bool = false) {
    for (_, lines) in view.base.entries.logs where anew || memory.logs[lines.id] == nil {
      memory.logs[lines.id] = LogProgress(after: lines.messages)
    }
  }

  /// Announces the new messages of the logs in front, unless messages are held back or a question waits for an answer.
  mutating func announceLogs(in slot: Turn.Slot) {
    guard !turn.isOver, !memory.holdsLogs, !memory.isBehind else { return }
    if let layer = layers.last, layer.isAskedByApp || layer.isGuarded { return }
    for (_, lines) in view.base.entries.logs {
      for news in news(of: lines) { turn.say(news.announcement, in: slot) }
    }
  }

  /// Holds back new log messages, or announces those that were held back. Of many, it announces the number and moves the focus
  /// to the first.
  mutating func holdLogs(_ isHeld: Bool) {
    defer { memory.holdsLogs = isHeld }
    if isHeld { return say(.notice, .message(.logHeld)) }
    guard memory.holdsLogs else { return turn.request(.resumeSpeech) }
    if !announceHeldLogs() { say(.notice, .message(.logGoesOn)) }
  }

  /// Announces what was held back while speech was behind.
  mutating func catchUp() {
    memory.isBehind = false
    if !memory.holdsLogs { _ = announceHeldLogs() }
  }

  /// Returns whether anything was held back.
  private mutating func announceHeldLogs() -> Bool {
    var isAny = false
    for (firstLine, lines) in view.base.entries.logs {
      let news = news(of: lines)
      guard let first = news.first else { continue }
      isAny = true
      if news.count > Self.toldAtOnce {
        say(.notice, .message(.logMeanwhile(count: .number(news.count))))
        let entries = view.base.entries
        navigator.front.focus.move(to: firstLine + first.line, in: entries)
      } else {
        for news in news { turn.say(news.announcement) }
      }
    }
    return isAny
  }

  private mutating func news(of lines: Log) -> [LogProgress.News] {
    memory.logs[lines.id, default: LogProgress(after: lines.messages)].news(
      of: lines, user.settings, onlyErrors: focus.onlyErrors)
  }
}

/// Announcements that ask for the user's attention (LOG): questions that the app asks by itself.
extension Engine {
  /// Asks a question of the app above what is in front, or lets it wait until the questions before it are answered or left
  /// (ASK-7).
  mutating func ask(_ layer: Layer, isAnswer: Bool) {
    guard layers.areAsking || !memory.waitingQuestions.isEmpty else { return askNow(layer, isAnswer: isAnswer) }
    memory.waitingQuestions.append((layer, isAnswer))
    sayWaitingQuestions()
  }

  /// A question that the app asks by itself comes before all other announcements, and is asked once more if it waits long.
  private mutating func askNow(_ layer: Layer, isAnswer: Bool) {
    memory.mayAskAgain = !isAnswer
    if isAnswer { return open(layer) }
    // Log messages that led to the question keep their place before it.
    announceLogs(in: .answer)
    let asked = apart { $0.open(layer) }
    turn.add(asked.ahead)
  }

  /// Asks the next waiting question if none is open. If none waits, asks again for the text or the value whose input a question
  /// had covered.
  mutating func askNext(after coveredEntry: Bool) {
    guard !turn.isOver, !layers.areAsking else { return }
    guard !memory.waitingQuestions.isEmpty else {
      if coveredEntry, !layers.coverEntry, layers.picker != nil || layers.entry != nil { sayFront() }
      return
    }
    let next = memory.waitingQuestions.removeFirst()
    askNow(next.layer, isAnswer: next.isAnswer)
    if !memory.waitingQuestions.isEmpty { sayWaitingQuestions() }
  }

  mutating func leaveQuestions() {
    let waiting = memory.waitingQuestions.compactMap(\.layer.askedSheet)
    memory.waitingQuestions = []
    clearLayers()
    for id in waiting { send(.sheet(id, .did)) }
  }

  private mutating func sayWaitingQuestions() {
    say(.notice, .message(.questionsWait(count: .number(memory.waitingQuestions.count))))
  }

  /// The number of seconds after which a question that the app has asked by itself is announced once more; nil if none waits.
  var secondsToAskAgain: Int? {
    guard memory.mayAskAgain, layers.last?.isAskedByApp == true, user.settings.askAgain > 0 else { return nil }
    return user.settings.askAgain
  }

  mutating func askAgain() {
    guard secondsToAskAgain != nil, let layer = layers.last else { return }
    memory.mayAskAgain = false
    let asked = apart { engine in
      if layer.menu != nil { engine.arrive(.new) } else { engine.say(layer.question(in: engine.lineContext)) }
    }
    turn.add(asked.ahead)
  }
}
