import AloudTerminal
import Glibc

/// Where a box is heard, where its answer goes, and what is read, as `whiptail` and `dialog` have it: the answer on a
/// descriptor of its own, which nothing else may touch (debconf takes any other byte there for an error), and all else where the
/// screen would be.
struct DialectStreams {
  /// Where the answer goes.
  private let answer: Int32
  /// What came on standard input, or on the descriptor that was asked for; a gauge reads it.
  let feed: Int32
  /// Whether a person at a terminal answers.
  let isAtTerminal: Bool

  /// Nil where the descriptor for the answer is not open. Where nothing is asked, as by a gauge, `asks` is false.
  init?(answeringOn descriptor: Int32, feedingFrom feeding: Int32, asks: Bool = true) {
    answer = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    guard answer >= 0, fcntl(answer, F_GETFL) & O_ACCMODE != O_RDONLY else { return nil }
    feed = fcntl(feeding, F_DUPFD_CLOEXEC, 10)
    // Where there is a terminal, whiptail asks there too, whatever is on standard input.
    AnswerInput.take(waits: asks)
    let isShown = isatty(1) == 1 && descriptor != 1
    let terminal = isatty(0) == 1 ? open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC) : -1
    if terminal >= 0 {
      if !isShown { dup2(terminal, 1) }
      close(terminal)
    } else if descriptor == 1 {
      dup2(2, 1)
    }
    if terminal >= 0 || descriptor == 2 || descriptor > 2 { dup2(1, 2) }
    isAtTerminal = isatty(0) == 1 && isatty(1) == 1
  }

  /// Lets nobody answer, where nobody is at a terminal: what comes on standard input is the gauge's.
  func closeInput() {
    guard !isAtTerminal else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    dup2(ends[0], 0)
    close(ends[0])
    // The other end stays open: what is never written to has not ended.
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
  }

  /// Writes a part of the answer; false where that is not possible.
  func write(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(answer, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
