import AloudDocuments
import AloudTerminal
import Dispatch
import Glibc

/// The lines that a host and we write to each other.
final class HostChannel: Sendable {
  /// Why there is no line.
  enum ReadingError: Error { case ended, silent, tooLong }

  private let reading: Int32, writing: Int32
  /// Lines are written beside everything else: a host that doesn't read holds up nobody.
  private let queue = DispatchQueue(label: "aloud.host")
  nonisolated(unsafe) private var rest: [UInt8] = []

  /// Reads from one descriptor and writes to another.
  init(reading: Int32, writing: Int32) {
    (self.reading, self.writing) = (reading, writing)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Gives it a line.
  func write(_ line: String) {
    queue.async { [writing] in _ = StandardOutput.write(Array((line + "\n").utf8), to: writing) }
  }

  /// Calls `close` once all lines are written.
  func afterWriting(_ close: @escaping @Sendable () -> Void) { queue.async(execute: close) }

  /// Waits for its next line, for so many milliseconds at most; one thread at a time may.
  func line(within milliseconds: Int32 = -1) -> Result<String, ReadingError> {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeFirst(end + 1)
        return .success(line)
      }
      if rest.count > HostProtocol.lineLimit { return .failure(.tooLong) }
      var entry = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, milliseconds) == 0 { return .failure(.silent) }
      let count = read(reading, &part, part.count)
      if count < 0, errno == EINTR { continue }
      // Half a line is no message: its writer has ended.
      guard count > 0 else { return .failure(.ended) }
      rest += part[..<count]
    }
  }
}
