extension Engine {
  mutating func carryOut(_ outcome: Outcome) { for effect in outcome.effects { carryOut(effect) } }

  mutating func carryOut(_ effect: Outcome.Effect) {
    switch effect {
    case .say(let announcement): turn.say(announcement)
    case .read(let announcements, let lines, let source): read(announcements, lines: lines, of: source)
    case .hint(let hint): give(hint)
    case .sayAgain: say(memory.lastSaid)
    case .sayWhere: say(whereabouts)
    case .sayWork: sayWork()
    case .sayFront: sayFront()
    case .sayLeft: sayLeft()
    case .arrive(let arrival): arrive(arrival)
    case .notUnderstood(let line): notUnderstood(line)
    case .use(let line, let asked): use(lineAt: line, asked: asked)
    case .take(let line):
      // The announcements of the line are kept even where something else has been announced first.
      turn.add(apart { $0.understandAsTyped(line) })
    case .takeRest(let line): takeRest(line)
    case .takeEach(let orders): take(orders)
    case .takeBeyond(let line, let said): take(said, beyond: line)
    case .rejectHeard(let lines): memory.hearing.rejected.formUnion(lines.map { Folding.fold($0) })
    case .setAsleep(let isAsleep): setAsleep(isAsleep)
    case .perform(let command, let asked): understand(ParsedLine(asked, meaning: command))
    case .assign(let assignments, let asked): assign(assignments, asked: asked)
    case .moveFocus(let line):
      let entries = view.front.entries
      changeFocus { $0.move(to: line, in: entries) }
      turn.say(lineContext.announcementAlone(ofLine: line))
    case .openMenu(let line, let isContext): openMenu(ofLine: line, isContext: isContext)
    case .loadAgain(let id):
      send(.opened(id))
      say(.notice, .message(.menuLoading))
    case .suggest(let act, let id):
      let context = lineContext
      carryOut(changeFocus { act.outcome(for: id, &$0, in: context) })
    case .refuseMoved(let number, let before): refuseMoved(number, before: before)
    case .refuseUse(let refusal, let id):
      if let id { memory.toldReady.remove(id) }
      turn.say(refusal)
    case .act(let act): self.act(act)
    case .actOnSelected(let id, let title): actOnSelected(id, title: title)
    case .query(let change): query(change)
    case .leaveSearch: leaveSearch()
    case .open(let layer): open(layer)
    case .closeLayers:
      clearLayers()
    case .closeMenu:
      layers.closeMenu()
      lookInFront()
    case .closeFront:
      layers.pop()
      lookInFront()
    case .hold(let answer, let before): hold(answer, before: before)
    case .leavePicker(let isForced): leavePicker(isForced: isForced)
    case .cancelPicker: cancelPicker()
    case .push(let id): push(id)
    case .pop: pop()
    case .goBack(let index):
      navigator.goBack(to: index)
      clearLayers()
      look()
      arrive(.back)
    case .selectTab(let index): select(tab: index)
    case .present(let id): present(id, from: anchor)
    case .leaveSheet(let exit): leaveSheet(by: exit)
    case .dismissSheet: answerByDismissing()
    case .dropSheet(let thenQuit): dropSheet(thenQuit: thenQuit)
    case .refuseBelowSheet:
      if let sheet = view.frame.sheet { refuse(sheet.stays ?? .message(.sheetInFront(sheet: .text(sheet.title)))) }
    case .copy(let query):
      memory.clipboard = query
      turn.request(.copy(query.plainText(user.wording)))
    case .request(let request): turn.request(request)
    case .change(let change): self.change(change)
    case .holdLogs(let isHeld): holdLogs(isHeld)
    case .reportLeft(let id): send(.sheet(id, .did))
    case .undo: undo()
    case .redo: redo()
    case .quit: quit()
    case .endProgram: endProgram()
    }
  }

  // MARK: - Saying

  mutating func say(_ kind: Announcement.Kind, _ sentence: LocalizedText) { turn.say(Announcement(kind, sentence)) }

  mutating func say(_ announcements: [Announcement]) { for announcement in announcements { turn.say(announcement) } }

  mutating func refuse(_ sentence: LocalizedText) { say(.refusal, sentence) }

  /// Only if the user wants hints and this one is new (LOOP-7).
  mutating func give(_ hint: Message) {
    guard user.settings.givesHints, memory.isNew(hint) else { return }
    var announcement = Announcement(.hint)
    announcement.hint = hint
    turn.say(announcement)
  }

  /// Drops what the closure announces.
  mutating func quietly(_ body: (inout Engine) -> Void) {
    var inner = apart(body)
    inner.hush()
    turn.add(inner)
  }

  /// Returns the announcements and requests of the closure as a separate turn.
  mutating func apart(_ body: (inout Engine) -> Void) -> Turn {
    let outer = turn
    turn = Turn()
    body(&self)
    let inner = turn
    turn = outer
    return inner
  }
}

extension Engine {
  /// Announces the result if nothing else was announced (SAY-2).
  mutating func act(_ act: Act) {
    let path = navigator.path
    let count = view.front.entries.numberedCount
    let wasReady = view.frame.isReady
    let changed = act.events.compactMap { if case .changed(let id, _) = $0 { id } else { nil } }
    memory.together = changed.count > 1 ? changed : []
    let before = act.things.map { announcement(of: $0, in: act.menu) }
    let reaction = apart { engine in
      engine.send(act.events)
      // The question of a task says its value itself, as long as it is asked.
      if let field = act.heldField, engine.runner.interface.task?.control != field { engine.sayHeld(field) }
    }
    say(act.said)
    // The app's own announcement need not name the thing that was used (SAY-8).
    let isUnnamed = !memory.isNamed && act.said.isEmpty && navigator.path == path && layers.isEmpty
    turn.add(isUnnamed ? named(reaction, before.first??.name) : reaction)
    let isSilent = reaction.isSilent && act.said.isEmpty
    if turn.isOver {
      return
    } else if navigator.path != path {
      arriveInFront(from: path)
    } else if layers.isEmpty {
      let isOtherCount = view.front.entries.numberedCount != count
      if isSilent {
        let things = zip(act.things, before).map { id, before in
          ChangeAnnouncement.Thing(id: id, before: before, after: announcement(of: id, in: act.menu))
        }
        say(ChangeAnnouncement(things, isOtherCount: isOtherCount, isNamed: memory.isNamed), after: reaction.toldLast)
      } else if isOtherCount {
        arrive(.changed)
      }
    }
    if act.events.contains(where: { if case .changed = $0 { true } else { false } }) { sayReadiness(since: wasReady) }
  }

  /// A mere "done" waits for the answer if a command was told of the act as `told`.
  private mutating func say(_ change: ChangeAnnouncement, after told: ID?) {
    switch change {
    case .change(let announcement, let id):
      memory.told.insert(id)
      turn.say(announcement)
    case .place: arrive(.changed)
    case .held(let announcement): turn.say(announcement)
    case .done(let announcement):
      if let told { memory.unanswered[told] = announcement } else { turn.sayDone(announcement) }
    }
  }

  /// Announces "done" if the command `reply` has answered, `isDone` is true, and nothing was announced meanwhile.
  mutating func sayAnswered(_ reply: ID?, isDone: Bool = true) {
    let done = reply.flatMap { memory.unanswered.removeValue(forKey: $0) }
    if !turn.isSilent { memory.unanswered = [:] } else if let done, isDone { turn.sayDone(done) }
  }

  /// Puts the name of the thing that was used before the first announcement, unless that has the name already.
  private func named(_ reaction: Turn, _ name: LocalizedText?) -> Turn {
    guard let name, let first = reaction.announcements.first, first.kind == .change, first.name == nil else {
      return reaction
    }
    let folded = lineContext.folded(name)
    let isSaid = first.sentences.contains { lineContext.folded($0).contains(folded) }
    return isSaid ? reaction : reaction.named(name)
  }

  mutating func sayReadiness(since wasReady: Bool) {
    guard !wasReady, let ready = view.frame.sheet?.ready else { return }
    say(.change, .message(.sheetReady(action: .text(ready))))
  }

  private mutating func sayHeld(_ id: ID) {
    guard case .enterText(let field) = entry(id)?.control?.usage else { return }
    turn.say(Announcement(field).held(with: [.empty, .invalid]))
  }

  private func announcement(of id: ID, in menu: MenuLayer?) -> Announcement? {
    if let entry = entry(id) { return entry.announcement }
    return menu?.shown(over: lineContext)?.entry(id, near: nil)?.announcement
  }

  mutating func actOnSelected(_ id: ID, title: LocalizedText) {
    guard let selected = navigator.front.selected else { return }
    let ids = selected.ids
    let (state, path, undoCount) = (runner.state, navigator.path, runner.history.count)
    navigator.front.selected?.clear()
    let reaction = apart { $0.send(.performed(id, on: ids)) }
    let isDone = runner.state != state || !reaction.requests.isEmpty
    turn.add(reaction)
    let newCount = runner.history.count
    if isDone { navigator.front.selected?.noteChange(of: ids.count, undoCount: newCount > undoCount ? newCount : 0) }
    if navigator.path != path {
      arriveInFront(from: path)
    } else if reaction.isSilent, !isDone {
      navigator.front.selected = selected
      say(.change, .message(.confirmKept))
    } else if reaction.isSilent {
      say(.change, .message(.selectActed(act: .text(title), count: .number(ids.count))))
    }
  }
}

extension Engine {
  /// Announces the results, unless the app has taken the user to another place.
  mutating func query(_ change: QueryChange) {
    let tokens = view.front.activeSearch?.query.tokens ?? []
    let path = navigator.path
    switch change {
    case .send(let events): for event in events { send(event) }
    case .scope(let event):
      send(event)
      if let sentence = view.front.activeSearch?.scopesSentence { say(.change, sentence) }
    case .paste(let copied): paste(copied)
    }
    if navigator.path != path { return arrive(arrival(from: path)) }
    guard layers.isEmpty else { return }
    guard let search = view.front.activeSearch else { return arrive(.changed) }
    navigator.front.focus.leaveLine()
    for token in search.query.tokens where !tokens.contains(token) {
      say(.change, .message(.searchTokenAdded(token: .text(token.title))))
    }
    sayFound(by: search)
  }

  mutating func sayFound(by search: Search) {
    navigator.front.focus.announced = AnnouncedNumbers(view.front.entries)
    say(ArrivalAnnouncements(context: lineContext).found(by: search))
  }

  /// Pastes the copied text at the end of the query, and adds its tokens to those there. A token that the app does not know is
  /// pasted as text.
  private mutating func paste(_ copied: SearchQuery) {
    guard let search = view.front.activeSearch else { return }
    let old = search.query
    let ids = old.tokens.map(\.id) + copied.tokens.map(\.id).filter { id in !old.tokens.contains { $0.id == id } }
    if ids.count > old.tokens.count { send(.changed(search.id, to: .tokens(ids))) }
    guard let now = view.front.activeSearch?.query else { return }
    let unknown = copied.tokens.filter { token in !now.tokens.contains { $0.id == token.id } }
    let words = unknown.map { user.wording.text($0.title) }
    let text = ([now.text] + words + [TextCommands.onOneLine(copied.text)]).filter { !$0.isEmpty }
      .joined(separator: " ")
    if text != now.text { send(.changed(search.id, to: .text(text))) }
  }

  /// Clears the query, and restores the screen from before.
  mutating func leaveSearch() {
    guard let search = view.front.activeSearch, let place = navigator.front.search else { return }
    let path = navigator.path
    if !search.query.tokens.isEmpty { send(.changed(search.id, to: .tokens([]))) }
    if view.front.activeSearch?.query.text.isEmpty == false { send(.changed(search.id, to: .text(""))) }
    if let scope = place.scope, scope != search.scope { send(.changed(search.id, to: .choice(scope))) }
    if navigator.path != path { return arrive(arrival(from: path)) }
    navigator.front.closeSearch()
    look()
    say(.change, .message(.searchLeft))
    memory.awaitsRows = view.front.search?.isLoading ?? false
    if !memory.awaitsRows { arrive(.back) }
  }
}
