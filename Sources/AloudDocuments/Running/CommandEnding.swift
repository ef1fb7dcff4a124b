internal import Aloud

/// Handles the output and the end of the document's commands.
struct CommandEnding {
  let model: DocumentModel

  /// Loads the items of a menu that was opened, unless they are loaded or loading.
  func opened(_ id: ID, _ state: inout DocumentState) -> [Effect] {
    guard let command = model.deferredCommands.first(where: { $0.name == id.name }) else { return [] }
    switch state.outputs[id.name]?.phase {
    case nil, .failed: return ActionPerformer(model: model).load(command, Viewpoint(state, of: model), &state)
    case .loading, .loaded: return []
    }
  }

  /// The command provides rows, a value, or the result that an action waits for.
  func finished(_ id: ID, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    if let pending = state.pending.removeValue(forKey: id) {
      return ended(pending, result, &state)
    }
    if let fill = model.fills.first(where: { id == ID("value", $0.name) }) { return gave(fill, result, &state) }
    for command in model.commands + model.deferredCommands {
      guard id == command.id(state.generation(of: command.name)) else { continue }
      let phase = CommandSentence.phase(result, of: command, Viewpoint(state, of: model))
      state.outputs[command.name]?.phase = phase
    }
    return []
  }

  /// The line is a log message or a progress report.
  func printed(_ id: ID, _ line: String, _ state: inout DocumentState) -> [Effect] {
    guard var pending = state.pending[id] else { return [] }
    let run = model.runs[pending.run]
    defer { state.pending[id] = pending }
    let fields = line.first == "{" ? JSONTree(line)?.fields : nil
    if let log = run.log, !(run.tellsProgress && fields?["percent"] != nil) {
      pending.messages.take(line, fields, from: run.speaker, &state.logs[log, default: WrittenLog()])
      return []
    }
    let news = ProgressLine.news(in: line, fields, &pending.feed)
    if let name = run.progress, let percent = news?.percent { state.give(name, .text(String(percent))) }
    if let name = run.status, let text = news?.text { state.give(name, .text(text)) }
    return []
  }

  /// Sets a value to its program's output, unless it was changed in the meantime.
  private func gave(_ fill: DocumentCommand, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    let title = fill.title(Viewpoint(state, of: model))
    if let error = CommandSentence.error(result, title, limit: fill.template.timeLimit) {
      return [.say(.message(error))]
    }
    if !state.changed.contains(fill.name) { state.give(fill.name, .text(LoadedOutput(lines: result.output).text)) }
    return []
  }

  private func ended(_ ended: PendingRun, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    var pending = ended
    let run = model.runs[pending.run]
    let performer = ActionPerformer(model: model)
    state.revision += 1
    if let log = run.log { pending.messages.end(&state.logs[log, default: WrittenLog()]) }
    let name = run.title.map(Viewpoint(state, of: model).text) ?? .verbatim(run.template.program)
    let limit = run.template.timeLimit
    if let error = CommandSentence.error(result, name, limit: limit, selected: pending.origin.selected) {
      guard let otherwise = run.otherwise else { return [.say(.message(error))] }
      return performer.perform(otherwise, &state, pending.origin)
    }
    if let name = run.into, case .exited(_, let output, _) = result {
      state.set(name, to: .text(LoadedOutput(lines: output).text))
    }
    return performer.perform(run.then, &state, pending.origin)
  }
}

/// A parser of progress reports: a number, the lines that dialog reads, or a JSON object with `percent` and `text`.
enum ProgressLine {
  /// Returns `nil` if the line reports nothing yet. `fields` are its members if it is a JSON object.
  static func news(
    in line: String, _ fields: [String: String]?, _ feed: inout ProgressFeed
  ) -> ProgressFeed.News? {
    guard let fields else {
      // dialog's texts may have several lines; a value is announced as one.
      return feed.take(line).map { news in
        let text = news.text?.split(separator: "\n").joined(separator: " ")
        return ProgressFeed.News(percent: news.percent, text: text)
      }
    }
    let percent = fields["percent"].flatMap(Double.init).flatMap { $0.isFinite ? Int(max(0, min(100, $0))) : nil }
    return ProgressFeed.News(percent: percent, text: fields["text"])
  }
}
