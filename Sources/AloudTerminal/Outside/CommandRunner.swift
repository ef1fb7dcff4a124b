internal import Aloud
internal import Glibc
internal import Subprocess
internal import Synchronization
internal import SystemPackage

/// Runs the commands that apps ask for: an argument vector, never a shell, with a limit to time and output.
struct CommandRunner {
  /// How many bytes of output are taken in.
  private static let outputLimit = 64 << 20

  let inbox: Inbox
  private let running = RunningCommands()
  private let started = StartedTasks()

  init(inbox: Inbox) { self.inbox = inbox }

  /// Starts a command; its result comes into the inbox, and before it the lines that are to be told.
  func start(_ id: ID, _ invocation: Invocation) {
    // Not even a thread is begun for it: libdispatch looks at its own threads by files, and ends the program where it can't.
    guard OpenDescriptor.areFree(RunningCommands.startingNeeds) else {
      return inbox.put(.reply(.finished(id, .tooManyFiles)))
    }
    let (inbox, running) = (inbox, running)
    started.start(id) {
      let result = await Self.result(of: invocation, among: running) { line in
        await inbox.waitForRoom()
        inbox.put(.reply(.printed(id, line)))
      }
      inbox.put(.reply(.finished(id, result)))
    }
  }

  /// Ends a command that runs, and what it has started.
  func stop(_ id: ID) { started.cancel(id) }

  /// Ends the commands that still run, and what they have started: nobody waits for them any more.
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
    // Away from the terminal, which is Aloud's; and in a group of its own, so that all that it starts ends with it.
    options.createSession = true
    options.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .milliseconds(200))
    ]
    let tree = ProcessTree()
    do { try await running.prepare(tree) } catch { return notStarted(error) }
    var hasEnded = false
    defer {
      // What is not in its group has not been asked to end.
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
      // Its number alone would not keep it open until the command has it.
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

  /// What there is to say of a command that did not start.
  private static func notStarted(_ error: Errno?) -> CommandResult {
    switch error {
    case .tooManyOpenFiles, .tooManyOpenFilesInSystem: .tooManyFiles
    case .resourceTemporarilyUnavailable: .tooManyPrograms
    case .noMemory: .tooLittleMemory
    default: .notStarted
    }
  }
}

/// What a command has printed so far: it is kept as it comes, so that it is there however the command ends.
final class GatheredOutput: Sendable {
  private let lines = Mutex(TextLines())

  /// Takes in what has come next.
  ///
  /// - Throws: `TooMuchOutput` once there are more bytes than `limit`.
  func take(_ bytes: SubprocessOutputSequence.Buffer, limit: Int) throws(TooMuchOutput) {
    let count = lines.withLock { lines in
      bytes.withUnsafeBytes { lines.append($0) }
      return lines.byteCount
    }
    if count > limit { throw TooMuchOutput() }
  }

  /// Whether all of it is text.
  var isText: Bool { lines.withLock { $0.isText } }

  /// The lines of it that have ended, and are text: half a line would be taken for another one.
  var wholeLines: TextLines { lines.withLock { $0.wholeLines.beforeDamage } }

  /// All of it that is text.
  var text: TextLines { lines.withLock { $0.beforeDamage } }
}

/// A command has printed more than is taken in.
struct TooMuchOutput: Error {}

/// What a command prints, as lines that are told when they have ended.
struct PrintedLines {
  /// How many bytes of a line are kept: a line without an end takes no more memory.
  private static let limit = 1 << 16

  private var rest: [UInt8] = []

  /// Takes in what has come next; gives the lines that have ended with it.
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

  /// What has come after the last line end; nil where that is nothing.
  var last: String? { rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self) }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) { rest += bytes.prefix(Self.limit - rest.count) }
}

/// What was started and has not ended, by the names under which it can be stopped.
final class StartedTasks: Sendable {
  private let tasks = Mutex<[ID: Task<Void, Never>]>([:])

  /// Does `work` beside everything else.
  func start(_ id: ID, _ work: @escaping @Sendable () async -> Void) {
    tasks.withLock { tasks in
      tasks[id] = Task.detached {
        await work()
        self.tasks.withLock { $0[id] = nil }
      }
    }
  }

  /// Asks it to end, where it has not.
  func cancel(_ id: ID) { tasks.withLock { $0[id] }?.cancel() }
}
