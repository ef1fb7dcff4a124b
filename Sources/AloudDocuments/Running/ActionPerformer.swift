internal import Aloud

struct ActionPerformer {
  let model: DocumentModel

  func perform(_ actions: [DocumentAction], _ state: inout DocumentState, _ origin: Origin) -> [Effect] {
    var effects: [Effect] = []
    for action in actions {
      let viewpoint = viewpoint(state, origin)
      switch action {
      case .push(let screen): if !origin.isOrphan { effects.append(.push(viewpoint.id(screen))) }
      case .present(let sheet): effects.append(.present(viewpoint.id(sheet)))
      case .dismiss: effects += dismiss(origin, &state)
      case .back: if !origin.isOrphan { effects.append(.pop) }
      case .quit: effects.append(.quit)
      case .set(let assignments):
        for one in assignments { state.set(one.name, to: one.value(viewpoint)) }
      case .toggle(let name): state.set(name, to: .isOn(state.values[name] != .isOn(true)))
      case .run(let run): effects += start(run, &state, origin)
      case .retry(let run): effects += start(run, &state, state.failures[run] ?? origin)
      case .alert(let title, let text):
        effects.append(.alert(Alert(viewpoint.text(title), text: text.map(viewpoint.text))))
      case .ask(let question): effects.append(.ask(sheet(question, viewpoint)))
      case .say(let text): effects.append(.say(viewpoint.text(text)))
      case .write(let text, let log, let speaker):
        state.logs[log, default: WrittenLog()].add(speaker, viewpoint.string(text))
      case .undoable(let name): effects.append(.undoable(viewpoint.text(name)))
      case .reload(let command): effects += reload(command, viewpoint, &state)
      case .stop(let name):
        effects += state.pending.filter { model.runs[$0.value.run].name == name }.keys
          .sorted { ($0.item ?? "") < ($1.item ?? "") }.map { .stop($0) }
      case .begin(let work, let id): effects.append(.begin(ID(id), viewpoint.text(work)))
      case .done(let id): effects.append(.done(ID(id)))
      case .failed(let id, let reason): effects.append(.failed(ID(id), because: reason.map(viewpoint.text)))
      case .language(let tag): effects.append(.language(viewpoint.string(tag)))
      case .exit(let code): effects.append(exit(code, &state, origin))
      }
    }
    return effects
  }

  /// Runs a command for its output.
  func load(_ command: DocumentCommand, _ viewpoint: Viewpoint, _ state: inout DocumentState) -> [Effect] {
    let generation = state.generation(of: command.name) + 1
    state.outputs[command.name] = CommandOutput(generation: generation, phase: .loading)
    return [.run(command.id(generation), command.template.invocation(viewpoint))]
  }

  private func reload(_ name: String, _ viewpoint: Viewpoint, _ state: inout DocumentState) -> [Effect] {
    guard let command = model.commands.first(where: { $0.name == name }) else { return [] }
    return load(command, viewpoint, &state)
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

  private func sheet(_ question: Question, _ viewpoint: Viewpoint) -> ActionSheet {
    let (title, id) = (viewpoint.text(question.title), viewpoint.id(question.id))
    let text = question.text.map(viewpoint.text)
    switch question.answer {
    case nil, .yesOrNo: return ActionSheet(title, id: id, text: text, actions: question.menu(viewpoint))
    case .text, .lines, .secret:
      var field = TextField(title, id: id, value: "")
      (field.isMultiline, field.isSecure) = (question.answer == .lines, question.answer == .secret)
      return ActionSheet(asking: field, text: text)
    }
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
    return [.run(id, model.runs[run].template.invocation(viewpoint))]
  }
}
