internal import Aloud
internal import Glibc

/// What a reader of lines gives next.
enum Reading: Sendable, Equatable {
  case line(String, isTypedAhead: Bool)
  /// A line that can't be taken as text.
  case error(LineError)
  /// Nothing yet: more must come first.
  case nothing
  case end
}

/// Reads lines from a file descriptor as they come; no line is ever lost between two prompts, and what comes after the last
/// one is not taken.
struct LineReader: ~Copyable {
  /// How many bytes a line may have.
  static let limit = 65_536

  var source: LineSource
  private var buffer: [UInt8] = []
  private var start = 0
  /// Up to where no line ends.
  private var looked = 0
  private var hasEnded = false
  /// Whether the rest of a line that was too long is being passed over.
  private var isSkipping = false
  private var received = 0
  private var typedAheadEnd = 0

  /// Whether a last line without a line feed counts. At a terminal it does not: without Enter, it is no answer (ASK-4).
  private let takesUnfinished: Bool

  /// Reads lines from a descriptor.
  init(descriptor: Int32) {
    source = LineSource(descriptor: descriptor)
    takesUnfinished = isatty(descriptor) == 0
  }

  /// Where lines come from.
  var descriptor: Int32 { source.descriptor }

  /// Whether it has been seen that a whole line can be read without a wait.
  var hasLineAhead: Bool { source.hasLineAhead }

  /// The next line, if a whole one has come; `hasMore` where the descriptor has something to read.
  mutating func next() -> Reading {
    while true {
      if let end = buffer[max(start, looked)...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[start..<end]
        let isTypedAhead = isTypedAhead
        start = end + 1
        if isSkipping {
          isSkipping = false
          return .error(.tooLong)
        }
        return Self.reading(line, isTypedAhead)
      }
      looked = buffer.count
      if buffer.count - start > Self.limit || isSkipping {
        isSkipping = true
        start = buffer.count
      }
      if hasEnded {
        if !takesUnfinished { start = buffer.count }
        guard start < buffer.count || isSkipping else { return .end }
        let line = buffer[start...]
        let isTypedAhead = isTypedAhead
        start = buffer.count
        if isSkipping {
          isSkipping = false
          return .error(.tooLong)
        }
        return Self.reading(line, isTypedAhead)
      }
      return .nothing
    }
  }

  /// Reads what there is; waits for it where there is nothing yet.
  mutating func fill() {
    if start > 0 {
      buffer.removeFirst(start)
      looked = max(0, looked - start)
      start = 0
    }
    guard let bytes = source.take() else { return hasEnded = true }
    buffer += bytes
    received += bytes.count
  }

  /// Reads on after the end: at a terminal there may be more.
  mutating func goOn() { hasEnded = false }

  /// Gives up a line in which the key Escape was pressed, where one has come: it is for somebody else to finish.
  mutating func takeLineWithEscape() -> (bytes: [UInt8], isTypedAhead: Bool)? {
    guard !isSkipping, buffer[start...].contains(0x1B) else { return nil }
    let bytes = Array(buffer[start...])
    defer { start = buffer.count }
    return (bytes, isTypedAhead)
  }

  /// Gives up all that was read and not taken yet: from here on somebody else reads.
  mutating func takeRest() -> [UInt8] {
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  /// Takes in what was typed while somebody else read the terminal, as if it were read here. The keys that erase have
  /// nobody else to act on them.
  mutating func take(_ bytes: [UInt8]) {
    looked = start
    for byte in bytes {
      if byte == 0x7F || byte == 0x08 {
        while let last = buffer.last, buffer.count > start, last != UInt8(ascii: "\n") {
          buffer.removeLast()
          received -= 1
          // The bytes of a character go together.
          if last & 0xC0 != 0x80 { break }
        }
      } else {
        buffer.append(byte)
        received += 1
      }
    }
  }

  /// Marks all that has been typed so far as typed ahead: it can't be an answer to what is asked now (ASK-2).
  mutating func markTypedAhead() {
    while !hasEnded, source.isReadable { fill() }
    takeBegunLine()
    typedAheadEnd = received
  }

  /// Reads a line that is typed but not finished, which the terminal holds back until Enter. Its rest is then part of the same line,
  /// and can't answer the question alone.
  private mutating func takeBegunLine() {
    var lines = termios()
    // The kernel stops a background program that changes the terminal.
    guard !hasEnded, tcgetattr(descriptor, &lines) == 0, lines.c_lflag & tcflag_t(ICANON) != 0,
      tcgetpgrp(descriptor) == getpgrp()
    else { return }
    var keys = lines
    keys.c_lflag &= ~tcflag_t(ICANON)
    while tcsetattr(descriptor, TCSANOW, &keys) != 0, errno == EINTR {}
    while !hasEnded, source.isReadable { fill() }
    while tcsetattr(descriptor, TCSANOW, &lines) != 0, errno == EINTR {}
  }

  /// Whether any of the line that is next was typed before the last mark. Its beginning says so: Ctrl-D sends a line on that
  /// goes on after the question.
  private var isTypedAhead: Bool { received - (buffer.count - start) < typedAheadEnd }

  /// Whether it is of the general category Cc, which never changes.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value }

  private static func reading(_ bytes: ArraySlice<UInt8>, _ isTypedAhead: Bool) -> Reading {
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if bytes.count > limit { return .error(.tooLong) }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .error(.notUTF8) }
    let hasControls = text.unicodeScalars.contains { $0 != "\t" && Self.isControl($0) }
    return hasControls ? .error(.controlCharacters) : .line(text, isTypedAhead: isTypedAhead)
  }
}
