import Glibc

/// A run of a program through pipes, in a scrubbed environment, with a time limit.
///
/// The pipes are not swift-subprocess's, because a program may end before it has read its input (SIGPIPE would end the test
/// process), and its output must be closable while the input continues.
public struct CommandRun: Sendable, Hashable {
  /// The extent to which standard output is read.
  public enum OutputReading: Sendable, Hashable {
    /// Until the program closes it or ends.
    case toTheEnd

    /// Closed after a number of bytes, as by `| head`; 0 closes it before the program starts.
    ///
    /// The input is written only after the output is closed, so that the outcome is always the same.
    case close(after: Int)
  }

  /// The most bytes, 64 MiB, that a program may write before it is killed.
  public static let outputLimit = 64 << 20

  /// The program, as a path or a name to find in PATH.
  public var program: String

  /// The arguments, without the program's name.
  public var arguments: [String]

  /// The bytes written to standard input.
  public var input: [UInt8]

  /// A Boolean value that indicates whether standard input stays open after its bytes, as a keyboard does.
  public var inputStaysOpen: Bool

  /// The extent to which standard output is read.
  public var outputReading: OutputReading

  /// The variables added to the scrubbed environment, replacing any of the same name.
  public var environment: [String: String]

  /// The working directory, or `nil` for the tester's own.
  public var directory: String?

  /// The time that the program may run before it is killed.
  public var timeLimit: Duration

  /// Creates a run; only the program is required.
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

  /// Runs the program to its end, after waiting for a turn; throws ``SystemError`` if it can't be started.
  ///
  /// HOME and the XDG folders are in a fresh temporary folder, which is removed afterwards.
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

/// Turns at running a program. A test suite starts all its tests at once, and hundreds of programs side by side would reach their
/// time limits for lack of processors.
actor Turns {
  /// The turns shared by all runs of this process, two for each processor. Serialized tests have turns of their own, so that they
  /// do not wait behind hundreds of others.
  @TaskLocal static var current = Turns(max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// Blocking work done outside Swift's cooperative threads, which must never block.
private enum OwnThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs the work on a new thread, in which writing to a pipe without readers is an error rather than a signal.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let body = Work { continuation.resume(with: Result { try work() }) }
      let context = Unmanaged.passRetained(body)
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          // The signal is blocked in this thread only; a pending one disappears with the thread.
          var signals = sigset_t()
          sigemptyset(&signals)
          sigaddset(&signals, SIGPIPE)
          pthread_sigmask(SIG_BLOCK, &signals, nil)
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, context.toOpaque())
      guard failure == 0 else {
        context.release()
        continuation.resume(throwing: SystemError("start a thread", number: failure))
        return
      }
      pthread_detach(thread)
    }
  }
}
