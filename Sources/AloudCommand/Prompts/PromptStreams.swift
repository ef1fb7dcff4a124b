import AloudLanguage
import AloudTerminal
import Glibc

/// Where a prompt is heard, and where its answer goes (SCRIPT-1): the answer alone on standard output, or the descriptor that was
/// asked for; all else at the terminal, or on standard error where there is none.
struct PromptStreams {
  /// Where the answer goes, and what ends each part of it.
  private let answer: Int32
  private let lineEnd: UInt8

  /// The streams of a prompt; from here on what is printed is for the person, and what is read theirs. Nil where the descriptor for
  /// the answer is not open.
  init?(answeringOn descriptor: Int32?, lineEnd: UInt8) {
    self.lineEnd = lineEnd
    answer = fcntl(descriptor ?? 1, F_DUPFD_CLOEXEC, 10)
    guard answer >= 0, fcntl(answer, F_GETFL) & O_ACCMODE != O_RDONLY, !StandardStreams.wasClosed(descriptor ?? 1)
    else { return nil }
    // Where standard output is the terminal already, it serves both.
    guard isatty(1) == 0 else { return }
    let terminal = isatty(0) == 1 ? open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC) : -1
    dup2(terminal >= 0 ? terminal : 2, 1)
    if terminal >= 0 { close(terminal) }
  }

  /// Whether the answer is shown to whoever looks at the terminal.
  var isAnswerSeen: Bool { isatty(answer) == 1 }

  /// Reads what standard input has, which are no answers; from here on the person at the terminal is read, where there is one.
  static func takeInput(_ take: (UnsafeRawBufferPointer) -> Void) {
    read(from: 0, take)
    AnswerInput.take()
  }

  /// Reads a descriptor to its end; false where that fails.
  @discardableResult
  static func read(from descriptor: Int32, _ take: (UnsafeRawBufferPointer) -> Void) -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      part.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Writes the answer, a line for each part; false where that is not possible.
  func write(_ parts: [String]) -> Bool {
    // A terminal would obey what a pipe only hands on.
    let isSeen = isAnswerSeen
    let bytes = parts.flatMap { part in
      (isSeen ? Array(OutsideText.printed(GivenBytes.shown(part)).utf8) : GivenBytes.bytes(part)) + [lineEnd]
    }
    let error = StandardOutput.write(bytes, to: answer)
    close(answer)
    return error == nil
  }
}
