extension Session {
  /// Tells the app of an event, and does what it asks for.
  mutating func send(_ event: Event) {
    switch event {
    // What changes of the thing that the user has used is told by what follows; that it can be used again is no news to him.
    case .pressed(let id), .changed(let id, _):
      told.insert(id)
      toldReady.insert(id)
    default: break
    }
    let before = state
    let effects = app.update(&state, event)
    rememberUse(by: event, effects, before: before)
    if state != before {
      interface = app.interface(for: state)
      reconcile()
    }
    perform(effects, before: before, isAnswer: event.isOfUser)
  }

  /// Tells the app which day it is, where it has not been told.
  mutating func tellDay() {
    guard now.day != toldDay else { return }
    toldDay = now.day
    send(.today(now.day))
  }

  /// Does what the app asks for; what concerns the outside goes to the edge.
  mutating func perform(_ effects: [Effect]) { perform(effects, before: state, isAnswer: false) }

  /// The same; a sheet that is the app's answer to what the user did belongs to what was used.
  private mutating func perform(_ effects: [Effect], before: A.State, isAnswer: Bool) {
    // What was done is kept before a sheet goes with which it was done.
    for case .undoable(let name) in effects { remember(name, before: before) }
    for effect in effects {
      switch effect {
      case .undoable: break
      case .say(let text): say(.change, text)
      case .push(let id): push(id, isSaid: false)
      case .pop: pop()
      case .present(let id): present(id, from: isAnswer ? anchor : nil, isSaid: false)
      case .dismiss: dismissSheet()
      case .alert(let alert): show(alert)
      case .ask(let sheet): openMenu(of: .actionSheet(sheet))
      case .set(let change): apply(change)
      case .resetSettings: resetSettings()
      case .quit: quit()
      case .run, .load, .save, .wait, .colors, .keep, .forgetSettings, .voices, .copy: response.effects.append(effect)
      }
    }
  }

  /// Takes down what stands on something that is gone: pushed screens, sheets, menus, questions.
  mutating func reconcile() {
    for index in navigation.tabs.indices where !interface.tabs.contains(where: { $0.id == navigation.tabs[index].id }) {
      preconditionFailure("tabs do not come and go: \(navigation.tabs[index].id)")
    }
    let gone = takeVanishedSheets()
    if dropVanishedPlaces() { closeOverlays() }
    // A picker that offers nothing any more closes, and why is said.
    if let problem = pickerPlace.flatMap({ element(of: $0) })?.pickerProblem { refuse(problem) }
    navigation.overlays = navigation.overlays.filter { overlay in
      switch overlay {
      case .menu(let menu): resolve(menu) != nil
      case .picker, .pickerQuestion: pickerPlace.flatMap { resolve($0) } != nil
      default: true
      }
    }
    dropVanishedQuestions()
    let before = here.entries
    refresh()
    // A question about lines that are no longer what they were has no answer.
    navigation.overlays.removeAll { overlay in
      guard case .which(let candidates) = overlay else { return false }
      return candidates.contains { candidate in
        guard let line = candidate.line, line < before.count else { return false }
        return line >= here.entries.count || here.entries[line].id != before[line].id
      }
    }
    replaceLostPick()
    // One that is being taken down has told, or will tell, so itself.
    for sheet in gone where !sheet.isLeaving {
      send(.sheet(sheet.id, .will))
      send(.sheet(sheet.id, .did))
      settleUndos(of: sheet.id, title: sheet.title)
    }
  }

  /// Takes the sheets down that are no longer there, with those that stand over them, and says so: that in front first.
  private mutating func takeVanishedSheets() -> [Navigation.SheetStack] {
    guard let first = navigation.sheets.firstIndex(where: { app.sheet($0.id, for: state) == nil }) else { return [] }
    closeOverlays()
    let gone = Array(navigation.sheets[first...].reversed())
    navigation.sheets.removeSubrange(first...)
    for sheet in gone where !sheet.isLeaving { say(.change, .message("sheet.left", ["sheet": .text(sheet.title)])) }
    return gone
  }
}

extension Event {
  /// Whether it tells of something that the user has done.
  fileprivate var isOfUser: Bool {
    switch self {
    case .pressed, .performed, .opened, .changed, .sheet: true
    case .finished, .loaded, .saved, .colors, .elapsed, .settings, .settingsNotKept, .voices, .today, .restored: false
    }
  }
}
