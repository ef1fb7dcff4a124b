import Glibc

/// A pipe whose ends no child inherits unasked.
final class Pipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw MeasuringProblem.failed(program: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func closeReadEnd() { close(readEnd) }

  func closeWriteEnd() { close(writeEnd) }

  /// Writes all of it; waits where the reader is slow.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(writeEnd, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  /// Whether there is something to read, or an end, within so many milliseconds.
  func hasMore(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Takes what is there; waits for the first of it. How many bytes: none at the end.
  func readSome() -> Int {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { read(readEnd, $0.baseAddress, $0.count) }
  }

  /// Reads a line, without its end.
  func readLine() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
