internal import Glibc

/// A terminal's answers to queries, separated from the bytes that the user types meanwhile.
struct TerminalAnswer: Sendable {
  private(set) var typed: [UInt8] = []
  private(set) var sequences: [[UInt8]] = []
  /// True once the last query, a status request, has been answered, so that no more answers come.
  private(set) var isComplete = false
  private var decoder = KeyDecoder()
  private var rest: [UInt8] = []
  /// Returns whether a whole escape sequence is an answer, given the number of earlier ones. Any other sequence was typed.
  private let isAnswer: @Sendable (_ sequence: [UInt8], _ earlier: Int) -> Bool

  init(isAnswer: @escaping @Sendable (_ sequence: [UInt8], _ earlier: Int) -> Bool) { self.isAnswer = isAnswer }

  mutating func take(_ new: some Collection<UInt8>) {
    decoder.take(new)
    rest += new
    var taken = decoder.takenCount
    while let key = decoder.next() {
      let bytes = rest.prefix(decoder.takenCount - taken)
      switch key {
      case .sequence(let sequence)
      where sequence.starts(with: [0x1B, UInt8(ascii: "[")]) && sequence.last == UInt8(ascii: "n"):
        isComplete = true
      case .sequence(let sequence) where sequence.count > 2 && isAnswer(sequence, sequences.count):
        sequences.append(sequence)
      case .text, .sequence, .unreadable, .pasteStart, .pasteEnd: typed += bytes
      }
      rest.removeFirst(bytes.count)
      taken = decoder.takenCount
    }
  }

  /// An incomplete sequence was typed: for example, the Escape key.
  mutating func end() {
    typed += rest
    (rest, decoder) = ([], KeyDecoder())
  }
}

/// Sends queries to a terminal, which answers as if the answer were typed.
enum TerminalDialogue {
  /// For the next answer, and for all answers together.
  private static let limit = Duration.milliseconds(300), longest = Duration.seconds(2)

  /// Nil if there is no terminal, another program is in its foreground, or it is known not to answer.
  static func ask(_ question: String, _ answer: TerminalAnswer) -> TerminalAnswer? {
    guard let kind = EnvironmentVariable.value("TERM"), kind != "dumb" else { return nil }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // The kernel stops a background program that changes the terminal's mode.
    guard tcgetpgrp(descriptor) == getpgrp() else { return nil }
    return ask(question, answer, descriptor)
  }

  static func ask(_ question: String, _ answer: TerminalAnswer, _ descriptor: Int32) -> TerminalAnswer? {
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
      let known = answer.sequences.count
      answer.take(bytes[..<count])
      // A terminal that has begun to answer is waited for, because a late answer would be taken for typed text.
      if answer.sequences.count > known { end = .now + limit }
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
