public import Aloud
internal import Glibc
internal import Subprocess
internal import Synchronization
internal import SystemPackage

/// Runs the commands that apps ask for: an argument vector, never a shell, with limits on time and output.
final class CommandRunner: Sendable {
  /// In bytes.
  private static let outputLimit = 64 << 20

  let inbox: Inbox
  private let running = RunningCommands()
  /// By the IDs under which they can be stopped.
  private let tasks = Mutex<[ID: Task<Void, Never>]>([:])

  init(inbox: Inbox) { self.inbox = inbox }

  /// Puts the printed lines, if the app wants them, and then the result into the inbox.
  func start(_ id: ID, _ invocation: Invocation) {
    // No thread may be started either: libdispatch uses files for its threads, and ends the program if it can't open one.
    guard OpenDescriptor.areFree(RunningCommands.startingNeeds) else {
      return inbox.put(.reply(.finished(id, .tooManyFiles)))
    }
    tasks.withLock { tasks in
      tasks[id] = Task.detached { [self] in
        let result = await Self.result(of: invocation, among: running) { [inbox] line in
          await inbox.waitForRoom()
          inbox.put(.reply(.printed(id, line)))
        }
        inbox.put(.reply(.finished(id, result)))
        self.tasks.withLock { $0[id] = nil }
      }
    }
  }

  /// Runs a command, and waits for its end.
  static func result(of invocation: Invocation) -> CommandResult {
    let runner = CommandRunner(inbox: Inbox())
    runner.start("command", invocation)
    while true {
      if case .reply(.finished(_, let result)) = runner.inbox.take() { return result }
      var entry = pollfd(fd: runner.inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
      // Ctrl-C must not wait for the command.
      if poll(&entry, 1, runner.inbox.glance ?? -1) < 0, errno == EINTR { runner.stop("command") }
      runner.inbox.clearWake()
    }
  }

  /// Also ends the processes that the command has started.
  func stop(_ id: ID) { tasks.withLock { $0[id] }?.cancel() }

  /// Also ends the processes that the commands have started, because nobody waits for them any more.
  func endAll() { running.endAll() }

  private static func result(
    of invocation: Invocation, among running: RunningCommands, tell: @escaping @Sendable (String) async -> Void
  ) async -> CommandResult {
    let gathered = GatheredOutput()
    return await withTaskGroup(of: CommandResult.self) { group in
      group.addTask { await run(invocation, among: running, into: gathered, tell) }
      if let limit = invocation.timeLimit {
        group.addTask {
          try? await Task.sleep(for: .milliseconds(limit))
          return .timedOut(output: gathered.wholeLines)
        }
      }
      let first = await group.next() ?? .timedOut(output: gathered.wholeLines)
      group.cancelAll()
      return Task.isCancelled ? .stopped(output: gathered.wholeLines) : first
    }
  }

  private static func run(
    _ invocation: Invocation, among running: RunningCommands, into gathered: GatheredOutput,
    _ tell: @Sendable (String) async -> Void
  ) async -> CommandResult {
    guard let program = invocation.arguments.first, !program.isEmpty else { return .notStarted }
    let input: CommandInput
    do { input = try CommandInput(invocation.input) } catch { return notStarted(error) }
    guard let errors = ErrorOutput() else { return notStarted(Errno(rawValue: errno)) }
    var options = PlatformOptions()
    // A session of its own keeps the command away from Aloud's terminal, and lets all that it starts end with it.
    options.createSession = true
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .milliseconds(200))
    ]
    let tree = ProcessTree()
    do { try await running.prepare(tree) } catch { return notStarted(error) }
    var hasEnded = false
    defer {
      // Processes outside the command's group have not been asked to end.
      if !hasEnded { tree.signal(SIGKILL) }
      running.remove(tree)
    }
    var environment = Dictionary(
      uniqueKeysWithValues: invocation.environment.map { (Environment.Key(stringLiteral: $0), Optional($1)) })
    environment[ProcessTree.key] = tree.mark
    do {
      let result = try await Subprocess.run(
        program.contains("/") ? .path(FilePath(program)) : .name(program),
        arguments: Arguments(Array(invocation.arguments.dropFirst())),
        environment: .inherit.updating(environment),
        platformOptions: options, input: .fileDescriptor(input.descriptor, closeAfterSpawningProcess: false),
        output: .sequence,
        error: .fileDescriptor(errors.descriptor, closeAfterSpawningProcess: false)
      ) { execution in
        running.add(tree, group: execution.processIdentifier.value)
        guard invocation.tellsLines else {
          for try await bytes in execution.standardOutput { try gathered.take(bytes, limit: outputLimit) }
          return
        }
        var lines = PrintedLines()
        for try await bytes in execution.standardOutput {
          for line in bytes.withUnsafeBytes({ lines.take($0) }) { await tell(line) }
        }
        if let line = lines.last { await tell(line) }
      }
      // The input must stay open until the command has it; the descriptor's number alone does not keep it open.
      withExtendedLifetime(input) {}
      hasEnded = !Task.isCancelled
      guard gathered.isText else { return .notText(output: gathered.text) }
      return switch result.terminationStatus {
      case .exited(let code): .exited(status: Int(code), output: gathered.text, error: errors.lastLine)
      case .signaled(let signal): .exited(status: 128 + Int(signal), output: gathered.text, error: errors.lastLine)
      }
    } catch is TooMuchOutput {
      return .tooMuchOutput(output: gathered.wholeLines)
    } catch let error as SubprocessError {
      return notStarted(error.underlyingError)
    } catch {
      return notStarted(error as? Errno)
    }
  }

  private static func notStarted(_ error: Errno?) -> CommandResult {
    switch error {
    case nil, .noSuchFileOrDirectory, .notDirectory, .permissionDenied, .notPermitted: .notStarted
    case .tooManyOpenFiles, .tooManyOpenFilesInSystem: .tooManyFiles
    case .resourceTemporarilyUnavailable: .tooManyPrograms
    case .noMemory: .tooLittleMemory
    case let error?: .exited(status: CommandResult.cannotRun, output: "", error: error.description)
    }
  }
}

/// The output of a command so far. It is kept as it arrives, so that it is available however the command ends.
final class GatheredOutput: Sendable {
  private let lines = Mutex(TextLines())

  /// - Throws: `TooMuchOutput` if there are now more bytes than `limit`.
  func take(_ bytes: SubprocessOutputSequence.Buffer, limit: Int) throws(TooMuchOutput) {
    let count = lines.withLock { lines in
      bytes.withUnsafeBytes { lines.append($0) }
      return lines.byteCount
    }
    if count > limit { throw TooMuchOutput() }
  }

  var isText: Bool { lines.withLock { $0.isText } }

  /// The complete lines of the output up to the first that is not text. Half a line would be mistaken for another one.
  var wholeLines: TextLines { lines.withLock { $0.wholeLines.beforeDamage } }

  /// The output up to the first line that is not text.
  var text: TextLines { lines.withLock { $0.beforeDamage } }
}

struct TooMuchOutput: Error {}

/// A splitter of a command's output into lines, which are reported as soon as they end.
struct PrintedLines {
  /// In bytes of a line, so that a line without an end does not fill the memory.
  private static let limit = 1 << 16

  private var rest: [UInt8] = []

  /// Returns the lines that end within these bytes.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    var left = bytes[...]
    while let end = left.firstIndex(of: UInt8(ascii: "\n")) {
      keep(left[..<end])
      lines.append(String(decoding: rest, as: UTF8.self))
      rest = []
      left = left[(end + 1)...]
    }
    keep(left)
    return lines
  }

  var last: String? { rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self) }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) { rest += bytes.prefix(Self.limit - rest.count) }
}

extension Invocation {
  /// Runs the command, and returns its result when it has ended. A signal ends it.
  public func result() -> CommandResult { CommandRunner.result(of: self) }
}
