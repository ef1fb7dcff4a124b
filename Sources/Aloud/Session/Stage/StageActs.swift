/// What is done to the app's things, and what the app does in answer.
extension Stage {
  // MARK: - Telling the app

  /// Tells the app of an event, and does what it asks for.
  mutating func tell(_ event: Event) {
    // What changes of the thing that the user has used is told by what follows; that it can be used again is no news to him.
    if let id = event.usedThing {
      memory.told.insert(id)
      memory.toldReady.insert(id)
    }
    let sheet = navigator.sheets.last?.id
    let (effects, before) = runner.tell(event, of: usedThing(event), on: sheet)
    if before != nil { follow() }
    // What was done is kept before a sheet goes with which it was done.
    for case .undoable(let name) in effects {
      runner.remember(name, on: navigator.sheets.last?.id, before: before ?? runner.state)
    }
    for effect in effects { perform(effect, isAnswer: event.isOfUser) }
  }

  /// Tells the app which day it is, where it has not been told.
  mutating func tellDay() {
    guard now.day != memory.toldDay else { return }
    memory.toldDay = now.day
    tell(.today(now.day))
  }

  /// What the user has used or changed where an event tells of that, and what it is called. The place is still as it was.
  private func usedThing(_ event: Event) -> UsedThing? {
    func thing(_ id: ID, _ name: LocalizedText?) -> UsedThing? { name.map { UsedThing(id: id, name: $0) } }
    switch event {
    case .changed(let id, _): return thing(id, picker?.id == id ? view.front.title : entry(id)?.title)
    case .pressed(let id):
      // What is suggested in a search is a query.
      if view.front.activeSearch?.suggestions.contains(where: { $0.id == id }) ?? false { return nil }
      return thing(id, entry(id)?.title ?? itemOfFocus(id)?.title)
    case .performed(let id, _): return thing(id, view.front.selection?.acts.item(id)?.title)
    case .opened, .sheet, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored: return nil
    }
  }

  /// An item of the menu of the thing where the user is.
  private func itemOfFocus(_ id: ID) -> MenuItem? {
    guard let focus = bookmark.focus, focus < view.front.entries.count else { return nil }
    return view.front.entries[focus].menu?.item(id)
  }

  /// Does what the app asks for; what concerns the outside goes to the host. A sheet that is the app's answer to what the user
  /// did belongs to what was used.
  mutating func perform(_ effect: Effect, isAnswer: Bool) {
    switch effect {
    case .undoable: break
    case .say(let text): say(.change, text)
    case .push(let id): push(id, isSaid: false)
    case .pop: pop()
    case .present(let id): present(id, from: isAnswer ? anchor : nil, isSaid: false)
    case .dismiss: dismissSheet()
    case .alert(let alert): open(.alert(AlertLayer(alert: alert)))
    case .ask(let sheet): open(.menu(MenuLayer(.actionSheet(sheet))))
    case .set(let change): self.change(change)
    case .resetSettings: resetSettings()
    case .quit: quit()
    case .run(let id, let invocation): turn.request(.run(id, invocation))
    case .load(let id): turn.request(.load(id))
    case .save(let id, let contents): turn.request(.save(id, contents: contents))
    case .voices(let language): turn.request(.voices(language: language))
    case .wait(let id, let milliseconds): turn.request(.wait(id, milliseconds: milliseconds))
    }
  }

  /// Follows the app to another state: takes down what stands on something that is gone.
  mutating func follow() {
    navigator.follow(runner.interface.tabs)
    let sheets = Set(navigator.sheets.map(\.id).filter { runner.sheet($0) != nil })
    if navigator.sheets.contains(where: { !sheets.contains($0.id) }) { dropLayers() }
    let gone = navigator.dropSheets { sheets.contains($0) }
    for sheet in gone where !sheet.isLeaving { say(.change, .message("sheet.left", ["sheet": .text(sheet.title)])) }
    if dropVanishedPlaces() { dropLayers() }
    let before = view.front.entries
    look()
    if !layers.isEmpty { followLayers(since: before) }
    // One that is being taken down has told, or will tell, so itself.
    for sheet in gone where !sheet.isLeaving {
      tell(.sheet(sheet.id, .will))
      tell(.sheet(sheet.id, .did))
      runner.settle(sheet.id, title: sheet.title, on: navigator.sheets.last?.id)
    }
  }

  /// Takes down layers about things that have gone; the lines in front were `before`.
  private mutating func followLayers(since before: EntryList) {
    let around = surroundings
    // A picker that offers nothing any more closes, and why is said.
    if let picker, let problem = view.base.entry(picker.id, near: around.place.bookmark.focus)?.control?.problem {
      refuse(problem)
    }
    layers = layers.filter { layer in
      switch layer {
      case .menu(let menu): menu.shown(over: around) != nil
      case .picker(let picker): picker.shown(in: around) != nil
      case .entry, .confirmation, .choice, .discard, .alert: true
      }
    }
    // What is no longer there is not to be confirmed.
    for index in layers.indices.reversed() {
      guard case .confirmation(let question) = layers[index], question.thing(in: around) == nil else { continue }
      layers.remove(at: index)
      say(.change, .message("confirm.gone", ["name": .text(question.title)]))
    }
    lookInFront()
    let now = view.front.entries
    // A question about lines that are no longer what they were has no answer.
    layers.removeAll { layer in
      guard case .choice(let choice) = layer else { return false }
      return choice.candidates.compactMap(\.line).contains { line in
        line < before.count && (line >= now.count || now[line].id != before[line].id)
      }
    }
    if let index = pickerIndex, case .picker(var picker) = layers[index],
      let said = picker.replaceLostPick(in: surroundings)
    {
      layers[index] = .picker(picker)
      lookInFront()
      turn.say(said)
    }
  }

  // MARK: - Acts

  /// Does something to a thing of the app's, and says what came of it, where nothing else was said of it (SAY-2).
  mutating func act(_ act: Act) {
    let path = navigator.path
    let count = view.front.entries.numberedCount
    let wasReady = view.frame.isReady
    let before = act.things.map { announcement(of: $0, in: act.menu) }
    let reaction = apart { stage in
      for event in act.events { stage.tell(event) }
      if let field = act.heldField { stage.sayHeld(field) }
    }
    say(act.said)
    turn.add(reaction)
    let isSilent = reaction.isSilent && act.said.isEmpty
    if navigator.path != path {
      arrive(arrival(from: path))
    } else if !turn.isOver, layers.isEmpty {
      let isOtherCount = view.front.entries.numberedCount != count
      if isSilent {
        let things = zip(act.things, before).map { id, before in
          ToldChange.Thing(id: id, before: before, after: announcement(of: id, in: act.menu))
        }
        say(ToldChange(things, isOtherCount: isOtherCount))
      } else if isOtherCount {
        arrive(.changed)
      }
    }
    if act.events.contains(where: { if case .changed = $0 { true } else { false } }) { sayReadiness(since: wasReady) }
  }

  private mutating func say(_ change: ToldChange) {
    switch change.told {
    case .change(let announcement, let id):
      memory.told.insert(id)
      turn.say(announcement)
    case .place: arrive(.changed)
    case .held(let announcement): turn.say(announcement)
    case .done(let announcement): turn.sayDone(announcement)
    }
  }

  /// Says that what stands out can be used, where it could not before.
  mutating func sayReadiness(since wasReady: Bool) {
    guard !wasReady, let ready = view.frame.sheet?.ready else { return }
    say(.change, .message("sheet.ready", ["action": .text(ready)]))
  }

  /// Says what a field holds now.
  private mutating func sayHeld(_ id: ID) {
    guard case .enterText(let field) = entry(id)?.control?.usage else { return }
    let all = Announcement(field)
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value)
    announcement.states = all.states.filter { $0 == .empty }
    turn.say(announcement)
  }

  /// A thing of what is in front.
  func entry(_ id: ID) -> Entry? { view.front.entry(id, near: bookmark.focus) }

  /// What is said of a thing of the place in front, or of a menu that has been closed.
  private func announcement(of id: ID, in menu: MenuLayer?) -> Announcement? {
    if let entry = entry(id) { return entry.announcement }
    return menu?.shown(over: surroundings)?.entry(id, near: nil)?.announcement
  }

  /// Tells the app of an act on all that is selected, and what came of it; undone, it is undone as one.
  mutating func actOnSelected(_ id: ID, title: LocalizedText) {
    guard let selected = navigator.front.selected else { return }
    let ids = selected.ids
    let (state, path, undos) = (runner.state, navigator.path, runner.history.count)
    navigator.front.selected?.lines = RangeSet()
    let reaction = apart { $0.tell(.performed(id, on: ids)) }
    runner.history.join(since: undos)
    let isDone = runner.state != state || !reaction.requests.isEmpty
    turn.add(reaction)
    if isDone { navigator.front.selected?.changedCount += ids.count }
    if navigator.path != path {
      arrive(arrival(from: path))
    } else if reaction.isSilent, !isDone {
      navigator.front.selected?.lines = selected.lines
      say(.change, .message("confirm.kept"))
    } else if reaction.isSilent {
      say(.change, .message("select.acted", ["act": .text(title), "count": .number(ids.count)]))
    }
  }

  // MARK: - Searches

  /// Lets the query or the scope change, and says what is found then, unless the app has led the user elsewhere.
  mutating func query(_ change: QueryChange) {
    let tokens = view.front.activeSearch?.query.tokens ?? []
    let path = navigator.path
    switch change {
    case .tell(let events): for event in events { tell(event) }
    case .scope(let event):
      tell(event)
      if let sentence = view.front.activeSearch?.scopesSentence { say(.change, sentence) }
    case .paste(let copied): paste(copied)
    }
    if navigator.path != path { return arrive(arrival(from: path)) }
    guard layers.isEmpty else { return }
    guard let search = view.front.activeSearch else { return arrive(.changed) }
    navigator.front.bookmark.leaveLine()
    for token in search.query.tokens where !tokens.contains(token) {
      say(.change, .message("search.tokenAdded", ["token": .text(token.title)]))
    }
    sayFound(by: search)
  }

  /// Says what a search has found.
  mutating func sayFound(by search: Search) {
    say(Arriving(around: surroundings).found(by: search))
  }

  /// Pastes what was copied at the end of the query, its tokens among those there are. What the app does not know as a
  /// token is pasted as text.
  private mutating func paste(_ copied: SearchQuery) {
    guard let search = view.front.activeSearch else { return }
    let old = search.query
    let ids = old.tokens.map(\.id) + copied.tokens.map(\.id).filter { id in !old.tokens.contains { $0.id == id } }
    if ids.count > old.tokens.count { tell(.changed(search.id, to: .tokens(ids))) }
    guard let now = view.front.activeSearch?.query else { return }
    let unknown = copied.tokens.filter { token in !now.tokens.contains { $0.id == token.id } }
    let words = unknown.map { user.wording.text($0.title) }
    let text = ([now.text] + words + [TextCommands.onOneLine(copied.text)]).filter { !$0.isEmpty }
      .joined(separator: " ")
    if text != now.text { tell(.changed(search.id, to: .text(text))) }
  }

  /// Leaves the search: no query, and the screen as it was before.
  mutating func leaveSearch() {
    guard let search = view.front.activeSearch, let place = navigator.front.search else { return }
    let path = navigator.path
    if !search.query.tokens.isEmpty { tell(.changed(search.id, to: .tokens([]))) }
    if view.front.activeSearch?.query.text.isEmpty == false { tell(.changed(search.id, to: .text(""))) }
    if let scope = place.scope, scope != search.scope { tell(.changed(search.id, to: .choice(scope))) }
    if navigator.path != path { return arrive(arrival(from: path)) }
    navigator.front.closeSearch()
    look()
    say(.change, .message("search.left"))
    memory.awaitsRows = view.front.search?.isLoading ?? false
    if !memory.awaitsRows { arrive(.back) }
  }

  // MARK: - Pickers

  /// Lets the open picker hold an answer. A part of it is said with its column, and the user goes on; a whole one leaves the
  /// picker. What the app says to it comes after what was chosen.
  mutating func hold(_ answer: PickerAnswer, before: PickerLayer) {
    let appliesAtOnce = before.appliesAtOnce && answer.draft != before.draft
    let reaction = apart { if appliesAtOnce { $0.tell(.changed(before.id, to: answer.draft.value)) } }
    if answer.column == nil {
      leavePicker(isForced: false)
    } else if let said = picker?.announcement(of: answer, before: before, in: surroundings) {
      turn.say(said)
    }
    turn.add(reaction)
    if let note = answer.note { say(.notice, note) }
  }

  /// Leaves the open picker: what it holds counts, and is said (PICK-3). Where it `isForced`, the app is told even where
  /// nothing is another: what it has made of nothing may be.
  mutating func leavePicker(isForced: Bool) {
    guard let picker else { return }
    layers = []
    lookInFront()
    runner.history.join(since: picker.undoCount)
    if isForced || picker.hasUnkept {
      return act(Act(.changed(picker.id, to: picker.draft.value), on: picker.id))
    }
    guard let all = entry(picker.id)?.announcement else { return }
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value?.withoutLimits)
    turn.say(announcement)
  }

  /// Leaves the open picker as it was when it was opened.
  mutating func cancelPicker() {
    guard let picker else { return }
    layers = []
    lookInFront()
    if picker.appliesAtOnce, picker.draft != picker.original { tell(.changed(picker.id, to: picker.original.value)) }
    // What was put back has not happened.
    runner.history.forget(since: picker.undoCount)
    if let title = entry(picker.id)?.title { say(.change, .message("entry.unchanged", ["field": .text(title)])) }
  }
}

extension Event {
  /// The thing that it tells the use of.
  fileprivate var usedThing: ID? {
    switch self {
    case .pressed(let id), .changed(let id, _): id
    case .performed, .opened, .sheet, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored: nil
    }
  }

  /// Whether it tells of something that the user has done.
  fileprivate var isOfUser: Bool {
    switch self {
    case .pressed, .performed, .opened, .changed, .sheet: true
    case .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored: false
    }
  }
}
