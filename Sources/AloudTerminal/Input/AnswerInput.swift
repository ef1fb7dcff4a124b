internal import Glibc

/// The source of the answers to a prompt (SCRIPT-4): the user at the terminal if there is one, because standard input may be the
/// list that a loop reads, or the script itself. Without a terminal, or on request, answers come from standard input.
public enum AnswerInput {
  /// The name of the environment variable that makes all prompts of a script read piped answers.
  public static let variable = "ALOUD_PIPED"

  private static var isPipedByVariable: Bool {
    EnvironmentVariable.value(variable).map { !["0", "off", "no", "false"].contains($0.lowercased()) } ?? false
  }

  /// A Boolean value that indicates whether standard input can answer: it is a terminal, or the variable says so.
  public static var answersCommands: Bool { isatty(0) == 1 || isPipedByVariable }

  /// A Boolean value that indicates whether standard input has nothing more to give.
  public static var isExhausted: Bool {
    var status = stat()
    guard isatty(0) == 0, fstat(0, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return lseek(0, 0, SEEK_CUR) >= status.st_size
    case S_IFCHR: return true
    default:
      var entry = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLIN) == 0
    }
  }

  /// Makes the controlling terminal the standard input of the process, unless standard input already is a terminal or answers are
  /// piped.
  ///
  /// Nothing changes if there is no terminal, as when cron or a build machine runs the script. Nothing changes in the background
  /// either if `waits` is false: a process that needs no answer must not be stopped for one.
  public static func take(isPiped: Bool = false, waits: Bool = true) {
    guard isatty(0) == 0, !isPiped, !isPipedByVariable else { return }
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return }
    if waits || tcgetpgrp(terminal) == getpgrp() { dup2(terminal, 0) }
    close(terminal)
  }

  /// Leaves standard input with nothing to give, because its contents are no answers.
  public static func exhaust() {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, 0)
    close(nothing)
  }

  /// Makes the controlling terminal the standard input while a closure asks something, and restores standard input afterwards.
  public static func during<Result>(_ ask: () throws -> Result) rethrows -> Result {
    let found = fcntl(0, F_DUPFD_CLOEXEC, 10)
    take()
    defer {
      if found >= 0 {
        dup2(found, 0)
        close(found)
      }
    }
    return try ask()
  }
}
