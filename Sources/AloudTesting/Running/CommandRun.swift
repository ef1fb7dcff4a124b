import Glibc

/// One run of a program through pipes, in a scrubbed environment, with a time limit.
///
/// Its own pipes rather than swift-subprocess's, because a program may end before it has read its input
/// (SIGPIPE would end the test process) and its output must be closable while the input goes on.
public struct CommandRun: Sendable, Hashable {
  /// How far standard output is read.
  public enum OutputReading: Sendable, Hashable {
    /// Until the program closes it or ends.
    case toTheEnd

    /// Closed after so many bytes, 0 being before the program starts, as `| head` would.
    ///
    /// The input is written once the output is closed, so that the outcome is always the same.
    case close(after: Int)
  }

  /// The most bytes a program may write, 64 MiB, before it is killed.
  public static let outputLimit = 64 << 20

  /// The program: a path, or a name to be found in PATH.
  public var program: String

  /// The words after the program's name.
  public var arguments: [String]

  /// The bytes written to standard input.
  public var input: [UInt8]

  /// Whether standard input stays open after its bytes, as a keyboard does.
  public var inputStaysOpen: Bool

  /// How far standard output is read.
  public var outputReading: OutputReading

  /// What is added to the scrubbed environment, or put in place of it.
  public var environment: [String: String]

  /// The working directory; nil for the tester's own.
  public var directory: String?

  /// How long the program may run before it is killed.
  public var timeLimit: Duration

  /// Describes a run; only the program is needed.
  public init(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], inputStaysOpen: Bool = false,
    outputReading: OutputReading = .toTheEnd, environment: [String: String] = [:], directory: String? = nil,
    timeLimit: Duration = .seconds(60)
  ) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.inputStaysOpen = inputStaysOpen
    self.outputReading = outputReading
    self.environment = environment
    self.directory = directory
    self.timeLimit = timeLimit
  }

  /// Runs the program to its end, waiting for a turn first; throws ``SystemError`` if it can't be started.
  ///
  /// HOME and the XDG folders are in a fresh temporary folder, removed afterwards.
  public func result() async throws -> RunResult {
    let turns = Turns.current
    await turns.take()
    let outcome: Result<RunResult, any Error>
    do {
      outcome = .success(try await OwnThread.run { try resultNow() })
    } catch {
      outcome = .failure(error)
    }
    await turns.giveBack()
    return try outcome.get()
  }

  private func resultNow() throws -> RunResult {
    let folder = try TemporaryFolder.make()
    defer { TemporaryFolder.remove(folder) }
    let environment = CommandEnvironment.scrubbed(folder: folder).merging(environment) { $1 }
    return try PipeConversation(self, environment: environment).toTheEnd()
  }
}
