internal import Aloud

/// What a command has given.
struct CommandOutput: Sendable, Equatable {
  /// Where it is.
  enum Phase: Sendable, Equatable {
    case loading
    case failed(Message)
    case loaded(LoadedOutput)
  }

  /// How often it was run before.
  var generation = 0
  var phase = Phase.loading
}
