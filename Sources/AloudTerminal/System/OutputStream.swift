internal import Aloud
internal import Glibc

/// The reason why output can't continue.
public enum OutputError: Error, Sendable, Equatable {
  /// The reader has gone.
  case closed
  /// Writing failed: the disk is full, or the device has an error.
  case failed
}

/// A buffered stream of bytes to a file descriptor.
struct OutputStream: ~Copyable {
  /// In bytes, approximately.
  private static let room = 1 << 16

  let descriptor: Int32
  private var buffer: [UInt8] = []
  private(set) var error: OutputError?
  /// True if the buffer is only written by an explicit flush, however full it is.
  var isHeld = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.room)
  }

  var isFull: Bool { buffer.count >= Self.room }

  mutating func writeLine(_ line: String) {
    write(line)
    buffer.append(UInt8(ascii: "\n"))
    if isFull, !isHeld { flush() }
  }

  mutating func write(_ text: String) { buffer.append(contentsOf: text.utf8) }

  mutating func write(_ bytes: [UInt8]) { buffer += bytes }

  /// Reopens the last line in the buffer. Returns false if it is written already, or would not leave `room` of the `columns`.
  mutating func reopenLine(leaving room: Int, of columns: Int) -> Bool {
    guard buffer.last == UInt8(ascii: "\n") else { return false }
    let line = String(
      decoding: buffer.dropLast().reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed(), as: UTF8.self)
    guard line.reduce(0, { $0 + CellWidth.width(of: $1) }) + room <= columns else { return false }
    buffer.removeLast()
    return true
  }

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
