internal import AloudSystem
internal import Glibc
internal import Synchronization

/// A command on a pseudo-terminal of its own, so that it asks as it would ask a person at a terminal.
///
/// The command's lines are not wrapped, and it is told that its terminal can do nothing but print, and that there is no pager.
package final class TerminalCommand: Sendable {
  /// The requests TIOCGPTN and TIOCSPTLCK, which glibc's headers hide from Swift.
  private static let numberRequest: UInt = 0x8004_5430, lockRequest: UInt = 0x4004_5431
  private static let plain = ["TERM=dumb", "PAGER=cat", "GIT_PAGER=cat", "MANPAGER=cat", "SYSTEMD_PAGER=cat"]

  package let process: ChildProcess
  private let terminal: Int32
  private let output: ProgramOutput
  private let echo = Mutex<[UInt8]>([])

  /// Starts a command. A name without a slash is searched for in `PATH`. Returns `nil` if there is no pseudo-terminal or no such
  /// command.
  package init?(_ arguments: [String]) {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number) = (Int32(0), UInt32(0))
    var size = winsize(ws_row: 24, ws_col: 1_000, ws_xpixel: 0, ws_ypixel: 0)
    guard terminal >= 0, ioctl(terminal, Self.lockRequest, &unlocked) == 0,
      ioctl(terminal, Self.numberRequest, &number) == 0, ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0,
      let process = try? ChildProcess(
        ["env", "--"] + Self.plain + arguments, on: .terminal("/dev/pts/\(number)"), in: .ofOwnSession)
    else {
      close(terminal)
      return nil
    }
    (self.terminal, self.process) = (terminal, process)
    output = ProgramOutput(terminal, of: process)
  }

  deinit { close(terminal) }

  /// The next part of the output, or `nil` at its end, which is that of the command. An empty part means that nothing came for
  /// `milliseconds`; a negative number waits without a limit.
  package func read(waiting milliseconds: Int32) -> [UInt8]? {
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
  package var asksForSecret: Bool { flags(ECHO | ICANON) == tcflag_t(ICANON) }

  var readsKeys: Bool { flags(ICANON) == 0 }

  /// Some of the terminal's local flags; nil if it has none any more.
  private func flags(_ some: Int32) -> tcflag_t? {
    var settings = termios()
    return tcgetattr(terminal, &settings) == 0 ? settings.c_lflag & tcflag_t(some) : nil
  }

  /// Enters a line, or only its characters if the command reads single keys.
  package func enter(_ line: String) {
    // A command that reads keys and shows them itself, as readline does, waits for the end of the line.
    let endsLine = line.isEmpty || flags(ECHO | ICANON) != tcflag_t(ECHO)
    if !asksForSecret { echo.withLock { $0 = Array(line.utf8) + (endsLine ? [0x0D, 0x0A] : []) } }
    write(Array(line.utf8) + (endsLine ? [0x0A] : []))
  }

  package func interrupt() {
    echo.withLock { $0 = Array("^C".utf8) }
    write([3])
  }

  /// Tells the command that there is no more input, as Ctrl-D does.
  package func endInput() { write([4]) }

  private func write(_ bytes: [UInt8]) { _ = StandardOutput.write(bytes, to: terminal) }

  /// Ends the command and what it has started, if it has not ended. What does not end by itself is killed after 200 ms.
  package func end() { if process.isRunning { ChildProcess.end([process], by: SIGHUP) } }
}

/// The waiting of the programs on a command's terminal, as the kernel tells: `/proc/PID/task/TID/syscall` has the number of the system
/// call that a thread is in, and its arguments (proc(5)).
extension TerminalCommand {
  /// A thing that the programs on a command's terminal can wait for.
  package enum Waiting: Int, Sendable, Comparable {
    /// No program waits for a line.
    case forNoLine
    /// A program waits for several things, of which a line may be one, or must not be looked at.
    case perhapsForALine
    /// A program reads each key, as readline does.
    case forKeys
    /// A program does nothing but read a line from the terminal.
    case forALine

    package static func < (one: Waiting, other: Waiting) -> Bool { one.rawValue < other.rawValue }
  }

  #if arch(x86_64)
    private static let reading = [0, 19], polling = [7, 23, 232, 270, 271, 281, 426, 441]
  #else
    private static let reading = [63, 65], polling = [22, 72, 73, 426, 441]
  #endif
  package var waiting: Waiting {
    let all = ProcessFiles.processes
    guard !all.isEmpty else { return .perhapsForALine }
    let waits = all.filter(isInSession).map(waiting).max() ?? .forNoLine
    // What reads each key waits for several things, and has changed the terminal for that.
    return waits == .perhapsForALine && readsKeys ? .forKeys : waits
  }

  /// The program that waits for a line now: its thread, and how often it has waited for anything. Another value tells that a question
  /// is no longer asked. Nil if nothing waits for a line alone.
  package var waiter: String? {
    let program = ProcessFiles.processes.first { isInSession($0) && waiting($0) == .forALine }
    return program.flatMap { program in
      let lines = ProcessFiles.text("status", of: program)?.split(separator: "\n")
      return lines?.first { $0.hasPrefix("voluntary_ctxt_switches") }.map { "\(program) \($0)" }
    }
  }

  private func isInSession(_ program: pid_t) -> Bool {
    ProcessFiles.status(of: program).map { $0[3] == "\(process.identifier)" } ?? false
  }

  private func waiting(_ program: pid_t) -> Waiting {
    let threads = (try? FolderNames.of("/proc/\(program)/task")) ?? []
    return threads.map { thread -> Waiting in
      guard let text = ProcessFiles.text("task/\(thread)/syscall", of: program) else { return .perhapsForALine }
      let words = text.split(separator: " ")
      guard let call = words.first.flatMap({ Int($0) }) else { return .forNoLine }
      if Self.polling.contains(call) { return .perhapsForALine }
      guard Self.reading.contains(call), let file = words.dropFirst().first.flatMap({ Int($0.dropFirst(2), radix: 16) })
      else { return .forNoLine }
      guard isTerminal("/proc/\(program)/fd/\(file)") else { return .forNoLine }
      // A server may have a thread that waits for a line all the time.
      return threads.count == 1 ? .forALine : .perhapsForALine
    }.max() ?? .forNoLine
  }

  private func isTerminal(_ file: String) -> Bool {
    var status = stat()
    return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }
}
