internal import Aloud

/// How actions are done.
extension DocumentApp {
  /// Does `actions` in order, and returns what has to be done outside.
  func perform(_ actions: [DocumentAction], _ state: inout DocumentState, _ origin: Origin) -> [Effect] {
    var effects: [Effect] = []
    for action in actions {
      var moment = Moment(state, of: self, item: origin.site.item)
      // The row as it was when it was used, even if another has taken its place since.
      moment.row = origin.row
      moment.selected = origin.selected
      switch action {
      case .push(let screen): if !origin.isOrphan { effects.append(.push(moment.id(screen))) }
      case .present(let sheet): effects.append(.present(moment.id(sheet)))
      case .dismiss: effects += dismiss(origin, &state)
      case .back: if !origin.isOrphan { effects.append(.pop) }
      case .quit: effects.append(.quit)
      case .set(let assignments):
        for one in assignments { state.set(one.name, to: one.value(moment)) }
      case .toggle(let name): state.set(name, to: .isOn(state.values[name] != .isOn(true)))
      case .run(let run): effects += start(run, moment, &state, origin)
      case .alert(let title, let text): effects.append(.alert(Alert(moment.text(title), text: text.map(moment.text))))
      case .ask(let question):
        effects.append(
          .ask(
            ActionSheet(
              moment.text(question.title), id: moment.id(question.id), text: question.text.map(moment.text),
              actions: question.menu(moment))))
      case .say(let text): effects.append(.say(moment.text(text)))
      case .undoable(let name): effects.append(.undoable(moment.text(name)))
      case .reload(let command): effects += reload(command, moment, &state)
      }
    }
    return effects
  }

  /// Takes the sheet down. When its preferred action does so, what was entered stays.
  private func dismiss(_ origin: Origin, _ state: inout DocumentState) -> [Effect] {
    guard !origin.isOrphan else { return [] }
    if origin.isPreferred, let sheet = origin.sheet { state.drafts[sheet] = nil }
    return [.dismiss]
  }

  private func start(_ run: Int, _ moment: Moment, _ state: inout DocumentState, _ origin: Origin) -> [Effect] {
    state.runCount += 1
    let id = ID("run", String(state.runCount))
    state.pending[id] = PendingRun(run: run, origin: origin)
    return [.run(id, runs[run].invocation.invocation(moment))]
  }

  /// Runs a command for what it gives.
  func load(_ command: CommandForm, _ moment: Moment, _ state: inout DocumentState) -> [Effect] {
    let generation = state.generation(of: command.name) + 1
    state.outputs[command.name] = CommandOutput(generation: generation, phase: .loading)
    return [.run(Self.id(of: command.name, generation), command.invocation.invocation(moment))]
  }

  private func reload(_ name: String, _ moment: Moment, _ state: inout DocumentState) -> [Effect] {
    guard let command = commands.first(where: { $0.name == name }) else { return [] }
    return load(command, moment, &state)
  }
}
