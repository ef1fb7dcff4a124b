extension Engine {
  /// Announces the result if nothing else was announced (SAY-2).
  mutating func act(_ act: Act) {
    let path = navigator.path
    let count = view.front.entries.numberedCount
    let wasReady = view.frame.isReady
    let undoCount = runner.history.count
    let before = act.things.map { announcement(of: $0, in: act.menu) }
    let reaction = apart { engine in
      for event in act.events { engine.send(event) }
      // The question of a task says its value itself, as long as it is asked.
      if let field = act.heldField, engine.runner.interface.task?.control != field { engine.sayHeld(field) }
    }
    if act.events.count > 1 { runner.history.join(since: undoCount) }
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
    switch change.told {
    case .change(let announcement, let id):
      memory.told.insert(id)
      turn.say(announcement)
    case .place: arrive(.changed)
    case .held(let announcement): turn.say(announcement)
    case .done(let announcement):
      if let told { memory.unanswered[told] = announcement } else { turn.sayDone(announcement) }
    }
  }

  /// Announces "done" if the command `reply` has answered and nothing was announced meanwhile.
  mutating func sayAnswered(_ reply: ID?) {
    let done = reply.flatMap { memory.unanswered.removeValue(forKey: $0) }
    if !turn.isSilent { memory.unanswered = [:] } else if let done { turn.sayDone(done) }
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
    let all = Announcement(field)
    var announcement = Announcement(.change)
    (announcement.name, announcement.value) = (all.name, all.value)
    announcement.states = all.states.filter { $0 == .empty || $0 == .invalid }
    announcement.error = all.error
    turn.say(announcement)
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
