internal import Aloud
internal import Glibc

/// A terminal's answer to a query, separated from the bytes that the user types meanwhile.
protocol TerminalAnswer {
  var typed: [UInt8] { get }
  /// True once the last query has been answered, so that no more answers come.
  var isComplete: Bool { get }
  var count: Int { get }
  mutating func take(_ bytes: some Sequence<UInt8>)
  /// An incomplete sequence was typed: for example, the Escape key.
  mutating func end()
}

/// Sends queries to a terminal, which answers as if the answer were typed.
enum TerminalDialogue {
  /// For the next answer, and for all answers together.
  private static let limit = Duration.milliseconds(300), longest = Duration.seconds(2)

  /// Asks the controlling terminal. Returns nil if there is none, if another program is in its foreground, or if it is known not to
  /// answer.
  static func ask<Answer: TerminalAnswer>(_ question: String, _ answer: Answer) -> Answer? {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !kind.isEmpty, kind != "dumb" else { return nil }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // The kernel stops a background program that changes the terminal's mode.
    guard tcgetpgrp(descriptor) == getpgrp() else { return nil }
    return ask(question, answer, descriptor)
  }

  static func ask<Answer: TerminalAnswer>(_ question: String, _ answer: Answer, _ descriptor: Int32) -> Answer? {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    var raw = before
    // Ctrl-C keeps its meaning, and Enter still ends a line.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return nil }
    defer { tcsetattr(descriptor, TCSANOW, &before) }
    var answer = answer
    write(question, to: descriptor)
    let start = ContinuousClock.now
    var end = start + limit
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while !answer.isComplete {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = min(end, start + longest) - ContinuousClock.now
      guard left > .zero else { break }
      let found = poll(&entry, 1, Int32(left / .milliseconds(1)) + 1)
      // Other code handles the signal.
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { break }
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      let known = answer.count
      answer.take(bytes[..<count])
      // A terminal that has begun to answer is waited for, because a late answer would be taken for typed text.
      if answer.count > known { end = .now + limit }
    }
    answer.end()
    // Echo was off, so what was typed is displayed now.
    if before.c_lflag & tcflag_t(ECHO) != 0 { write(String(decoding: answer.typed, as: UTF8.self), to: descriptor) }
    return answer
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
