/// A command to run: an argument vector, never a line for a shell (SAFE-3).
public struct Invocation: Sendable, Equatable {
  /// The program, by path or by name on the PATH, and its arguments.
  public var arguments: [String]
  /// Variables added to the environment.
  public var environment: [String: String]
  /// How long it may take, in milliseconds.
  public var timeLimit: Int

  /// Runs `arguments`, whose first is the program, for at most `timeLimit` milliseconds.
  public init(_ arguments: [String], environment: [String: String] = [:], timeLimit: Int = 10_000) {
    self.arguments = arguments
    self.environment = environment
    self.timeLimit = timeLimit
  }
}
