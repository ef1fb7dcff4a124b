internal import Aloud
internal import Glibc

/// What a terminal sends back when it is asked something, apart from what somebody types meanwhile.
protocol TerminalAnswer {
  /// What was typed.
  var typed: [UInt8] { get }
  /// Whether the answer to the last question has come, so that nothing more will.
  var isComplete: Bool { get }
  /// How many answers have come.
  var count: Int { get }
  /// Takes bytes in, in the order in which they come.
  mutating func take(_ bytes: some Sequence<UInt8>)
  /// What is left at the end was typed: the key Escape, for one.
  mutating func end()
}

/// Asks a terminal something that it answers as if it were typed.
enum TerminalDialogue {
  /// How long is waited for it to answer, and how long for all together, in milliseconds.
  private static let limit = Duration.milliseconds(300), longest = Duration.seconds(2)

  /// Asks the terminal that the program belongs to; nil where there is none, where another program has it, or where it is known
  /// not to answer.
  static func ask<Answer: TerminalAnswer>(_ question: String, _ answer: Answer) -> Answer? {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !kind.isEmpty, kind != "dumb" else { return nil }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // A program in the background that changes the terminal's mode is stopped.
    guard tcgetpgrp(descriptor) == getpgrp() else { return nil }
    return ask(question, answer, descriptor)
  }

  /// Asks the terminal behind a descriptor.
  static func ask<Answer: TerminalAnswer>(_ question: String, _ answer: Answer, _ descriptor: Int32) -> Answer? {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    var raw = before
    // Ctrl-C still means what it means, and the key Enter still ends a line.
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
      // A signal is for others.
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { break }
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      let known = answer.count
      answer.take(bytes[..<count])
      // One that has begun to answer is waited for: what it would say later would be taken for typed.
      if answer.count > known { end = .now + limit }
    }
    answer.end()
    // What was typed was not seen.
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
