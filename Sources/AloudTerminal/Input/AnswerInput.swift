internal import Glibc

/// Where the answers to a prompt come from (SCRIPT-4): from the person at the terminal where there is one, since standard input may
/// be the list that a loop reads, or the script itself; else, or where that is said, from standard input.
public enum AnswerInput {
  /// The variable that says for all prompts of a script that answers are piped.
  public static let variable = "ALOUD_PIPED"

  /// Whether the variable says that answers are piped.
  private static var isPipedByVariable: Bool {
    EnvironmentVariable.value(variable).map { !["0", "off", "no", "false"].contains($0.lowercased()) } ?? false
  }

  /// Makes the terminal that the process belongs to its standard input, unless that is a terminal already, or answers are piped.
  ///
  /// Without a terminal, as where cron or a build machine runs the script, nothing is changed; nor in the background, where `waits` is
  /// false: who needs no answer must not be stopped for want of one.
  public static func take(isPiped: Bool = false, waits: Bool = true) {
    guard isatty(0) == 0, !isPiped, !isPipedByVariable else { return }
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return }
    if waits || tcgetpgrp(terminal) == getpgrp() { dup2(terminal, 0) }
    close(terminal)
  }

  /// Does the same while something is asked within a program, whose standard input is then as it was.
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
