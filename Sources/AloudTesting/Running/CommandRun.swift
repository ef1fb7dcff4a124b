import AloudSystem
import Dispatch
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
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [],
    outputReading: OutputReading = .toTheEnd, environment: [String: String] = [:], directory: String? = nil,
    timeLimit: Duration = .seconds(60)
  ) {
    (self.program, self.arguments, self.input, self.outputReading) = (program, arguments, input, outputReading)
    (self.environment, self.directory, self.timeLimit) = (environment, directory, timeLimit)
  }

  /// Runs the program to its end, after waiting for a turn; throws ``SystemError`` if it can't be started.
  ///
  /// HOME and the XDG folders are in a fresh temporary folder, which is removed afterwards.
  public func result() async throws -> RunResult {
    let turns = Turns.current
    await turns.take()
    let outcome = await withCheckedContinuation { continuation in
      // Swift's cooperative threads must never block; a queue by itself has a thread of its own.
      DispatchQueue(label: program).async {
        continuation.resume(returning: Result { try Self.withoutBrokenPipeSignal(resultNow) })
      }
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

  /// Calls `body` while writing to a pipe without readers is an error in this thread, rather than a signal.
  private static func withoutBrokenPipeSignal<Value>(_ body: () throws -> Value) rethrows -> Value {
    var signals = sigset_t(), before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer {
      // A pending signal must be gone before it is let through again.
      var now = timespec()
      sigtimedwait(&signals, nil, &now)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
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

/// The output of a program, and how it ended.
public struct RunResult: Sendable, Hashable {
  /// The bytes of standard output, as far as they were read.
  public var output: [UInt8] = []
  /// The bytes of standard error.
  public var errors: [UInt8] = []
  /// The program's exit.
  public var exit = CommandExit.code(0)

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

struct PipeConversation: ~Copyable {
  var child: ChildProcess
  var input: Descriptor?
  var output: Descriptor?
  var errors: Descriptor?
  /// The program's end of the output, kept only until the output is closed.
  var outputWriting: Descriptor?
  let run: CommandRun
  private var written = 0
  private var result = RunResult()

  init(_ run: CommandRun, environment: [String: String]) throws {
    self.run = run
    var inputPipe = try PipeEnds()
    var outputPipe = try PipeEnds()
    var errorPipe = try PipeEnds()
    if run.outputReading == .close(after: 0) {
      outputPipe.reading = nil
      outputPipe.writing?.waitUntilUnread()
    }
    let streams = StartedProgram.Streams.descriptors(
      input: inputPipe.reading?.number ?? -1, output: outputPipe.writing?.number ?? -1,
      errors: errorPipe.writing?.number ?? -1)
    child = try ChildProcess(
      program: run.program, arguments: run.arguments, environment: environment, directory: run.directory,
      streams: streams)
    // The descriptor numbers do not keep the pipes alive. Without this, optimised code would close an end before the child has it.
    extendLifetime(inputPipe)
    extendLifetime(outputPipe)
    extendLifetime(errorPipe)
    input = inputPipe.writing.take()
    output = outputPipe.reading.take()
    errors = errorPipe.reading.take()
    if run.outputReading != .toTheEnd, output != nil { outputWriting = outputPipe.writing.take() }
    input?.stopWaiting()
    output?.stopWaiting()
    errors?.stopWaiting()
  }

  /// Runs until the program ends. The calling thread must be allowed to block and must have SIGPIPE blocked.
  consuming func toTheEnd() -> RunResult {
    let deadline = ContinuousClock.now + run.timeLimit
    var killed: CommandExit?
    while true {
      // The exit is checked before reading, so that the last output is read after the program has ended. Output of processes that
      // it left running is not awaited.
      let ended = child.hasEnded()
      let idle = exchange(patience: ended ? 0 : 10)
      if ended && idle { break }
      if killed == nil, result.output.count + result.errors.count > CommandRun.outputLimit { killed = .outputLimit }
      if killed == nil, ContinuousClock.now >= deadline { killed = .timeLimit }
      if killed != nil {
        child.kill()
        break
      }
    }
    result.exit = killed ?? child.exit ?? .code(-1)
    return result
  }

  /// Waits for at most `patience` milliseconds, then reads and writes. Returns `true` if nothing moved.
  private mutating func exchange(patience: Int32) -> Bool {
    let outputIsDue = run.outputReading != .toTheEnd && output != nil
    // An output to be closed must be closed before input makes the program write, or the outcome would vary.
    let inputIsDue = input != nil && !outputIsDue && written < run.input.count
    if !outputIsDue, written >= run.input.count { input = nil }

    // Poll ignores negative descriptors.
    var polled = [
      pollfd(fd: inputIsDue ? input?.number ?? -1 : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    // Once all streams have ended, only the exit is awaited, and it is near.
    let onlyExitIsAwaited = polled.allSatisfy { $0.fd < 0 }
    guard poll(&polled, nfds_t(polled.count), onlyExitIsAwaited ? min(patience, 1) : patience) > 0 else { return true }

    if polled[0].revents != 0 { writeInput() }
    if polled[1].revents != 0 { readOutput() }
    if polled[2].revents != 0 { result.errors += Self.read(&errors) }
    return false
  }

  private mutating func writeInput() {
    guard let count = input?.writeAvailable(run.input[written...]) else {
      input = nil
      return
    }
    written += count
  }

  private mutating func readOutput() {
    result.output += Self.read(&output)
    guard case .close(after: let limit) = run.outputReading, result.output.count >= limit else { return }
    result.output = Array(result.output.prefix(limit))
    output = nil
    outputWriting?.waitUntilUnread()
    outputWriting = nil
  }

  private static func read(_ stream: inout Descriptor?) -> [UInt8] {
    let bytes = stream?.readAvailable()
    if bytes == nil { stream = nil }
    return bytes ?? []
  }
}
