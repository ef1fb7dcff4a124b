internal import Aloud

/// The sentences about commands, with one for every way in which a command can end.
enum CommandSentence {
  static func loading(_ command: LocalizedText) -> LocalizedText {
    .message(.documentCommandLoading(command: .text(command)))
  }

  /// `count` is the number of rows that arrived before the error.
  static func partly(_ count: Int) -> LocalizedText {
    .message(.documentCommandPartly(count: .number(count)))
  }

  /// The size of arguments in bytes that Linux and macOS accept in any case.
  private static let certainlyTaken = 131_072

  /// Returns `nil` for a success. `limit` is the time limit in seconds. If the command could not be run and was given very many
  /// `selected` rows, these are named as the reason.
  static func error(
    _ result: CommandResult, _ command: LocalizedText, limit: Int?, selected: [String]? = nil
  ) -> Message? {
    let size = (selected ?? []).reduce(0) { $0 + $1.utf8.count + 1 }
    if case .exited(status: CommandResult.cannotRun, _, _) = result, size >= certainlyTaken {
      return .documentCommandTooManySelected(command: .text(command))
    }
    return result.failure(of: .text(command), limit: (limit ?? 0) * 1_000)
  }

  /// Lines printed before an error are kept; incomplete JSON is not.
  static func phase(_ result: CommandResult, of command: DocumentCommand, _ viewpoint: Viewpoint) -> CommandOutput.Phase
  {
    let title = command.title(viewpoint)
    let error = error(result, title, limit: command.template.timeLimit)
    if let error, command.format == .json || result.output.count == 0 { return .failed(error) }
    switch command.format {
    case .lines:
      let lines = LoadedOutput(lines: result.output, error: error)
      guard let form = command.row else { return .loaded(lines) }
      let rows = (0..<lines.count).map { form.row(lines[$0], viewpoint) }
      return .loaded(LoadedOutput(records: rows, of: result.output, error: error))
    case .json:
      do {
        let rows = try JSONRows.rows(in: result.output.text, at: command.path)
        let formed = command.row.map { form in rows.map { form.row($0, viewpoint) } }
        return .loaded(LoadedOutput(records: formed ?? rows, of: result.output))
      } catch {
        switch error {
        case .notJSON: return .failed(Message.documentCommandNotJSON(command: .text(title)))
        case .notArray: return .failed(Message.documentCommandNotArray(command: .text(title)))
        case .noPath:
          let path = Message.Argument.text(.verbatim(command.path?.text ?? ""))
          return .failed(Message.documentCommandNoPath(command: .text(title), path: path))
        }
      }
    }
  }
}
