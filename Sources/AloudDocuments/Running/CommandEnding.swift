internal import Aloud

extension DocumentApp {
  /// Loads the items of a menu that was opened, unless they are loaded or loading.
  func opened(_ id: ID, _ state: inout DocumentState) -> [Effect] {
    guard let command = model.deferredCommands.first(where: { $0.name == id.name }) else { return [] }
    switch state.outputs[id.name]?.phase {
    case nil, .failed: return load(command, Viewpoint(state, of: model), &state)
    case .loading, .loaded: return []
    }
  }

  func finished(_ id: ID, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    if let pending = state.pending.removeValue(forKey: id) { return ended(pending, result, &state) }
    if let fill = model.fills.first(where: { id == ID("value", $0.name) }) { return gave(fill, result, &state) }
    for command in model.commands + model.deferredCommands {
      guard id == command.id(state.generation(of: command.name)) else { continue }
      let phase = Self.phase(result, of: command, Viewpoint(state, of: model))
      state.outputs[command.name]?.phase = phase
    }
    return []
  }

  func printed(_ id: ID, _ line: String, _ state: inout DocumentState) -> [Effect] {
    guard var pending = state.pending[id] else { return [] }
    let run = model.runs[pending.run].tree
    defer { state.pending[id] = pending }
    let fields = line.first == "{" ? JSONTree(line)?.fields : nil
    let (progress, status) = (run[.progress]?.scalar, run[.status]?.scalar)
    if let log = run[.log]?.scalar, progress == nil && status == nil || fields?["percent"] == nil {
      let speaker = run[.speaker]?.scalar.map { LogKind(written: $0) } ?? .tool
      pending.messages.take(line, fields, from: speaker, &state.logs[log, default: LogMessages()])
      return []
    }
    let news = Self.news(in: line, fields, &pending.feed)
    if let progress, let percent = news?.percent { state.give(progress, .text(String(percent))) }
    if let status, let text = news?.text { state.give(status, .text(text)) }
    return []
  }

  /// A report is a number, the lines that dialog reads, or a JSON object with `percent` and `text`, whose members are `fields`. Returns
  /// `nil` if the line reports nothing yet.
  private static func news(
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

  private func gave(_ fill: DocumentCommand, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    let title = fill.title(Viewpoint(state, of: model))
    if let error = Self.error(result, title, limit: fill.tree.timeLimit) { return [.say(.message(error))] }
    if !state.changed.contains(fill.name) { state.give(fill.name, .text(LoadedOutput(result.output).text)) }
    return []
  }

  private func ended(_ ended: PendingRun, _ result: CommandResult, _ state: inout DocumentState) -> [Effect] {
    var pending = ended
    let run = model.runs[pending.run]
    state.revision += 1
    if let log = run.tree[.log]?.scalar { pending.messages.end(&state.logs[log, default: LogMessages()]) }
    let name = run.title(Viewpoint(state, of: model))
    if let error = Self.error(result, name, limit: run.tree.timeLimit, selected: pending.origin.selected) {
      guard let otherwise = run.otherwise else { return [.say(.message(error))] }
      state.failures[pending.run] = pending.origin
      return perform(otherwise, &state, pending.origin)
    }
    if let name = run.tree[.into]?.scalar, case .exited(_, let output, _) = result {
      state.set(name, to: .text(LoadedOutput(output).text))
    }
    return perform(run.then, &state, pending.origin)
  }
}

extension DocumentApp {
  /// The size of arguments in bytes that Linux and macOS accept in any case.
  private static let certainlyTaken = 131_072

  /// Returns `nil` for a success. `limit` is the time limit in seconds. If the command could not be run and was given very many
  /// `selected` rows, these are named as the reason.
  private static func error(
    _ result: CommandResult, _ command: LocalizedText, limit: Int?, selected: [String]? = nil
  ) -> Message? {
    let size = (selected ?? []).reduce(0) { $0 + $1.utf8.count + 1 }
    if case .exited(status: CommandResult.cannotRun, _, _) = result, size >= certainlyTaken {
      return .documentCommandTooManySelected(command: .text(command))
    }
    return result.failure(of: .text(command), limit: (limit ?? 0) * 1_000)
  }

  /// Lines printed before an error are kept; incomplete JSON is not.
  private static func phase(
    _ result: CommandResult, of command: DocumentCommand, _ viewpoint: Viewpoint
  ) -> CommandOutput.Phase {
    let title = command.title(viewpoint)
    let error = error(result, title, limit: command.tree.timeLimit)
    let format: OutputFormat = command.tree[.format].choice() ?? .lines
    if let error, format == .json || result.output.count == 0 { return .failed(error) }
    let lines = LoadedOutput(result.output, error: error)
    let rows: [OutputRow]
    switch format {
    case .lines where command.tree[.row] == nil: return .loaded(lines)
    case .lines: rows = lines.rows
    case .json:
      guard let tree = JSONTree(result.output.text) else {
        return .failed(.documentCommandNotJSON(command: .text(title)))
      }
      if let path = command.tree[.path]?.scalar.flatMap({ JSONPath($0) }) {
        let error = Message.documentCommandNoPath(command: .text(title), path: .text(.verbatim(path.text)))
        guard let things = tree.things(at: path) else { return .failed(error) }
        rows = self.rows(things)
      } else {
        guard case .array(let parts) = tree else { return .failed(.documentCommandNotArray(command: .text(title))) }
        rows = self.rows(parts)
      }
    }
    return .loaded(LoadedOutput(result.output, records: command.formed(rows, viewpoint), error: error))
  }

  private static func rows(_ parts: [JSONTree]) -> [OutputRow] {
    var keys: Set<String> = []
    return parts.enumerated().map { index, part in
      var row = OutputRow(part)
      // A row without an ID gets its number and title as key, unless another row has that as its ID.
      if row.key.isEmpty { row.key = "\(index + 1):\(row.title)" }
      while !keys.insert(row.key).inserted { row.key = "\(index + 1):\(row.key)" }
      return row
    }
  }
}

extension OutputRow {
  fileprivate init(_ tree: JSONTree) {
    guard case .object = tree else {
      self.init(key: "", title: tree.text)
      return
    }
    let fields = tree.fields
    let id = fields["id"] ?? ""
    self.init(key: id, title: fields["title"] ?? fields["name"] ?? id, fields: fields, lists: tree.lists)
  }
}
