import Glibc
import Synchronization

/// A program started in its own session, so that it has no terminal but the one it is given, and is killed with its children.
struct ChildProcess {
  enum Streams {
    case pipes(input: Int32, output: Int32, errors: Int32)
    /// A terminal by its path, which becomes the program's controlling terminal.
    case terminal(String)
  }

  /// The flag POSIX_SPAWN_SETSID, which glibc's headers hide from Swift.
  private static let startsSession: Int32 = 0x80

  let identifier: pid_t
  private(set) var exit: CommandExit?

  /// A name without a slash is searched for in PATH.
  init(
    program: String, arguments: [String], environment: [String: String], directory: String?, streams: Streams
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch streams {
    case .pipes(let input, let output, let errors):
      posix_spawn_file_actions_adddup2(&actions, input, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    case .terminal(let path):
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }

    // The program must not inherit descriptors that other threads opened without close-on-exec.
    for descriptor in Self.openDescriptors() { posix_spawn_file_actions_addclose(&actions, descriptor) }

    // The child starts with all signals unblocked and with default handlers, whatever this process did.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | Self.startsSession
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // glibc's posix_spawn_file_actions_addchdir_np is hidden from Swift too, so the shell changes the folder and becomes the
    // program with the same process number.
    let changing = directory.map { ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", $0] } ?? []
    let command = changing + [program] + arguments
    var words = command.map { strdup($0) } + [nil]
    var settings = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var identifier: pid_t = 0
    let failure = PipeEnds.inheritance.withLock { _ in
      posix_spawnp(&identifier, command[0], &actions, &attributes, &words, &settings)
    }
    guard failure == 0 else { throw SystemError("start \(program)", number: failure) }
    self.identifier = identifier
  }

  /// Leaves out the standard descriptors. Closing one that is already closed is no error.
  private static func openDescriptors() -> [Int32] {
    let names = (try? FolderTree.names(in: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }.filter { $0 > 2 }
  }

  /// Returns at once. Stores the exit of a program that has ended, and kills any processes it left running.
  mutating func hasEnded() -> Bool {
    guard exit == nil else { return true }
    var information = siginfo_t()
    // The status is not collected at first, so that no other process can get the process number or group number.
    let answer = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
    guard answer == -1 && errno != EINTR || hasNews(information) else { return false }
    kill()
    return true
  }

  /// Kills the program, unless it has ended, with the first process group of its session, and stores its exit.
  mutating func kill() {
    guard exit == nil else { return }
    _ = Glibc.kill(-identifier, SIGKILL)
    var status: Int32 = 0
    var answer = waitpid(identifier, &status, 0)
    while answer == -1, errno == EINTR { answer = waitpid(identifier, &status, 0) }
    // Without an answer, other code took the status, and the exit is unknown.
    exit = answer == identifier ? CommandExit(waitStatus: status) : .code(-1)
  }

  private func hasNews(_ information: siginfo_t) -> Bool { information.si_signo == SIGCHLD }
}
