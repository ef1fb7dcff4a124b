internal import Aloud
internal import Glibc

/// Asks a terminal for its 16 colors and those of its text and background (HUE-1), as xterm understands it (OSC 4, 10, 11).
struct TerminalColors {
  /// How long is waited for it to answer, and how long for all together, in milliseconds.
  private static let limit = Duration.milliseconds(300), longest = Duration.seconds(2)

  /// What it is asked. Each terminal answers the last, a status request; many answer nothing else.
  private static let question =
    (0..<16).map { "\u{1B}]4;\($0);?\u{7}" }.joined() + "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[5n"

  /// Asks the terminal that the program belongs to. What was typed meanwhile is in the reply.
  ///
  /// - Throws: `noTerminal` where there is none, where another program has it, or where it is known not to answer.
  static func ask() throws(ColorError) -> TerminalReply {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !kind.isEmpty, kind != "dumb" else { throw .noTerminal }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noTerminal }
    defer { close(descriptor) }
    // A program in the background that changes the terminal's mode is stopped.
    guard tcgetpgrp(descriptor) == getpgrp() else { throw .noTerminal }
    return try ask(descriptor)
  }

  /// Asks the terminal behind a descriptor.
  static func ask(_ descriptor: Int32) throws(ColorError) -> TerminalReply {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { throw .noTerminal }
    var raw = before
    // Ctrl-C still means what it means, and the key Enter still ends a line.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { throw .noTerminal }
    defer { tcsetattr(descriptor, TCSANOW, &before) }
    var reply = TerminalReply()
    write(question, to: descriptor)
    let start = ContinuousClock.now
    var end = start + limit
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while !reply.isComplete {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = min(end, start + longest) - ContinuousClock.now
      guard left > .zero else { break }
      let found = poll(&entry, 1, Int32(left / .milliseconds(1)) + 1)
      // A signal is for others.
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { break }
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      let known = reply.colors.count
      reply.take(bytes[..<count])
      // One that has begun to answer is waited for: what it would say later would be taken for typed.
      if reply.colors.count > known { end = .now + limit }
    }
    reply.end()
    // What was typed was not seen.
    if before.c_lflag & tcflag_t(ECHO) != 0 { write(String(decoding: reply.typed, as: UTF8.self), to: descriptor) }
    return reply
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
