internal import Glibc
internal import Synchronization

/// A command whose output is a pipe of this process, in a process group of its own. What it has started ends with it, even in another
/// session.
public final class PipedCommand: Sendable {
  /// The descriptor to read what the command prints.
  public let output: Int32
  /// The descriptor to write to the command's input, or `nil` if it has none.
  public let input: Int32?
  private let process: pid_t
  private let tree: ProcessTree
  private let ended = Mutex<Int32?>(nil)

  /// Starts a command. A name without a slash is searched for in `PATH`. Standard error is part of the output or shared with this
  /// process. Returns `nil` if the command can't be started.
  public init?(_ arguments: [String], hasInput: Bool = false, tellsErrors: Bool = false) {
    guard let printed = newPipe(waits: true) else { return nil }
    guard let entered = hasInput ? newPipe(waits: true) : (open("/dev/null", O_RDONLY | O_CLOEXEC), -1) else {
      close(printed.reading)
      close(printed.writing)
      return nil
    }
    let tree = ProcessTree()
    let process = Self.start(
      arguments, in: tree, input: entered.reading, output: printed.writing, error: tellsErrors ? printed.writing : 2)
    close(printed.writing)
    close(entered.reading)
    guard let process else {
      close(printed.reading)
      if hasInput { close(entered.writing) }
      return nil
    }
    (self.process, self.tree, output, input) = (process, tree, printed.reading, hasInput ? entered.writing : nil)
  }

  deinit { close(output) }

  /// The output of the command, which ends with the command.
  public var programOutput: ProgramOutput { ProgramOutput(output, of: process) }

  private static func start(
    _ arguments: [String], in tree: ProcessTree, input: Int32, output: Int32, error: Int32
  ) -> pid_t? {
    var attributes = ChildAttributes(POSIX_SPAWN_SETPGROUP)
    for (number, descriptor) in [input, output, error].enumerated() {
      posix_spawn_file_actions_adddup2(&attributes.actions, descriptor, Int32(number))
    }
    // The command gets no other descriptors of ours. Closing one that is closed is no error.
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&attributes.actions, descriptor) }
    return attributes.start(arguments, in: tree)
  }

  /// A Boolean value that indicates whether the command has not ended.
  public var isRunning: Bool {
    ended.withLock { ended in
      var status: Int32 = 0
      if ended == nil, waitpid(process, &status, WNOHANG) == process {
        ended = TerminalCommand.exitCode(ofStatus: status)
      }
      return ended == nil
    }
  }

  /// Waits for the command to end. As in shells, a signal is 128 plus its number.
  public func status() -> Int32 {
    // The lock stays free, so that the command can be ended while this waits.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return ended.withLock { ended in
      let status = ended ?? TerminalCommand.status(of: process)
      ended = status
      return status
    }
  }

  /// Sends a signal to the command and to what it has started.
  public func signal(_ number: Int32) {
    kill(-process, number)
    tree.signal(number)
  }

  /// Ends the command and what it has started, if it has not ended.
  public func end() { if isRunning { signal(SIGTERM) } }
}

/// The attributes and descriptors with which a child process starts. No signal is blocked or ignored in it.
struct ChildAttributes: ~Copyable {
  var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()

  init(_ flags: Int32) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | flags))
  }

  /// Starts a command, and returns its process, or `nil` if it can't be started. It is called once.
  mutating func start(_ arguments: [String], in tree: ProcessTree) -> pid_t? {
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let (mark, key) = (strdup(tree.variable), "\(ProcessTree.key)=")
    defer { free(mark) }
    var variables = [mark]
    for index in 0... {
      guard let variable = environ[index] else { break }
      if strncmp(variable, key, key.utf8.count) != 0 { variables.append(variable) }
    }
    variables.append(nil)
    var process: pid_t = 0
    guard let program = words[0] else { return nil }
    return posix_spawnp(&process, program, &actions, &attributes, &words, &variables) == 0 ? process : nil
  }
}
