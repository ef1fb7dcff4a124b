/// Who has written a message of a log, or what it is.
public enum LogKind: Sendable, Equatable {
  /// The user, who knows what it says: it is not told as it comes.
  case you
  /// Who answers the user.
  case assistant
  /// What something did that the assistant or the task uses.
  case tool
  /// What went wrong.
  case error
  /// Times, counts of tokens, the progress of steps: left out where the user wants little to be said.
  case noise
  /// Somebody or something else, by its label.
  case named(LocalizedText)

  /// What is said before the first line of a message, and found by "find".
  package var label: LocalizedText {
    switch self {
    case .you: .message(.logYou)
    case .assistant: .message(.logAssistant)
    case .tool: .message(.logTool)
    case .error: .message(.logError)
    case .noise: .message(.logNoise)
    case .named(let label): label
    }
  }

  /// Whether it is an answer to the user.
  var isAnswer: Bool {
    switch self {
    case .assistant, .error, .named: true
    case .you, .tool, .noise: false
    }
  }
}
