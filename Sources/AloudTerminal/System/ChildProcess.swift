internal import AloudSystem
internal import Glibc
internal import Synchronization

/// A program that this process has started, in a process group of its own.
///
/// What it starts in turn is found by a mark in the environment that it inherits: a process with its own session, or whose parent
/// has ended, leaves the program's group but still has the mark.
package final class ChildProcess: Sendable {
  private static let markName = "ALOUD_COMMAND"
  private static let count = Atomic(0)

  private let program: StartedProgram
  /// Names this process and the program.
  private let mark: String
  private let exitCode = Mutex<Int32?>(nil)

  /// Starts a program. A name without a slash is searched for in `PATH`.
  init(
    _ arguments: [String], environment: [String: String] = [:], on streams: StartedProgram.Streams,
    in group: StartedProgram.Group
  ) throws(SystemCallError) {
    mark = "\(getpid()).\(Self.count.add(1, ordering: .relaxed).newValue)"
    program = try StartedProgram(
      arguments, environment: environment.merging([Self.markName: mark]) { $1 }, on: streams, in: group)
  }

  var identifier: pid_t { program.identifier }

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
      let code = exitCode ?? Self.exitCode(of: program.status() ?? 0)
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
