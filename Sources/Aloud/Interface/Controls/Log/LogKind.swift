/// The author or the kind of a message of a log.
public enum LogKind: Sendable, Equatable {
  /// The user, who knows the message: it is not announced when it arrives.
  case you
  /// The assistant that answers the user.
  case assistant
  /// A report of a tool that the assistant or the task uses.
  case tool
  /// An error.
  case error
  /// Times, token counts and progress of steps, which are left out if the user has set low verbosity.
  case noise
  /// Somebody or something else, given by a label.
  case named(LocalizedText)

  /// The label that is said before the first line of a message, and found by "find".
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

  /// A Boolean value that indicates whether the message is an answer to the user.
  var isAnswer: Bool {
    switch self {
    case .assistant, .error, .named: true
    case .you, .tool, .noise: false
    }
  }
}
