import AloudLanguage
import AloudTerminal
import Glibc

/// Where a prompt is heard, and where its answer goes (SCRIPT-1): the answer alone on standard output, or the descriptor that was
/// asked for; all else at the terminal, or on standard error where there is none.
struct PromptStreams {
  /// Where the answer goes.
  private let answer: Int32

  /// The streams of a prompt; from here on what is printed is for the person, and what is read theirs. Nil where the descriptor for
  /// the answer is not open.
  init?(answeringOn descriptor: Int32?) {
    answer = fcntl(descriptor ?? 1, F_DUPFD_CLOEXEC, 10)
    guard answer >= 0, fcntl(answer, F_GETFL) & O_ACCMODE != O_RDONLY else { return nil }
    // Where standard output is the terminal already, it serves both.
    guard isatty(1) == 0 else { return }
    let terminal = isatty(0) == 1 ? open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC) : -1
    dup2(terminal >= 0 ? terminal : 2, 1)
    if terminal >= 0 { close(terminal) }
  }

  /// Reads the items that standard input has, a line each; from here on the person at the terminal is read, where there is one.
  static func takeItems() -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if terminal >= 0 {
      dup2(terminal, 0)
      close(terminal)
    }
    return bytes
  }

  /// Writes the answer, a line for each part; false where that is not possible.
  func write(_ lines: [String]) -> Bool {
    // A terminal would obey what a pipe only hands on.
    let lines = isatty(answer) == 1 ? lines.map(OutsideText.printed) : lines
    let error = StandardOutput.writeLines(lines, to: answer)
    close(answer)
    return error == nil
  }
}
