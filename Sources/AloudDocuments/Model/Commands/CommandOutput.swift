internal import Aloud

/// The output of a command.
struct CommandOutput: Sendable, Equatable {
  /// The progress of the command.
  enum Phase: Sendable, Equatable {
    case loading
    case failed(Message)
    case loaded(LoadedOutput)
  }

  /// The number of earlier runs.
  var generation = 0
  var phase = Phase.loading
}
