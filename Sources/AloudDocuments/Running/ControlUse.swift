internal import Aloud

extension DocumentApp {
  func pressed(_ id: ID, _ state: inout DocumentState) -> [Effect] {
    if let suggestion = model.suggestions[id.name] {
      let text = Viewpoint(state, of: model, item: id.item).string(suggestion.text)
      return changed(ID(suggestion.search, id.item), to: .text(text), &state)
    }
    guard let behavior = model.behaviors[id.name] else { return [] }
    return use(id, behavior, [], &state)
  }

  /// Performs an action on the selected rows. A row of a command is passed as the text that it stores, another row as its ID.
  func performed(_ id: ID, on things: [ID], _ state: inout DocumentState) -> [Effect] {
    guard let behavior = model.behaviors[id.name] else { return [] }
    let selected = things.map { thing in
      thing.item == id.item ? thing.name : thing.item.flatMap { model.row($0, in: state) }?.stored ?? thing.name
    }
    return use(id, behavior, [], selected: selected, &state)
  }

  func changed(_ id: ID, to value: Value, _ state: inout DocumentState) -> [Effect] {
    // An item of a menu with a selection has its own behaviour, whichever button opened the menu.
    if case .choice(let item) = value, let behavior = model.behaviors[item.name] {
      return use(item, behavior, [], &state)
    }
    guard let behavior = model.behaviors[id.name] else { return [] }
    if let search = behavior.search {
      if case .text(let text) = value, behavior.value == nil { state.search(id, for: text) }
      let errors = search.errors(with: value, state)
      let values = search.values(of: value, Viewpoint(state, of: model, item: id.item))
      return errors + (values.isEmpty ? [] : use(id, behavior, values, &state))
    }
    if case .picked(let picks) = value {
      let values = values(of: picks, behavior.columns, &state)
      return values.isEmpty ? [] : use(id, behavior, values, &state)
    }
    if behavior.answer != nil, behavior.value == nil { return use(id, behavior, [], &state) }
    guard let name = behavior.value,
      let value = self.value(value, of: behavior, name, id.item.flatMap { model.row($0, in: state) }, state)
    else { return [] }
    return use(id, behavior, [(name, value)], &state)
  }

  private func value(
    _ value: Value, of behavior: ControlBehavior, _ name: String, _ row: OutputRow?, _ state: DocumentState
  ) -> Value? {
    switch value {
    case .text: model.values.isText(name) ? value : nil
    case .isOn(let isOn):
      if let member = behavior.member {
        member(row).map { .text(ChosenTexts.value(state.text(name) ?? "", with: $0, isChosen: isOn)) }
      } else {
        model.values.isText(name) ? nil : value
      }
    case .choice(let option): behavior.options?(option, state).map { .text($0) }
    case .moment(let moment):
      if case .moment(let mode) = behavior.kind { .text(moment.map(mode.text) ?? "") } else { nil }
    case .color(let color): behavior.kind == .color ? .text(color?.hex ?? "") : nil
    case .picked, .tokens: nil
    }
  }

  /// A value whose pick is gone is left unchanged.
  private func values(
    of picks: [ID?], _ columns: [ColumnBinding], _ state: inout DocumentState
  ) -> [ChangedValue] {
    zip(picks, columns).compactMap { pick, column in
      // Without a pick, the value is empty.
      guard let stored = pick.map({ column.options($0, state) }) ?? "" else { return nil }
      if let choice = column.choice, let key = pick?.item, let index = state.loaded(choice.command)?.index(key: key) {
        let generation = state.generation(of: choice.command)
        state.chosenRows[choice] = ChosenRow(generation: generation, text: stored, index: index)
      }
      return (column.value, .text(stored))
    }
  }

  private func use(
    _ id: ID, _ behavior: ControlBehavior, _ values: [ChangedValue], selected: [String]? = nil,
    _ state: inout DocumentState
  ) -> [Effect] {
    guard var origin = origin(of: id, behavior, state) else { return [.say(.message(.documentRowGone))] }
    origin.selected = selected
    keepDraft(origin.sheet, &state)
    for one in values { state.set(one.name, to: one.value) }
    if let name = behavior.value, behavior.owner != nil, let choice = behavior.choice ?? origin.row?.stored {
      state.set(name, to: .text(choice))
    }
    if let name = behavior.value, let isYes = behavior.answer?.isYes { state.set(name, to: .isOn(isYes)) }
    let owner = behavior.owner.flatMap { model.behaviors[$0] }
    return perform(behavior.actions + (owner?.actions ?? []), &state, origin)
  }

  private func origin(of id: ID, _ behavior: ControlBehavior, _ state: DocumentState) -> Origin? {
    let row = id.item.flatMap { model.row($0, in: state) }
    if id.item != nil, row == nil { return nil }
    return Origin(site: id, row: row, sheet: model.sheetOfPlace[behavior.place], isPreferred: behavior.isPreferred)
  }
}

private typealias ChangedValue = (name: String, value: Value)

extension SearchBehavior {
  /// Tokens that stay the same are left out, so that no actions are performed for them.
  fileprivate func values(of value: Value, _ viewpoint: Viewpoint) -> [ChangedValue] {
    switch value {
    case .text(let text): query.map { values(of: text, in: $0, viewpoint) } ?? []
    case .tokens(let ids):
      tokens.compactMap { token in
        let now = Value.text(ids.compactMap { token.stored(in: $0, viewpoint.state) }.last ?? "")
        return viewpoint.state.values[token.value] == now ? nil : (token.value, now)
      }
    case .choice(let id): if let scope, let stored = scopes[id.name] { [(scope, .text(stored))] } else { [] }
    case .isOn, .picked, .moment, .color: []
    }
  }

  /// Announces that no tokens can be recognised because the command that lists the words failed. This is said once, as the
  /// query begins.
  fileprivate func errors(with value: Value, _ state: DocumentState) -> [Effect] {
    guard case .text(let text) = value, !text.isEmpty, let query, state.text(query) == "" else { return [] }
    return tokens.compactMap { token in
      guard case .failed(let error) = token.choice.flatMap({ state.outputs[$0.command]?.phase }) else { return nil }
      return .say(.message(error))
    }
  }

  /// Turns the recognised words into tokens, at most one of each kind, and leaves the rest as it was typed.
  private func values(of text: String, in name: String, _ viewpoint: Viewpoint) -> [ChangedValue] {
    var words = text.split(whereSeparator: \.isWhitespace)
    var values: [ChangedValue] = []
    for token in tokens {
      guard let found = token.recognised(in: words, viewpoint) else { continue }
      words.removeSubrange(found.place)
      values.append((token.value, .text(found.stored)))
    }
    let rest = values.isEmpty ? text : words.joined(separator: " ")
    return values + [(name, .text(rest))]
  }
}

/// Handles the dismissal of a sheet, and restores its values (SHEET-3).
extension DocumentApp {
  func keepDraft(_ sheet: String?, _ state: inout DocumentState) {
    guard let sheet, state.drafts[sheet] == nil else { return }
    let controls = model.behaviors.values.filter { model.sheetOfPlace[$0.place] == sheet }
    let names = Set(controls.flatMap(\.changedValues))
    state.drafts[sheet] = SheetDraft(
      values: state.values.filter { names.contains($0.key) }, changed: state.changed.intersection(names))
  }

  func left(_ id: ID, _ step: Event.Dismissal, _ state: inout DocumentState) -> [Effect] {
    if step == .keep { state.drafts[id.name] = nil }
    if step == .did { putBack(id.name, &state) }
    let actions = model.dismissals[id.name]?[step] ?? []
    // A sheet that is being dismissed is not dismissed again and pushes nothing.
    let isLeaving = step == .will || step == .did
    let row = id.item.flatMap { model.row($0, in: state) }
    return perform(actions, &state, Origin(site: id, row: row, sheet: id.name, isOrphan: isLeaving))
  }

  private func putBack(_ sheet: String, _ state: inout DocumentState) {
    if let draft = state.drafts.removeValue(forKey: sheet) {
      for (name, value) in draft.values { state.give(name, value) }
      state.changed.subtract(draft.values.keys)
      state.changed.formUnion(draft.changed)
    }
    for (id, pending) in state.pending where pending.origin.sheet == sheet { state.pending[id]?.origin.isOrphan = true }
  }
}

extension DocumentApp {
  func perform(_ actions: [DocumentAction], _ state: inout DocumentState, _ origin: Origin) -> [Effect] {
    var (effects, origin) = ([Effect](), origin)
    for action in actions {
      let viewpoint = viewpoint(state, origin)
      switch action {
      case .push(let screen): if !origin.isOrphan { effects.append(.push(viewpoint.id(screen))) }
      case .present(let sheet): effects.append(.present(viewpoint.id(sheet)))
      case .dismiss: effects += dismiss(origin, &state)
      case .back: if !origin.isOrphan { effects.append(.pop) }
      case .quit: effects.append(.quit)
      case .set(let assignments):
        for (name, content) in assignments { state.set(name, to: content(viewpoint)) }
      case .toggle(let name): state.set(name, to: .isOn(state.values[name] != .isOn(true)))
      case .run(let run): effects += start(run, &state, origin)
      case .retry(let run): effects += start(run, &state, state.failures[run] ?? origin)
      case .effect(let effect):
        effects.append(effect(viewpoint))
        origin.hasBegun = effects.last?.leavesBegun ?? origin.hasBegun
      case .write(let text, let log, let speaker):
        state.logs[log, default: LogMessages()].add(speaker, viewpoint.string(text))
      case .reload(let name):
        let command = model.commands.first { $0.name == name }
        effects += command.map { load($0, viewpoint, &state) } ?? []
      case .stop(let name):
        effects += state.pending.filter { model.runs[$0.value.run].tree[.name]?.scalar == name }.keys
          .sorted { ($0.item ?? "") < ($1.item ?? "") }.map { .stop($0) }
      case .exit(let code): effects.append(exit(code, &state, origin))
      }
    }
    return effects
  }

  func load(_ command: DocumentCommand, _ viewpoint: Viewpoint, _ state: inout DocumentState) -> [Effect] {
    let generation = state.generation(of: command.name) + 1
    state.outputs[command.name] = CommandOutput(generation: generation, phase: .loading)
    return [.run(command.id(generation), command.tree.invocation(viewpoint))]
  }

  /// Entered values are kept, and a task does not count as cancelled.
  private func exit(_ code: Int, _ state: inout DocumentState, _ origin: Origin) -> Effect {
    state.exitCode = code
    state.drafts = [:]
    return model.task != nil && origin.sheet == model.task && !origin.isOrphan ? .dismiss : .quit
  }

  /// If the sheet's preferred action dismisses it, entered values are kept.
  private func dismiss(_ origin: Origin, _ state: inout DocumentState) -> [Effect] {
    guard !origin.isOrphan else { return [] }
    if origin.isPreferred, let sheet = origin.sheet {
      state.drafts[sheet] = nil
      if sheet == model.task { state.exitCode = 0 }
    }
    return [.dismiss]
  }

  /// The row is the one that was used, even if another has taken its place since.
  private func viewpoint(_ state: DocumentState, _ origin: Origin) -> Viewpoint {
    var viewpoint = Viewpoint(state, of: model, item: origin.site.item)
    (viewpoint.row, viewpoint.selected) = (origin.row, origin.selected)
    return viewpoint
  }

  private func start(_ run: Int, _ state: inout DocumentState, _ origin: Origin) -> [Effect] {
    let viewpoint = viewpoint(state, origin)
    state.runCount += 1
    let id = ID("run", String(state.runCount))
    state.pending[id] = PendingRun(run: run, count: state.runCount, origin: origin)
    return [.run(id, model.runs[run].tree.invocation(viewpoint))]
  }
}

extension Effect {
  /// True if work has begun by this, false if it has ended, and nil if neither.
  fileprivate var leavesBegun: Bool? {
    if case .begin = self { return true }
    if case .done = self { return false }
    if case .failed = self { return false }
    return nil
  }
}
