import AloudApp
import AloudLanguage
import AloudSystem
import AloudTerminal
import Glibc

/// Only the answer goes where the script reads it (SCRIPT-1); all else to the terminal, or to standard error if there is none.
struct PromptStreams {
  /// Negative if standard output is closed, so that an answer can't be written.
  private let answer: Int32
  private let lineEnd: UInt8

  /// Printing then reaches the user. Returns `nil` if the answer can't be written to the descriptor that was asked for.
  init?(answeringOn descriptor: Int32?, lineEnd: UInt8) {
    self.lineEnd = lineEnd
    let copy = fcntl(descriptor ?? 1, F_DUPFD_CLOEXEC, 10)
    let isOpen = copy >= 0 && fcntl(copy, F_GETFL) & O_ACCMODE != O_RDONLY
    answer = isOpen && !StandardStreams.wasClosed(descriptor ?? 1) ? copy : -1
    if answer < 0 { close(copy) }
    if answer < 0, descriptor != nil { return nil }
    // If standard output is the terminal, it serves both.
    guard isatty(1) == 0 else { return }
    let terminal = isatty(0) == 1 ? open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC) : -1
    dup2(terminal >= 0 ? terminal : 2, 1)
    if terminal >= 0 { close(terminal) }
  }

  var isAnswerSeen: Bool { isatty(answer) == 1 }

  /// Reads standard input, which holds no answers, to its end. From then on, answers are read from the terminal, if there is one.
  static func takeInput(_ take: (UnsafeRawBufferPointer) -> Void) {
    read(from: 0, take)
    AnswerInput.take()
  }

  @discardableResult
  static func read(from descriptor: Int32, _ take: (UnsafeRawBufferPointer) -> Void) -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = uninterrupted { Glibc.read(descriptor, &part, part.count) }
      guard count > 0 else { return count == 0 }
      part.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  func give(_ parts: [String], _ words: Words) throws {
    // A terminal would act on control characters that a pipe only passes on.
    let isSeen = isAnswerSeen
    let bytes = parts.flatMap { part in
      (isSeen ? Array(OutsideText.printed(GivenBytes.shown(part)).utf8) : GivenBytes.bytes(part)) + [lineEnd]
    }
    let error = StandardOutput.write(bytes, to: answer)
    close(answer)
    if error != nil { throw words.failure(.promptAnswerLost, 74) }
  }
}

/// The streams of a box, arranged as `whiptail` and `dialog` do. The answer has its own descriptor, which nothing else may write
/// to, because debconf takes any other byte there for an error. Everything else goes to the place of the screen.
struct DialectStreams {
  private let answer: Int32
  /// The descriptor that a gauge reads: standard input, or the one asked for.
  let feed: Int32
  let isAtTerminal: Bool

  /// Returns `nil` if the answer can't be written. `asks` is `false` if no box asks, as with a gauge.
  init?(answeringOn descriptor: Int32, feedingFrom feeding: Int32, asks: Bool) {
    answer = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    guard answer >= 0, fcntl(answer, F_GETFL) & O_ACCMODE != O_RDONLY else { return nil }
    feed = fcntl(feeding, F_DUPFD_CLOEXEC, 10)
    // What answers a box comes from the descriptor too.
    let isGiven = asks && feeding != 0 && feed >= 0
    if isGiven { dup2(feed, 0) }
    // If there is a terminal, `whiptail` asks there, whatever standard input is.
    AnswerInput.take(isPiped: isGiven, waits: asks)
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

  /// Closes standard input to answers if there is no terminal, because its contents then belong to the gauge.
  func closeInput() {
    guard !isAtTerminal, let pipe = newPipe(waits: true) else { return }
    // The writing end stays open, because a pipe that is never written to must not report its end.
    dup2(pipe.reading, 0)
    close(pipe.reading)
  }

  func write(_ text: String, _ words: Words) throws {
    if StandardOutput.write(GivenBytes.bytes(text), to: answer) != nil { throw words.failure(.promptAnswerLost, 74) }
  }
}
