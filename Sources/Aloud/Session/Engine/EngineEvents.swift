/// The events that the app is told, and the effects that it answers with.
extension Engine {
  /// Performs the effects that the app answers with. `sheets` are the sheets that the event concerns, if those are not the
  /// present ones.
  mutating func send(_ event: Event, on sheets: [ID]? = nil) {
    // Changes of the thing that the user has used are announced by the caller, and that it can be used again is no news.
    if let id = event.usedThing {
      memory.told.insert(id)
      memory.toldReady.insert(id)
      if case .changed(_, let value) = event, entry(id)?.control?.held == value { memory.toldAsHeld.insert(id) }
    }
    let sheets = sheets ?? navigator.sheets.map(\.id)
    let place = usedPlace
    let used = usedThing(event)
    let (effects, change) = runner.send(event, of: used, on: sheets)
    // The change is recorded before an effect dismisses the sheet that it was made on.
    let names = effects.compactMap { effect in if case .undoable(let name) = effect { name } else { nil } }
    if let name = names.last { runner.remember(name, of: used, at: place, on: sheets, change) }
    if change != nil { follow() }
    for effect in effects { perform(effect, isAnswer: event.isOfUser) }
  }

  mutating func sendDay() {
    guard now.day != memory.toldDay else { return }
    memory.toldDay = now.day
    send(.today(now.day))
  }

  /// Returns the thing that an event tells the user has used or changed. The view must still be the one before the event.
  private func usedThing(_ event: Event) -> UsedThing? {
    let place = usedPlace
    func thing(_ id: ID, _ name: LocalizedText?, isMarked: Bool = false) -> UsedThing? {
      name.map { UsedThing(id: id, name: $0, isMarked: isMarked, place: place) }
    }
    switch event {
    case .changed(let id, _): return thing(id, layers.picker?.id == id ? view.front.title : entry(id)?.title)
    case .pressed(let id):
      // A suggestion of a search is a query.
      if view.front.activeSearch?.suggestions.contains(where: { $0.id == id }) ?? false { return nil }
      if let title = entry(id)?.title { return thing(id, title) }
      let item = itemOfFocus(id)
      return thing(id, item?.title, isMarked: item?.state != nil)
    case .performed(let id, _): return thing(id, view.front.selection?.acts.item(id)?.title)
    case .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored:
      return nil
    }
  }

  private var usedPlace: UsedPlace {
    UsedPlace(id: navigator.front.id, tab: navigator.tabs[navigator.selectedTab].places[0].id)
  }

  private func itemOfFocus(_ id: ID) -> MenuItem? {
    guard let index = focus.line, index < view.front.entries.count else { return nil }
    return view.front.entries[index].menu?.item(id)
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
    case .ask(let sheet): ask(.menu(MenuLayer(.actionSheet(sheet))), isAnswer: isAnswer)
    case .set(let change): self.change(change)
    case .resetSettings: resetSettings()
    case .quit: quit(isByApp: true)
    case .run(let id, let invocation): turn.request(.run(id, invocation))
    case .stop(let id): turn.request(.stop(id))
    case .tell(let id, let line): turn.request(.tell(id, line))
    case .load(let id): turn.request(.load(id))
    case .save(let id, let contents): turn.request(.save(id, contents: contents))
    case .voices(let language): turn.request(.voices(language: language))
    case .begin(let id, let work): memory.works.append(Work(id: id, title: work, start: uptime))
    case .done(let id): sayDone(id)
    case .wait(let id, let milliseconds): turn.request(.wait(id, milliseconds: milliseconds))
    }
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
