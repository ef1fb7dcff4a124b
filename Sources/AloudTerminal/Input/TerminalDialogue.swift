internal import Aloud
internal import Glibc

/// A terminal's answer to a query, separated from the bytes that the user types meanwhile.
protocol TerminalAnswer {
  var bytes: AnswerBytes { get set }
  /// True once the last query has been answered, so that no more answers come.
  var isComplete: Bool { get }
  var count: Int { get }
  /// Takes a whole escape sequence. Returns false if it is no answer, and so was typed.
  mutating func take(sequence: [UInt8]) -> Bool
}

/// The bytes of a terminal's answer that are not part of it, or not yet.
struct AnswerBytes: Sendable {
  fileprivate(set) var typed: [UInt8] = []
  /// The beginning of an escape sequence whose rest has not come yet.
  fileprivate var rest: [UInt8] = []

  /// True if the rest is a whole sequence, or can't become one. The terminal's strings end with the bell or the string terminator.
  fileprivate var isWhole: Bool {
    guard rest.count > 1 else { return false }
    switch rest[1] {
    case UInt8(ascii: "]"):
      return rest.last == 0x07 || rest.suffix(2) == [0x1B, UInt8(ascii: "\\")] || rest.count > 200
    case UInt8(ascii: "["): return rest.count > 2 && (0x40...0x7E).contains(rest[rest.count - 1])
    default: return true
    }
  }
}

extension TerminalAnswer {
  var typed: [UInt8] { bytes.typed }

  mutating func take(_ new: some Sequence<UInt8>) {
    for byte in new {
      if bytes.rest.isEmpty, byte != 0x1B {
        bytes.typed.append(byte)
        continue
      }
      bytes.rest.append(byte)
      if bytes.isWhole {
        if !take(sequence: bytes.rest) { bytes.typed += bytes.rest }
        bytes.rest = []
      }
    }
  }

  /// An incomplete sequence was typed: for example, the Escape key.
  mutating func end() {
    bytes.typed += bytes.rest
    bytes.rest = []
  }
}

/// Sends queries to a terminal, which answers as if the answer were typed.
enum TerminalDialogue {
  /// For the next answer, and for all answers together.
  private static let limit = Duration.milliseconds(300), longest = Duration.seconds(2)

  /// Asks the controlling terminal. Returns nil if there is none, if another program is in its foreground, or if it is known not to
  /// answer.
  static func ask<Answer: TerminalAnswer>(_ question: String, _ answer: Answer) -> Answer? {
    guard let kind = EnvironmentVariable.value("TERM"), kind != "dumb" else { return nil }
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
    _ = StandardOutput.write(Array(text.utf8), to: descriptor)
  }
}
