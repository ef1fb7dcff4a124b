internal import Aloud
internal import Glibc

/// Why output can't go on.
public enum OutputError: Error, Sendable, Equatable {
  /// The reader has gone.
  case closed
  /// It could not be written: the disk is full, or the device fails.
  case failed
}

/// Bytes to a file descriptor, gathered until they are flushed.
struct OutputStream: ~Copyable {
  /// How many bytes are gathered, about.
  private static let room = 1 << 16

  let descriptor: Int32
  private var buffer: [UInt8] = []
  private(set) var error: OutputError?
  /// Whether nothing is handed on before it is flushed, however much has been gathered.
  var isHeld = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.room)
  }

  /// Whether as much has been gathered as there is room for.
  var isFull: Bool { buffer.count >= Self.room }

  /// Adds a line.
  mutating func writeLine(_ line: String) {
    write(line)
    buffer.append(UInt8(ascii: "\n"))
    if isFull, !isHeld { flush() }
  }

  /// Adds text that is no whole line, such as a prompt.
  mutating func write(_ text: String) { buffer.append(contentsOf: text.utf8) }

  /// Adds bytes as they are.
  mutating func write(_ bytes: [UInt8]) { buffer += bytes }

  /// Takes back the end of the last line, where it still can be, if that leaves `room` columns of `columns`; so what comes stands
  /// on the same line.
  mutating func reopenLine(leaving room: Int, of columns: Int) -> Bool {
    guard buffer.last == UInt8(ascii: "\n") else { return false }
    let line = String(
      decoding: buffer.dropLast().reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed(), as: UTF8.self)
    guard line.reduce(0, { $0 + CellWidth.width(of: $1) }) + room <= columns else { return false }
    buffer.removeLast()
    return true
  }

  /// Hands everything on.
  mutating func flush() {
    var done = 0
    while done < buffer.count, error == nil {
      let count = buffer.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        error = errno == EPIPE ? .closed : .failed
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
