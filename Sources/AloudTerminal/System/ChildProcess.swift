internal import Glibc
internal import Synchronization

/// A program that this process has started, in a process group of its own.
///
/// What it starts in turn is found by a mark in the environment that it inherits: a process with its own session, or whose parent
/// has ended, leaves the program's group but still has the mark.
package final class ChildProcess: Sendable {
  enum Streams {
    case descriptors(input: Int32, output: Int32, errors: Int32)
    /// A terminal by its path, which becomes the program's controlling terminal.
    case terminal(String)
  }

  /// The flag POSIX_SPAWN_SETSID, which glibc's headers hide from Swift.
  private static let setsSession: Int32 = 0x80
  private static let markName = "ALOUD_COMMAND"
  private static let count = Atomic(0)

  let identifier: pid_t
  /// Names this process and the program.
  private let mark: String
  private let exitCode = Mutex<Int32?>(nil)

  /// Starts a program, which gets no other descriptors of ours, and in which no signal is blocked or ignored. A name without a slash
  /// is searched for in `PATH`. A session of its own keeps the program away from our terminal.
  init(
    _ arguments: [String], environment: [String: String] = [:], on streams: Streams, startsSession: Bool
  ) throws(SystemError) {
    mark = "\(getpid()).\(Self.count.add(1, ordering: .relaxed).newValue)"
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
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = startsSession ? Self.setsSession : Int32(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | group))

    var words = arguments.map { strdup($0) } + [nil]
    let added = environment.merging([Self.markName: mark]) { $1 }
    let own = added.map { strdup("\($0)=\($1)") }
    defer { (words + own).forEach { free($0) } }
    var variables = own
    for index in 0... {
      guard let variable = environ[index] else { break }
      let isReplaced = added.keys.contains { strncmp(variable, $0 + "=", $0.utf8.count + 1) == 0 }
      if !isReplaced { variables.append(variable) }
    }
    variables.append(nil)
    var process: pid_t = 0
    let failure = words[0].map { posix_spawnp(&process, $0, &actions, &attributes, &words, &variables) } ?? ENOENT
    if failure != 0 { throw SystemError(number: failure) }
    identifier = process
  }

  // MARK: - The end

  package var isRunning: Bool {
    exitCode.withLock { exitCode in
      var status: Int32 = 0
      if exitCode == nil, waitpid(identifier, &status, WNOHANG) == identifier { exitCode = Self.exitCode(of: status) }
      return exitCode == nil
    }
  }

  /// Waits for the program to end. As in shells, a signal is 128 plus its number.
  package func status() -> Int32 {
    // The lock stays free, so that the program can be ended while this waits.
    var information = siginfo_t()
    _ = uninterrupted { waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) }
    return exitCode.withLock { exitCode in
      var status: Int32 = 0
      if exitCode == nil { _ = uninterrupted { waitpid(identifier, &status, 0) } }
      let code = exitCode ?? Self.exitCode(of: status)
      exitCode = code
      return code
    }
  }

  /// Returns the exit code of a status that `waitpid` has given.
  package static func exitCode(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  var processes: [pid_t] {
    let entry = Array("\(Self.markName)=\(mark)".utf8)
    return ProcessFiles.processes.filter { process in
      ProcessFiles.bytes("environ", of: process)?.split(separator: 0).contains { $0.elementsEqual(entry) } ?? false
    }
  }

  package func signal(_ number: Int32) {
    kill(-identifier, number)
    for process in processes { kill(process, number) }
  }

  /// Asks programs and what they have started to end, and kills what has not ended after 200 ms.
  package static func end(_ programs: [ChildProcess], by number: Int32 = SIGTERM) {
    for program in programs { program.signal(number) }
    func isLeft(_ program: ChildProcess) -> Bool {
      program.isRunning || kill(-program.identifier, 0) == 0 || !program.processes.isEmpty
    }
    for _ in 0..<20 where programs.contains(where: isLeft) { usleep(10_000) }
    for program in programs { program.signal(SIGKILL) }
  }
}

struct SystemError: Error { var number = errno }
