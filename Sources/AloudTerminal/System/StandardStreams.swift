internal import Aloud
internal import Glibc
internal import Synchronization

/// The three streams that every program expects to be open.
public enum StandardStreams {
  /// Opens a placeholder for each stream that was closed before the program began. Call this first.
  ///
  /// Otherwise the next opened file would take the stream's number: a pipe would be read as if it were the keyboard, and printed
  /// text would be written into the user's data. Each placeholder is opened in the wrong direction, so that using it fails.
  public static func reserve() {
    closed.withLock { $0 = Set((0...2).filter { fcntl($0, F_GETFD) < 0 }) }
    for (number, way) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is assigned, which is this one.
      _ = open("/dev/null", way)
    }
  }

  /// Returns whether a descriptor was closed before the program began, so that output to it would be lost.
  public static func wasClosed(_ descriptor: Int32) -> Bool { closed.withLock { $0.contains(descriptor) } }

  private static let closed = Mutex<Set<Int32>>([])
}

/// The standard output stream, for commands that run no session.
public enum StandardOutput {
  /// Writes a line. Returns an error if that fails.
  public static func writeLine(_ line: String) -> OutputError? { writeLines([line], to: 1) }

  /// Writes lines to an open descriptor. Returns an error if that fails.
  public static func writeLines(_ lines: [String], to descriptor: Int32) -> OutputError? {
    write(lines.flatMap { Array(($0 + "\n").utf8) }, to: descriptor)
  }

  /// Writes bytes to an open descriptor. Returns an error if that fails.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> OutputError? {
    var output = OutputStream(descriptor: descriptor)
    output.write(bytes)
    output.flush()
    return output.error
  }
}

/// The standard error stream, for errors that are not part of the session.
public enum StandardError {
  /// Writes a line.
  public static func writeLine(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}

/// The reason why output can't continue.
public enum OutputError: Error, Sendable, Equatable {
  /// The reader has gone.
  case closed
  /// Writing failed: the disk is full, or the device has an error.
  case failed
}

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

/// A namespace for checks of file descriptors: those with which the program was started, and those that it can still open.
public enum OpenDescriptor {
  /// Returns whether a descriptor is open. Call this before the program opens files, which take the free numbers.
  public static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Opens no file to find out, because another thread may need the descriptor at that moment.
  static func areFree(_ count: Int) -> Bool {
    var limit = rlimit()
    guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return true }
    let free = (0..<Int32(clamping: limit.rlim_cur)).reversed().lazy.filter { !isOpen($0) }
    return free.prefix(count).count == count
  }
}
