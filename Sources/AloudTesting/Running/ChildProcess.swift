import AloudSystem
import Glibc

/// A program started in its own session, so that it has no terminal but the one it is given, and is killed with its children.
struct ChildProcess {
  /// The usual limit on open files: hundreds of programs may run side by side, each on pipes that no other may hold open.
  private static let usualDescriptorLimit: Int32 = 1_024

  private let program: StartedProgram
  private(set) var exit: CommandExit?

  /// A name without a slash is searched for in PATH.
  init(
    program: String, arguments: [String], environment: [String: String], directory: String?,
    streams: StartedProgram.Streams
  ) throws {
    // glibc's posix_spawn_file_actions_addchdir_np is hidden from Swift, so the shell changes the folder and becomes the program
    // with the same process number.
    let changing = directory.map { ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", $0] } ?? []
    do throws(SystemCallError) {
      self.program = try StartedProgram(
        changing + [program] + arguments, environment: environment, inheritsEnvironment: false, on: streams,
        in: .ofOwnSession, closingBelow: Self.usualDescriptorLimit)
    } catch {
      throw SystemError("start \(program)", number: error.number)
    }
  }

  /// Returns at once. Stores the exit of a program that has ended, and kills any processes it left running.
  mutating func hasEnded() -> Bool {
    guard exit == nil else { return true }
    var information = siginfo_t()
    // The status is not collected at first, so that no other process can get the process number or group number.
    let answer = waitid(P_PID, id_t(program.identifier), &information, WEXITED | WNOHANG | WNOWAIT)
    guard answer == -1 && errno != EINTR || information.si_signo == SIGCHLD else { return false }
    kill()
    return true
  }

  /// Kills the program, unless it has ended, with the first process group of its session, and stores its exit.
  mutating func kill() {
    guard exit == nil else { return }
    _ = Glibc.kill(-program.identifier, SIGKILL)
    // Without a status, other code took it, and the exit is unknown.
    exit = program.status().map { CommandExit(waitStatus: $0) } ?? .code(-1)
  }
}
