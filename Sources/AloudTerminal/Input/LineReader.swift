internal import Aloud
internal import Glibc

/// A result of reading lines.
enum Reading: Sendable, Equatable {
  case line(String, isTypedAhead: Bool)
  /// A line that can't be used as text.
  case error(LineError)
  /// No complete line yet.
  case nothing
  case end
}

/// A reader of lines from a file descriptor. No line is lost between two prompts, and nothing after the last line is consumed.
struct LineReader: ~Copyable {
  /// The greatest number of bytes in a line.
  static let limit = 65_536

  var source: LineSource
  private var buffer: [UInt8] = []
  private var start = 0
  /// The index up to which the buffer has no line end.
  private var looked = 0
  private var hasEnded = false
  /// A Boolean value that indicates whether the rest of a line that was too long is being skipped.
  private var isSkipping = false
  private var received = 0
  private var typedAheadEnd = 0

  /// A Boolean value that indicates whether a last line without a line feed counts. At a terminal it does not, because a line
  /// without Enter is no answer (ASK-4).
  private let takesUnfinished: Bool

  init(descriptor: Int32) {
    source = LineSource(descriptor: descriptor)
    takesUnfinished = isatty(descriptor) == 0
  }

  var descriptor: Int32 { source.descriptor }

  /// A Boolean value that indicates whether a complete line is known to be readable without waiting.
  var hasLineAhead: Bool { source.hasLineAhead }

  /// Returns the next line, or `nothing` if `fill()` must read more first.
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

  /// Reads the available bytes, and waits if there are none yet.
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
  mutating func takeLineWithEscape() -> (bytes: [UInt8], isTypedAhead: Bool)? {
    guard !isSkipping, buffer[start...].contains(0x1B) else { return nil }
    let bytes = Array(buffer[start...])
    defer { start = buffer.count }
    return (bytes, isTypedAhead)
  }

  /// Removes and returns all bytes that were read but not used yet, for another reader.
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

  /// Reads a line that is being typed, which the terminal holds back until Enter. Its rest then belongs to the same line, and can't
  /// answer the question by itself.
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

  /// A Boolean value that indicates whether the next line began before the last mark. The beginning decides, because Ctrl-D can
  /// send part of a line that continues after the question.
  private var isTypedAhead: Bool { received - (buffer.count - start) < typedAheadEnd }

  /// Returns a Boolean value that indicates whether a scalar is in the general category Cc, whose members never change.
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
