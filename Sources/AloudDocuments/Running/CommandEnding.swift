internal import Aloud

/// What becomes of the commands that the document runs.
struct CommandEnding {
  let model: DocumentModel

  /// Gets the items of a menu that has been opened, unless they are on their way.
  func opened(_ id: ID, _ state: inout DocumentState) -> [Effect] {
    guard let command = model.deferredCommands.first(where: { $0.name == id.name }) else { return [] }
    switch state.outputs[id.name]?.phase {
    case nil, .failed: return ActionPerformer(model: model).load(command, Viewpoint(state, of: model), &state)
    case .loading, .loaded: return []
    }
  }

  /// Takes what a command has given: the rows of a list, or what an action waits for.
  func finished(_ id: ID, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    if let pending = state.pending.removeValue(forKey: id) {
      return ended(pending, result, &state)
    }
    for command in model.commands + model.deferredCommands {
      guard id == command.id(state.generation(of: command.name)) else { continue }
      let title = command.title(Viewpoint(state, of: model))
      state.outputs[command.name]?.phase = CommandSentence.phase(
        result, command.format, title, limit: command.template.timeLimit)
    }
    return []
  }

  private func ended(_ pending: PendingRun, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    let run = model.runs[pending.run]
    let performer = ActionPerformer(model: model)
    state.revision += 1
    let program = LocalizedText.verbatim(run.template.program)
    let limit = run.template.timeLimit
    if let error = CommandSentence.error(result, program, limit: limit, selected: pending.origin.selected) {
      guard let otherwise = run.otherwise else { return [.say(.message(error))] }
      return performer.perform(otherwise, &state, pending.origin)
    }
    if let name = run.into, case .exited(_, let output) = result {
      state.set(name, to: .text(LoadedOutput(lines: output).text))
    }
    return performer.perform(run.then, &state, pending.origin)
  }
}
