public import Aloud

/// How events change the state.
extension DocumentApp {
  /// Changes values and does actions, as the document says.
  public func update(_ state: inout DocumentState, _ event: Event) -> [Effect] {
    let effects: [Effect] =
      switch event {
      case .pressed(let id): pressed(id, &state)
      case .performed(let id, let things): performed(id, on: things, &state)
      case .changed(let id, let value): changed(id, to: value, &state)
      case .finished(let id, let result): finished(id, result, &state)
      case .sheet(let id, let step): dismissal(of: id, step, &state)
      case .today(let day): began(day, &state)
      case .opened(let id): opened(id, &state)
      case .loaded, .saved, .elapsed, .settings, .voices, .restored: []
      }
    findChosenRows(&state)
    return effects
  }

  /// Takes notice of the day, which limits of date pickers may be.
  private func began(_ day: Day, _ state: inout DocumentState) -> [Effect] {
    state.today = day
    return []
  }

  /// Gets the items of a menu that has been opened, unless they are on their way.
  private func opened(_ id: ID, _ state: inout DocumentState) -> [Effect] {
    guard let command = deferredCommands.first(where: { $0.name == id.name }) else { return [] }
    switch state.outputs[id.name]?.phase {
    case nil, .failed: return load(command, Moment(state, of: self), &state)
    case .loading, .loaded: return []
    }
  }

  private func pressed(_ id: ID, _ state: inout DocumentState) -> [Effect] {
    if let suggestion = suggestions[id.name] {
      let text = Moment(state, of: self, item: id.item).string(suggestion.text)
      return changed(ID(suggestion.search, id.item), to: .text(text), &state)
    }
    guard let control = controls[id.name] else { return [] }
    return use(id, control, [], &state)
  }

  /// Does an act on the selected rows: a command's row is known by what the command gave, another by its id.
  private func performed(_ id: ID, on things: [ID], _ state: inout DocumentState) -> [Effect] {
    guard let control = controls[id.name] else { return [] }
    let selected = things.map { thing in
      thing.item == id.item ? thing.name : thing.item.flatMap { state.row($0) }?.stored ?? thing.name
    }
    return use(id, control, [], selected: selected, &state)
  }

  private func changed(_ id: ID, to value: Value, _ state: inout DocumentState) -> [Effect] {
    // An item of a menu with a selection says itself which value it changes, whatever button the menu was opened from.
    if case .choice(let item) = value, let control = controls[item.name], control.owner != nil {
      return use(item, control, [], &state)
    }
    guard let control = controls[id.name] else { return [] }
    if let search = control.search {
      if case .text(let text) = value, control.value == nil { state.search(id, for: text) }
      let problems = problems(with: value, control, search, state)
      let values = values(of: value, control, search, Moment(state, of: self, item: id.item))
      return problems + (values.isEmpty ? [] : use(id, control, values, &state))
    }
    if case .picked(let picks) = value {
      let values = values(of: picks, control.columns, &state)
      return values.isEmpty ? [] : use(id, control, values, &state)
    }
    guard let name = control.value, let value = self.value(value, of: control, name) else { return [] }
    return use(id, control, [Assigned(name: name, value: value)], &state)
  }

  /// What the value `name` of `control` becomes; nil where that is nothing that it can be.
  private func value(_ value: Value, of control: Control, _ name: String) -> Value? {
    switch value {
    case .text: names.isText(name) ? value : nil
    case .isOn: names.isText(name) ? nil : value
    case .choice(let option): control.options[option.name].map { .text($0) }
    case .moment(let moment):
      if case .moment(let mode) = control.form { .text(moment.map(mode.text) ?? "") } else { nil }
    case .color(let color): control.form == .color ? .text(color?.hex ?? "") : nil
    case .picked, .tokens: nil
    }
  }

  /// Gives the values of `control` what was chosen, and does what it does.
  private func use(
    _ id: ID, _ control: Control, _ values: [Assigned], selected: [String]? = nil, _ state: inout DocumentState
  ) -> [Effect] {
    guard var origin = origin(of: id, control, state) else { return [.say(.message("document.row.gone"))] }
    origin.selected = selected
    keepDraft(origin.sheet, &state)
    for one in values { state.set(one.name, to: one.value) }
    if let name = control.value, control.owner != nil, let choice = control.choice ?? origin.row?.stored {
      state.set(name, to: .text(choice))
    }
    let owner = control.owner.flatMap { controls[$0] }
    return perform(control.actions + (owner?.actions ?? []), &state, origin)
  }

  /// Where something was used; nil when the row that it was about has gone.
  private func origin(of id: ID, _ control: Control, _ state: DocumentState) -> Origin? {
    let row = id.item.flatMap { state.row($0) }
    if id.item != nil, row == nil { return nil }
    return Origin(site: id, row: row, sheet: sheetOfPlace[control.place], isPreferred: control.isPreferred)
  }

  /// Keeps what the values of a sheet are, before it changes the first of them.
  private func keepDraft(_ sheet: String?, _ state: inout DocumentState) {
    guard let sheet, state.drafts[sheet] == nil else { return }
    state.drafts[sheet] = state.values.filter { covered[sheet]?.contains($0.key) ?? false }
  }

  /// Does what the document wants done at a step of a sheet's dismissal (SHEET-3).
  private func dismissal(of id: ID, _ step: Event.Dismissal, _ state: inout DocumentState) -> [Effect] {
    if step == .did { left(sheet: id.name, &state) }
    let actions = dismissals[id.name]?[step] ?? []
    // What is on its way out is not left once more, and pushes nothing.
    let isLeaving = step == .will || step == .did
    let origin = Origin(site: id, row: id.item.flatMap { state.row($0) }, sheet: id.name, isOrphan: isLeaving)
    return perform(actions, &state, origin)
  }

  /// Puts the values of a sheet back that was left without its preferred action.
  private func left(sheet: String, _ state: inout DocumentState) {
    for (name, value) in state.drafts.removeValue(forKey: sheet) ?? [:] { state.set(name, to: value) }
    for (id, pending) in state.pending where pending.origin.sheet == sheet {
      state.pending[id]?.origin.isOrphan = true
    }
  }

  private func finished(_ id: ID, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    if let pending = state.pending.removeValue(forKey: id) {
      return ended(pending, result, &state)
    }
    for command in commands + deferredCommands {
      let generation = state.generation(of: command.name)
      guard id == Self.id(of: command.name, generation) else { continue }
      let title = command.title(Moment(state, of: self))
      state.outputs[command.name]?.phase = CommandSentence.phase(result, command.format, title)
    }
    return []
  }

  private func ended(_ pending: PendingRun, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    let run = runs[pending.run]
    state.revision += 1
    if let problem = CommandSentence.problem(
      result, .verbatim(run.invocation.program), selected: pending.origin.selected)
    {
      guard let otherwise = run.otherwise else { return [.say(.message(problem))] }
      return perform(otherwise, &state, pending.origin)
    }
    if let name = run.into, case .exited(_, let output) = result {
      state.set(name, to: .text(LoadedOutput(lines: output).text))
    }
    return perform(run.then, &state, pending.origin)
  }
}
