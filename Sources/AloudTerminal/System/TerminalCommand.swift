internal import Glibc
internal import Synchronization

/// A command on a pseudo-terminal of its own, so that it asks as it would ask a person at a terminal.
///
/// The command's lines are not wrapped, and it is told that its terminal can do nothing but print, and that there is no pager.
public final class TerminalCommand: Sendable {
  /// The flag POSIX_SPAWN_SETSID, and the requests TIOCGPTN and TIOCSPTLCK, which glibc's headers hide from Swift.
  private static let startsSession: Int32 = 0x80
  private static let numberRequest: UInt = 0x8004_5430, lockRequest: UInt = 0x4004_5431

  private let terminal: Int32
  private let output: ProgramOutput
  let process: pid_t
  private let tree: ProcessTree
  /// The bytes that the terminal will echo of what was entered.
  private let echo = Mutex<[UInt8]>([])
  private let ended = Mutex<Int32?>(nil)

  /// Starts a command. A name without a slash is searched for in `PATH`. Returns `nil` if there is no pseudo-terminal or no such
  /// command.
  public init?(_ arguments: [String]) {
    let (terminal, tree) = (open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC), ProcessTree())
    var (unlocked, number) = (Int32(0), UInt32(0))
    var size = winsize(ws_row: 24, ws_col: 1_000, ws_xpixel: 0, ws_ypixel: 0)
    guard terminal >= 0, ioctl(terminal, Self.lockRequest, &unlocked) == 0,
      ioctl(terminal, Self.numberRequest, &number) == 0, ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0,
      let process = Self.start(arguments, in: tree, on: "/dev/pts/\(number)")
    else {
      if terminal >= 0 { close(terminal) }
      return nil
    }
    (self.terminal, self.process, self.tree) = (terminal, process, tree)
    output = ProgramOutput(terminal, of: process)
  }

  deinit { close(terminal) }

  private static func start(_ arguments: [String], in tree: ProcessTree, on path: String) -> pid_t? {
    var attributes = ChildAttributes(startsSession)
    // The first terminal that the leader of a new session opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&attributes.actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&attributes.actions, 0, 1)
    posix_spawn_file_actions_adddup2(&attributes.actions, 0, 2)
    let plain = ["TERM=dumb", "PAGER=cat", "GIT_PAGER=cat", "MANPAGER=cat", "SYSTEMD_PAGER=cat"]
    return attributes.start(["env", "--"] + plain + arguments, in: tree)
  }

  /// The next part of the output, or `nil` at its end, which is that of the command. An empty part means that nothing came for
  /// `milliseconds`; a negative number waits without a limit.
  public func read(waiting milliseconds: Int32) -> [UInt8]? {
    guard let part = output.read(waiting: milliseconds) else { return nil }
    if part.isEmpty { return part }
    return echo.withLock { echo in
      let echoed = zip(part, echo).prefix { $0 == $1 }.count
      echo = echoed == 0 ? [] : Array(echo.dropFirst(echoed))
      return Array(part.dropFirst(echoed))
    }
  }

  /// A Boolean value that indicates whether the command reads a secret: lines of which nothing is shown. A command that shows each
  /// character itself reads characters.
  public var asksForSecret: Bool { flags(ECHO | ICANON) == tcflag_t(ICANON) }

  /// A Boolean value that indicates whether the command reads characters, and not lines.
  var readsKeys: Bool { flags(ICANON) == 0 }

  /// Some of the terminal's local flags; nil if it has none any more.
  private func flags(_ some: Int32) -> tcflag_t? {
    var settings = termios()
    return tcgetattr(terminal, &settings) == 0 ? settings.c_lflag & tcflag_t(some) : nil
  }

  /// Enters a line, or only its characters if the command reads single keys.
  public func enter(_ line: String) {
    // A command that reads keys and shows them itself, as readline does, waits for the end of the line.
    let endsLine = line.isEmpty || flags(ECHO | ICANON) != tcflag_t(ECHO)
    if !asksForSecret { echo.withLock { $0 = Array(line.utf8) + (endsLine ? [0x0D, 0x0A] : []) } }
    write(Array(line.utf8) + (endsLine ? [0x0A] : []))
  }

  /// Interrupts the command, as Ctrl-C does.
  public func interrupt() {
    echo.withLock { $0 = Array("^C".utf8) }
    write([3])
  }

  /// Tells the command that there is no more input, as Ctrl-D does.
  public func endInput() { write([4]) }

  private func write(_ bytes: [UInt8]) { _ = StandardOutput.write(bytes, to: terminal) }

  /// Ends the command and what it has started, if it has not ended. What does not end by itself is killed after 200 ms.
  public func end() {
    guard ended.withLock({ $0 }) == nil else { return }
    signal(SIGHUP)
    for _ in 0..<20 where !tree.processes.isEmpty { usleep(10_000) }
    signal(SIGKILL)
  }

  private func signal(_ number: Int32) {
    kill(-process, number)
    tree.signal(number)
  }

  /// Waits for the command to end. As in shells, a signal is 128 plus its number.
  public func status() -> Int32 {
    ended.withLock { ended in
      let status = ended ?? Self.status(of: process)
      ended = status
      return status
    }
  }

  /// Waits for a child of this process to end, as `status()` does.
  public static func status(of process: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return exitCode(ofStatus: status)
  }

  /// Returns the exit code of a status that `waitpid` has given.
  package static func exitCode(ofStatus status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
