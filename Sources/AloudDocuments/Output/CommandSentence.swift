internal import Aloud

/// What is said of a command: every way in which it can end has a sentence.
enum CommandSentence {
  /// That it has not ended yet.
  static func loading(_ command: LocalizedText) -> LocalizedText {
    .message("document.command.loading", ["command": .text(command)])
  }

  /// That what follows is not all: how many rows had come when the command went wrong.
  static func partly(_ count: Int) -> LocalizedText {
    .message("document.command.partly", ["count": .number(count)])
  }

  /// What Linux and macOS take as arguments in any case, in bytes.
  private static let certainlyTaken = 131_072

  /// Why `result` is no success; nil when it is one. The `selected` rows that it was given may be why it did not start.
  static func error(_ result: CommandResult, _ command: LocalizedText, selected: [String]? = nil) -> Message? {
    let arguments: Message.Arguments = ["command": .text(command)]
    switch result {
    case .exited(status: 0, _): return nil
    case .exited(let status, _):
      return Message("document.command.failed", ["command": .text(command), "status": .number(status)])
    case .notStarted where (selected ?? []).reduce(0, { $0 + $1.utf8.count + 1 }) >= certainlyTaken:
      return Message("document.command.tooManySelected", arguments)
    case .notStarted: return Message("document.command.notStarted", arguments)
    case .timedOut: return Message("document.command.timedOut", arguments)
    case .tooMuchOutput: return Message("document.command.tooMuchOutput", arguments)
    case .notText: return Message("document.command.notText", arguments)
    }
  }

  /// What a command in the document has given. Lines that came before it went wrong stay; half a JSON text is nothing.
  static func phase(_ result: CommandResult, _ format: OutputFormat, _ command: LocalizedText) -> CommandOutput.Phase {
    let error = error(result, command)
    if let error, format == .json || result.output.count == 0 { return .failed(error) }
    let arguments: Message.Arguments = ["command": .text(command)]
    switch format {
    case .lines: return .loaded(LoadedOutput(lines: result.output, error: error))
    case .json:
      do {
        return .loaded(LoadedOutput(records: try JSONRows.rows(in: result.output.text), of: result.output))
      } catch {
        switch error {
        case .notJSON: return .failed(Message("document.command.notJSON", arguments))
        case .notArray: return .failed(Message("document.command.notArray", arguments))
        }
      }
    }
  }
}
