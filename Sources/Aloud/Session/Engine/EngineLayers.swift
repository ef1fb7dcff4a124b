/// The layers above the screen: opening them, and closing them with the things that they are about.
extension Engine {
  /// Uses the thing on a line of what is in front. If `isGiven`, the thing was named by a value, and being at the focus does
  /// not count as naming it.
  mutating func use(lineAt index: Int, asked line: Line, isGiven: Bool = false) {
    let context = lineContext
    let entry = context.entries[index]
    if let id = entry.id { remember(.using(id), onLine: index) }
    // A user who said "yes" hears what it was about.
    memory.isNamed = !line.isRest && context.isNamed(lineAt: index, by: line, focus: isGiven ? nil : focus.line)
    let menu = layers.last?.menu
    defer {
      if layers.isEmpty, let id = entry.correctable(chosenIn: menu) { memory.assigned = Memory.Assigned(id: id) }
    }
    switch layers.last {
    case .menu:
      if let outcome = layers.changeMenu({ $0.use(lineAt: index, asked: line, in: context) }) { carryOut(outcome) }
    case .picker:
      let outcome = layers.changePicker { $0.use(lineAt: index, in: context) }
      lookInFront()
      if let outcome { carryOut(outcome) }
    case .entry, .confirmation, .choice, .discard, .alert, .hearing, nil:
      carryOut(Using(context: context).use(entry, onLine: index, asked: line, &navigator.front))
    }
  }

  mutating func openMenu(ofLine line: Int, isContext: Bool) {
    carryOut(Using(context: lineContext).openMenu(ofLine: line, isContext: isContext, &navigator.front.focus))
  }

  // MARK: - Coming up

  /// Puts the layer above what is in front, or in its place.
  mutating func open(_ layer: Layer) {
    if !layer.standsOverOthers { layers.makeRoom() }
    switch layer {
    case .menu(let menu): openMenu(menu)
    case .picker(var picker):
      picker.undoCount = runner.history.count
      layers.put(.picker(picker))
      lookInFront()
      let context = lineContext
      if let outcome = layers.changePicker({ $0.opening(in: context) }) { carryOut(outcome) }
    case .entry(let entry):
      layers.put(layer)
      lookInFront()
      guard let field = entry.field(in: lineContext) else { return }
      // The way to enter text is announced once. Asking again, or for help, announces it again (LOOP-7).
      let isHinted = memory.isNew(entry.hint(for: field, in: lineContext))
      turn.say(entry.question(field, in: lineContext, isHinted: isHinted))
    case .confirmation, .choice, .discard, .alert, .hearing:
      layers.put(layer)
      lookInFront()
      say(layer.question(in: lineContext))
    }
  }

  /// Tells the app to load the items that are still missing.
  private mutating func openMenu(_ menu: MenuLayer) {
    guard menu.shown(over: lineContext) != nil else { return refuse(.message(.menuNone)) }
    layers.put(.menu(menu))
    lookInFront()
    let title = view.front.title
    for items in view.front.deferred { send(.opened(items.id)) }
    guard view.front.entries.count > 0 else {
      refuse(.message(.menuEmpty(menu: .text(title))))
      layers.pop()
      return lookInFront()
    }
    arrive(.new)
  }

  /// Announces the input that is lost.
  mutating func dropLayers() {
    if let picker = layers.picker, let lost = picker.interrupted(title: view.front.title) { turn.say(lost) }
    switch layers.last {
    case .confirmation(let question): say(.notice, question.confirmation.kept)
    case .entry(let entry): if entry.text.edited.isEdited { carryOut(entry.lost()) }
    case .menu, .picker, .choice, .discard, .alert, .hearing, nil: break
    }
    clearLayers()
  }

  /// Tells the app of each question of its own that was left (ASK-7).
  mutating func clearLayers() {
    let asked = layers.askedSheets
    layers.clear()
    lookInFront()
    for id in asked { send(.sheet(id, .did)) }
  }

  /// Closes layers about things that are gone. `before` are the entries that were in front.
  mutating func followLayers(since before: EntryList) {
    let context = lineContext
    // A picker that no longer offers anything closes, and the reason is announced.
    if let picker = layers.picker,
      let error = view.base.entry(picker.id, near: context.place.focus.line)?.control?.error
    {
      refuse(error)
    }
    layers.dropHidden(in: context)
    for title in layers.dropConfirmations(in: context) {
      say(.change, .message(.confirmGone(name: .text(title))))
    }
    lookInFront()
    layers.dropChoices(from: before, to: view.front.entries)
    let front = lineContext
    guard let said = layers.changePicker({ $0.replaceLostPick(in: front) }) ?? nil else { return }
    lookInFront()
    turn.say(said)
  }
}

/// The value of an open picker, and the ways out of it.
extension Engine {
  /// A part of a value is announced with its column, and the picker stays open. A whole value leaves the picker. The app's
  /// announcements come after the choice.
  mutating func hold(_ answer: PickerAnswer, before: PickerLayer) {
    let appliesAtOnce = before.appliesAtOnce && answer.draft != before.draft
    let reaction = apart { if appliesAtOnce { $0.send(.changed(before.id, to: answer.draft.value)) } }
    if answer.column == nil || before.leavesAtOnce {
      leavePicker(isForced: false)
      if before.leavesAtOnce { finishFilledSheet() }
    } else if let said = layers.picker?.announcement(of: answer, before: before, in: lineContext) {
      turn.say(said)
    }
    turn.add(reaction)
    if let note = answer.note { say(.notice, note) }
  }

  /// Leaves the open picker, and keeps and announces its value (PICK-3). If `isForced`, the app is told even of an unchanged
  /// value, because the app may have changed its own value.
  mutating func leavePicker(isForced: Bool) {
    guard let picker = layers.picker else { return }
    memory.assigned = Memory.Assigned(id: picker.id, phrase: picker.said?.phrase)
    layers.closePicker()
    lookInFront()
    runner.history.join(since: picker.undoCount)
    endReplacing(on: picker.id, isGivenUp: false)
    if isForced || picker.hasUnkept {
      return act(Act(.changed(picker.id, to: picker.draft.value), on: picker.id))
    }
    if let held = entry(picker.id)?.announcement { turn.say(held.chosen) }
  }

  /// Restores the value from before the picker was opened.
  mutating func cancelPicker() {
    guard let picker = layers.picker else { return }
    layers.closePicker()
    lookInFront()
    if picker.appliesAtOnce, picker.draft != picker.original { send(.changed(picker.id, to: picker.original.value)) }
    // A restored value leaves no trace in the history.
    runner.history.forget(since: picker.undoCount)
    // Where the picker is all of a task, that it is left says so.
    if view.frame.task?.control != picker.id, let title = entry(picker.id)?.title {
      say(.change, .message(.entryUnchanged(field: .text(title))))
    }
    endReplacing(on: picker.id, isGivenUp: true)
  }

  mutating func take(_ answer: ColorAnswer) {
    let context = lineContext
    guard let outcome = layers.changePicker({ $0.take(answer, in: context) }) else { return }
    lookInFront()
    carryOut(outcome)
  }
}
