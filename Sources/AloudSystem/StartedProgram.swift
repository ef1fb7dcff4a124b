internal import Glibc

/// A program that this process has started. It gets no other descriptors of ours, and no signal is blocked or ignored in it.
package struct StartedProgram: Sendable {
  package enum Streams {
    case descriptors(input: Int32 = 0, output: Int32 = 1, errors: Int32 = 2)
    /// A terminal by its path, which becomes the program's controlling terminal.
    case terminal(String)
  }

  /// The processes that Ctrl-C reaches together with the program.
  package enum Group {
    case ours, own
    /// A session of its own keeps the program away from our terminal.
    case ofOwnSession
  }

  /// The flag POSIX_SPAWN_SETSID, which glibc's headers hide from Swift.
  private static let setsSession: Int32 = 0x80

  package let identifier: Int32

  /// Starts a program with its arguments. A name without a slash is searched for in `PATH`. The descriptors below a limit are
  /// closed in it; each costs half a microsecond.
  package init(
    _ words: [String], environment: [String: String] = [:], inheritsEnvironment: Bool = true, on streams: Streams,
    in group: Group, closingBelow limit: Int32 = 256
  ) throws(SystemCallError) {
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    switch streams {
    case .descriptors(let input, let output, let errors):
      for (number, descriptor) in [input, output, errors].enumerated() {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      }
    case .terminal(let path):
      // The first terminal that the leader of a new session opens becomes its controlling terminal.
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      for number in Int32(1)...2 { posix_spawn_file_actions_adddup2(&actions, 0, number) }
    }
    // Closing a descriptor that is closed is no error.
    for descriptor in 3..<limit { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let parting =
      switch group {
      case .ours: Int32(0)
      case .own: Int32(POSIX_SPAWN_SETPGROUP)
      case .ofOwnSession: Self.setsSession
      }
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | parting))

    var arguments = words.map { strdup($0) } + [nil]
    let own = environment.map { strdup("\($0)=\($1)") }
    defer { (arguments + own).forEach { free($0) } }
    var variables = own + (inheritsEnvironment ? Self.inherited(without: environment.keys) : []) + [nil]
    var process: pid_t = 0
    let failure =
      arguments[0].map { posix_spawnp(&process, $0, &actions, &attributes, &arguments, &variables) } ?? ENOENT
    if failure != 0 { throw SystemCallError(number: failure) }
    identifier = process
  }

  private static func inherited(without names: some Sequence<String>) -> [UnsafeMutablePointer<CChar>?] {
    let count = (0...).first { environ[$0] == nil } ?? 0
    return (0..<count).map { environ[$0] }.filter { variable in
      !names.contains { name in variable.map { strncmp($0, name + "=", name.utf8.count + 1) == 0 } ?? false }
    }
  }

  /// Waits for the program to end, and returns its status as `waitpid` gives it, or nil if other code has taken the status.
  @discardableResult
  package func status() -> Int32? {
    var status: Int32 = 0
    return uninterrupted { waitpid(identifier, &status, 0) } == identifier ? status : nil
  }

  /// Starts a shell command that Ctrl-C reaches together with this process, unless `group` is another.
  package init(
    shell command: String, on streams: Streams = .descriptors(), in group: Group = .ours
  ) throws(SystemCallError) { try self.init(["/bin/sh", "-c", command], on: streams, in: group) }

  /// Runs a shell command at the terminal until it ends, and returns its status, or nil if it can't be started. Ctrl-C is meant for
  /// the command alone.
  package static func statusAtTerminal(shell command: String) -> Int32? {
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in before { signal(number, handler) } }
    return (try? StartedProgram(shell: command))?.status()
  }
}
