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

/// The output of a program, and how it ended.
public struct RunResult: Sendable, Hashable {
  /// The bytes of standard output, as far as they were read.
  public var output: [UInt8]
  /// The bytes of standard error.
  public var errors: [UInt8]
  /// The program's exit.
  public var exit: CommandExit

  /// Creates a result, for use in place of a run's.
  public init(output: [UInt8] = [], errors: [UInt8] = [], exit: CommandExit = .code(0)) {
    self.output = output
    self.errors = errors
    self.exit = exit
  }

  /// Standard output as text; invalid UTF-8 becomes U+FFFD.
  public var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text; invalid UTF-8 becomes U+FFFD.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// The way in which a program ended.
public enum CommandExit: Sendable, Hashable, CustomStringConvertible {
  /// The program ended by itself with an exit code from 0 to 255.
  case code(Int32)
  /// A signal with this number ended the program.
  case signal(Int32)
  /// The program was killed at its time limit.
  case timeLimit
  /// The program was killed because it wrote more than ``CommandRun/outputLimit`` bytes.
  case outputLimit

  /// Creates the exit from a status of `waitpid`.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .code((waitStatus >> 8) & 0xff) : .signal(signal)
  }

  /// The exit in words, such as "exit code 2".
  public var description: String {
    switch self {
    case .code(let code): "exit code \(code)"
    case .signal(let signal): "ended by signal \(signal)"
    case .timeLimit: "killed at the time limit"
    case .outputLimit: "killed, too much output"
    }
  }
}
