internal import Aloud
internal import Glibc

enum Reading: Sendable, Equatable {
  case line(String, isTypedAhead: Bool)
  case error(LineError)
  /// No complete line yet.
  case nothing
  case end
}

/// A reader of lines from a file descriptor. No line is lost between two prompts, and nothing after the last line is consumed.
struct LineReader: ~Copyable {
  /// In bytes.
  static let limit = 65_536

  var source: LineSource
  private var buffer: [UInt8] = []
  private var start = 0
  /// The buffer has no line end before this index.
  private var looked = 0
  private var hasEnded = false
  private var isSkipping = false
  private var received = 0
  private var typedAheadEnd = 0

  /// False at a terminal, where a line without Enter is no answer (ASK-4).
  private let takesUnfinished: Bool

  init(descriptor: Int32) {
    source = LineSource(descriptor: descriptor)
    takesUnfinished = isatty(descriptor) == 0
  }

  var descriptor: Int32 { source.descriptor }

  var hasLineAhead: Bool { source.hasLineAhead }

  var isWhole: Bool { takesUnfinished && (hasEnded || source.isWhole) }

  mutating func next() -> Reading {
    if let end = buffer[max(start, looked)...].firstIndex(of: UInt8(ascii: "\n")) {
      return takeLine(to: end, next: end + 1)
    }
    looked = buffer.count
    if buffer.count - start > Self.limit || isSkipping {
      isSkipping = true
      start = buffer.count
    }
    guard hasEnded else { return .nothing }
    if !takesUnfinished { start = buffer.count }
    guard start < buffer.count || isSkipping else { return .end }
    return takeLine(to: buffer.count, next: buffer.count)
  }

  private mutating func takeLine(to end: Int, next: Int) -> Reading {
    let reading: Reading = isSkipping ? .error(.tooLong) : Self.reading(buffer[start..<end], isTypedAhead)
    (start, isSkipping) = (next, false)
    return reading
  }

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

  /// Continues to read after the end of input, because a terminal may send more.
  mutating func goOn() { hasEnded = false }

  /// Removes and returns the current line if the Escape key was pressed in it, so that another reader can finish it.
  mutating func takeLineWithEscape() -> (isTypedAhead: Bool, bytes: [UInt8])? {
    !isSkipping && buffer[start...].contains(0x1B) ? (isTypedAhead, takeRest()) : nil
  }

  /// Removes the line that has been begun, for another reader. Nil if there is none, or a whole line comes first.
  mutating func takeLineBegun() -> (isTypedAhead: Bool, bytes: [UInt8])? {
    takeBegunLine()
    guard !isSkipping, start < buffer.count, !buffer[start...].contains(UInt8(ascii: "\n")) else { return nil }
    return (isTypedAhead, takeRest())
  }

  mutating func takeRest() -> [UInt8] {
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  /// Takes bytes that were typed while something else read the terminal, and applies the erase keys, which nobody else has.
  mutating func take(_ bytes: [UInt8]) {
    looked = start
    for byte in bytes {
      if byte == 0x7F || byte == 0x08 {
        while let last = buffer.last, buffer.count > start, last != UInt8(ascii: "\n") {
          buffer.removeLast()
          received -= 1
          // The bytes of a character are erased together.
          if last & 0xC0 != 0x80 { break }
        }
      } else {
        buffer.append(byte)
        received += 1
      }
    }
  }

  /// Marks all that has been typed so far as typed ahead: it can't be an answer to the question that is asked now (ASK-2).
  mutating func markTypedAhead() {
    while !hasEnded, source.isReadable { fill() }
    takeBegunLine()
    typedAheadEnd = received
  }

  /// Reads a line that the terminal holds back until Enter. Its rest then can't answer the question by itself.
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

  /// The beginning of the line decides, because Ctrl-D can send part of a line that continues after the question.
  private var isTypedAhead: Bool { received - (buffer.count - start) < typedAheadEnd }

  /// The members of the general category Cc never change.
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
