public import Aloud
internal import AloudSystem
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs the commands that apps ask for: an argument vector, never a shell, with limits on time and output.
final class CommandRunner: Sendable {
  private let inbox: Inbox
  private let running = Mutex<[(id: ID, command: RunningCommand)]>([])

  init(inbox: Inbox) { self.inbox = inbox }

  /// Puts the printed lines, if the app wants them, and then the result into the inbox.
  func start(_ id: ID, _ invocation: Invocation) {
    let command: RunningCommand
    do throws(SystemCallError) { command = try RunningCommand(invocation) } catch {
      return inbox.put(.reply(.finished(id, .notStarted(because: error))))
    }
    running.withLock { $0.append((id, command)) }
    // A queue of its own has a thread at once.
    DispatchQueue(label: "aloud.command").async { [self] in
      let result = command.result { [inbox] line in
        inbox.waitForRoom()
        inbox.put(.reply(.printed(id, line)))
      }
      running.withLock { $0.removeAll { $0.command === command } }
      inbox.put(.reply(.finished(id, result)))
    }
  }

  func stop(_ id: ID) { for (_, command) in running.withLock({ $0 }).filter({ $0.id == id }) { command.stop() } }

  /// Also ends what the commands have started. What was left by one that ended by itself is meant to stay.
  func endAll() { ChildProcess.end(running.withLock { $0.map(\.command.process) }) }
}

/// A command that runs in a session of its own, away from our terminal.
final class RunningCommand: Sendable {
  enum Ending { case byItself, stopped, timedOut, tooMuchOutput }

  /// In bytes.
  private static let outputLimit = 64 << 20
  /// The pause after the output could not be waited for, in microseconds.
  private static let pause: UInt32 = 10_000
  /// For streams, and for the library for threads, which ends the program if it can't open a descriptor.
  private static let startingNeeds = 16

  let process: ChildProcess
  let errors: ErrorOutput
  private let invocation: Invocation
  private let output: Int32
  private let stopping: (reading: Int32, writing: Int32)

  init(_ invocation: Invocation) throws(SystemCallError) {
    guard OpenDescriptor.areFree(Self.startingNeeds) else { throw SystemCallError(number: EMFILE) }
    let input = try CommandInput(invocation.input)
    errors = try ErrorOutput()
    guard let stopping = newPipe(waits: false) else { throw SystemCallError() }
    guard let printed = newPipe(waits: true) else { throw SystemCallError() }
    defer { close(printed.writing) }
    do throws(SystemCallError) {
      process = try ChildProcess(
        invocation.arguments, environment: invocation.environment,
        on: .descriptors(input: input.descriptor, output: printed.writing, errors: errors.descriptor),
        in: .ofOwnSession)
    } catch {
      for descriptor in [printed.reading, stopping.reading, stopping.writing] { close(descriptor) }
      throw error
    }
    (self.invocation, self.stopping, output) = (invocation, stopping, printed.reading)
    // The input must stay open until the command has it; the descriptor's number alone does not keep it open.
    withExtendedLifetime(input) {}
  }

  deinit { for descriptor in [output, stopping.reading, stopping.writing] { close(descriptor) } }

  func stop() {
    var byte: UInt8 = 0
    _ = write(stopping.writing, &byte, 1)
  }

  /// Passes on what the command prints until it ends, or `take` wants no more. A command that does not end by itself is ended. If
  /// `stopsBySignal`, so is one during which the waiting thread handles a signal.
  func ending(stopsBySignal: Bool = false, _ take: (UnsafeRawBufferPointer) -> Bool) -> Ending {
    let ending = waitForEnd(stopsBySignal, take)
    if ending != .byItself {
      ChildProcess.end([process])
      _ = process.status()
    }
    return ending
  }

  private func waitForEnd(_ stopsBySignal: Bool, _ take: (UnsafeRawBufferPointer) -> Bool) -> Ending {
    let end = invocation.timeLimit.map { ContinuousClock.now + .milliseconds($0) }
    var entries = [output, stopping.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // A command may run on after its output has ended.
      let hasOutput = entries[0].fd >= 0
      if !hasOutput, !process.isRunning { return .byItself }
      let left = end.map { ($0 - .now) / .milliseconds(1) } ?? .infinity
      guard left > 0 else { return .timedOut }
      let patience = hasOutput ? left : min(left, 10)
      guard poll(&entries, 2, patience.isFinite ? Int32(clamping: Int(patience.rounded(.up))) : -1) >= 0 else {
        if errno == EINTR, stopsBySignal { return .stopped }
        // A lack of memory passes, and the command goes on meanwhile.
        if errno != EINTR { usleep(Self.pause) }
        continue
      }
      if entries[1].revents != 0 { return .stopped }
      guard entries[0].revents != 0 else { continue }
      let count = read(output, &part, part.count)
      if count <= 0 {
        entries[0].fd = -1
      } else if !part.withUnsafeBytes({ take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }) {
        return .tooMuchOutput
      }
    }
  }

  func result(stopsBySignal: Bool = false, _ tell: (String) -> Void = { _ in }) -> CommandResult {
    // What was printed is kept as it comes, so that it is there however the command ends.
    var (text, lines) = (TextLines(), PrintedLines())
    let ending = ending(stopsBySignal: stopsBySignal) { bytes in
      if invocation.tellsLines { lines.take(bytes).forEach(tell) } else { text.append(bytes) }
      return text.byteCount <= Self.outputLimit
    }
    // Half a line would be mistaken for another one.
    var whole: TextLines { text.wholeLines.beforeDamage }
    switch ending {
    case .stopped: return .stopped(output: whole)
    case .timedOut: return .timedOut(output: whole)
    case .tooMuchOutput: return .tooMuchOutput(output: whole)
    case .byItself:
      if let last = lines.last { tell(last) }
      guard text.isText else { return .notText(output: text.beforeDamage) }
      return .exited(status: Int(process.status()), output: text.beforeDamage, error: errors.lastLine)
    }
  }
}

extension CommandResult {
  fileprivate static func notStarted(because error: SystemCallError) -> CommandResult {
    switch error.number {
    case ENOENT, ENOTDIR, EACCES, EPERM: .notStarted
    case EMFILE, ENFILE: .tooManyFiles
    case EAGAIN: .tooManyPrograms
    case ENOMEM: .tooLittleMemory
    default: .exited(status: cannotRun, output: "", error: String(cString: strerror(error.number)))
    }
  }
}

extension Invocation {
  /// Runs the command, and returns its result when it has ended. A signal ends it, so that Ctrl-C does not wait for it.
  public func result() -> CommandResult {
    do throws(SystemCallError) { return try RunningCommand(self).result(stopsBySignal: true) } catch {
      return .notStarted(because: error)
    }
  }
}

/// A splitter of a command's output into lines, which are reported as soon as they end.
package struct PrintedLines {
  /// In bytes of a line, so that a line without an end does not fill the memory.
  private static let limit = 1 << 16

  private var rest: [UInt8] = []

  package init() {}

  package mutating func take(_ bytes: some Collection<UInt8>) -> [String] {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let open = parts.popLast()
    let lines = parts.map { part in
      defer { rest = [] }
      return String(decoding: rest + part.prefix(Self.limit - rest.count), as: UTF8.self)
    }
    if let open { rest += open.prefix(Self.limit - rest.count) }
    return lines
  }

  package var last: String? { rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self) }
}

/// The standard input of a command, which it can read without anybody who writes.
struct CommandInput: ~Copyable {
  /// The default capacity of a pipe in bytes, and the fcntl command F_SETPIPE_SZ that changes it.
  private static let usualRoom = 1 << 16, setRoom: Int32 = 1031

  let descriptor: Int32

  /// The text is held in a pipe, or in memory if it is too long for one, and never on a disk.
  init(_ text: String) throws(SystemCallError) {
    let bytes = Array(text.utf8)
    if bytes.isEmpty {
      let nothing = uninterrupted { open("/dev/null", O_RDONLY | O_CLOEXEC) }
      if nothing < 0 { throw SystemCallError() }
      descriptor = nothing
    } else if let pipe = try Self.pipe(holding: bytes) {
      descriptor = pipe
    } else {
      descriptor = try Self.memory(holding: bytes)
    }
  }

  /// Returns the reading end of a pipe that holds `bytes`, or nil if they do not fit. A pipe takes a million bytes at most.
  private static func pipe(holding bytes: [UInt8]) throws(SystemCallError) -> Int32? {
    guard let pipe = newPipe(waits: true) else { throw SystemCallError() }
    if bytes.count > usualRoom { _ = fcntl(pipe.writing, setRoom, Int32(clamping: bytes.count)) }
    // Nobody reads the pipe yet, so writing more than it holds would block.
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let count = uninterrupted { write(pipe.writing, bytes, bytes.count) }
    close(pipe.writing)
    if count == bytes.count { return pipe.reading }
    close(pipe.reading)
    return nil
  }

  private static func memory(holding bytes: [UInt8]) throws(SystemCallError) -> Int32 {
    let name = "/aloud-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    if descriptor < 0 { throw SystemCallError(number: [EMFILE, ENFILE].contains(errno) ? errno : ENOMEM) }
    shm_unlink(name)
    if StandardOutput.write(bytes, to: descriptor) == nil, lseek(descriptor, 0, SEEK_SET) == 0 { return descriptor }
    close(descriptor)
    throw SystemCallError(number: ENOMEM)
  }

  deinit { close(descriptor) }
}

/// The standard error of a command, in a file without a name. The command never waits for a reader, and processes that it leaves
/// running can still write. If no file can be made, the output is discarded.
struct ErrorOutput: ~Copyable {
  private static let limit = 4096

  let descriptor: Int32

  /// Creates an empty file in the temporary folder. Throws if not even /dev/null can be opened.
  init() throws(SystemCallError) {
    let folder = EnvironmentVariable.value("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/aloud-XXXXXX".utf8CString)
    var file = mkstemp(&path)
    if file >= 0 { unlink(path) } else { file = open("/dev/null", O_RDWR) }
    if file < 0 { throw SystemCallError() }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    descriptor = file
  }

  deinit { close(descriptor) }

  /// The last line that is not blank; nil if there is none, or if it is not text or was cut off.
  var lastLine: String? {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.limit) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, Self.limit, max(0, size - Self.limit)))
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")).reversed() {
      guard let text = String(validating: line, as: UTF8.self)?.trimmingSpaces() else { return nil }
      if !text.isEmpty { return bytes.count == Self.limit && line.startIndex == 0 ? nil : String(text) }
    }
    return nil
  }
}
