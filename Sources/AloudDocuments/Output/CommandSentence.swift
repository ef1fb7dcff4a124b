internal import Aloud

/// What is said of a command: every way in which it can end has a sentence.
enum CommandSentence {
  /// That it has not ended yet.
  static func loading(_ command: LocalizedText) -> LocalizedText {
    .message("document.command.loading", ["command": .text(command)])
  }

  /// Why `result` is no success; nil when it is one.
  static func problem(_ result: CommandResult, _ command: LocalizedText) -> Message? {
    let arguments: [String: Message.Argument] = ["command": .text(command)]
    switch result {
    case .exited(status: 0, _): return nil
    case .exited(let status, _):
      return Message("document.command.failed", ["command": .text(command), "status": .number(status)])
    case .notStarted: return Message("document.command.notStarted", arguments)
    case .timedOut: return Message("document.command.timedOut", arguments)
    case .tooMuchOutput: return Message("document.command.tooMuchOutput", arguments)
    case .notText: return Message("document.command.notText", arguments)
    }
  }

  /// What a command in the document has given.
  static func phase(_ result: CommandResult, _ format: OutputFormat, _ command: LocalizedText) -> CommandOutput.Phase {
    if let problem = problem(result, command) { return .failed(problem) }
    guard case .exited(_, let output) = result else { return .loading }
    let arguments: [String: Message.Argument] = ["command": .text(command)]
    switch format {
    case .lines: return .loaded(LoadedOutput(lines: output))
    case .json:
      do {
        return .loaded(LoadedOutput(records: try JSONRows.read(output), of: output))
      } catch {
        switch error {
        case .notJSON: return .failed(Message("document.command.notJSON", arguments))
        case .notArray: return .failed(Message("document.command.notArray", arguments))
        }
      }
    }
  }
}
