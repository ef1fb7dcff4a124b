import AloudSystem
import Glibc

/// An open file descriptor with one owner, closed at the end of its lifetime.
struct Descriptor: ~Copyable {
  let number: Int32

  deinit { _ = close(number) }

  /// Makes reads and writes return at once instead of waiting.
  borrowing func stopWaiting() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Waits for at most one second until every copy of the reading end of this pipe is closed.
  ///
  /// Our copy may not be the last: Linux lets another child's parent continue before that child's `exec` has closed its copies.
  borrowing func waitUntilUnread() {
    var polled = pollfd(fd: number, events: 0, revents: 0)
    _ = poll(&polled, 1, 1000)
  }

  /// Returns `nil` at the end. A terminal whose other side is closed (EIO) has ended.
  borrowing func readAvailable() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = uninterrupted { buffer.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) } }
    if count > 0 { return Array(buffer.prefix(count)) }
    return count < 0 && errno == EAGAIN ? [] : nil
  }

  /// Writes as many bytes as fit now, and returns their number, or `nil` if nobody reads the other end any more.
  borrowing func writeAvailable(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = uninterrupted { bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) } }
    return count >= 0 ? count : errno == EAGAIN ? 0 : nil
  }
}

struct PipeEnds: ~Copyable {
  var reading: Descriptor?
  var writing: Descriptor?

  init() throws {
    guard let ends = newPipe(waits: true) else { throw SystemError("make a pipe") }
    reading = Descriptor(number: ends.reading)
    writing = Descriptor(number: ends.writing)
  }
}

/// The error that is thrown when a system call fails.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The attempted action, with the name of the file or program.
  public var action: String
  /// The value of `errno`.
  public var number: Int32

  // The default is the current `errno`.
  init(_ action: String, number: Int32 = errno) {
    self.action = action
    self.number = number
  }

  /// The error in words, such as "open /x: No such file or directory".
  public var description: String { "\(action): \(String(cString: strerror(number)))" }
}

enum ProcessVariable { static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } } }
