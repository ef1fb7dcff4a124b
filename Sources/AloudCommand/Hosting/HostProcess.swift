import AloudDocuments
import AloudTerminal
import Dispatch
import Foundation
import Glibc

/// The process of a host, and the lines that it and we write to each other.
final class HostProcess: Sendable {
  /// Why there is no line.
  enum ReadingError: Error { case ended, silent, tooLong }

  /// What it is called.
  let name: String
  private let process = Process()
  private let input = Pipe(), output = Pipe()
  /// Lines are written beside everything else: a host that doesn't read holds up nobody.
  private let writing = DispatchQueue(label: "aloud.host")
  nonisolated(unsafe) private var rest: [UInt8] = []

  /// Starts a program; what it tells as errors goes where errors go.
  ///
  /// - Throws: where nothing can be started.
  init(_ arguments: [String]) throws {
    name = arguments.first.flatMap { $0.split(separator: "/").last }.map(String.init) ?? ""
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--"] + arguments
    process.standardInput = input
    process.standardOutput = output
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try? output.fileHandleForWriting.close()
    try? input.fileHandleForReading.close()
  }

  /// Gives it a line.
  func write(_ line: String) {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    writing.async { _ = StandardOutput.write(Array((line + "\n").utf8), to: descriptor) }
  }

  /// Waits for its next line, for so many milliseconds at most; one thread at a time may.
  func line(within milliseconds: Int32 = -1) -> Result<String, ReadingError> {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeFirst(end + 1)
        return .success(line)
      }
      if rest.count > HostProtocol.lineLimit { return .failure(.tooLong) }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, milliseconds) == 0 { return .failure(.silent) }
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      // Half a line is no message: its writer has ended.
      guard count > 0 else { return .failure(.ended) }
      rest += part[..<count]
    }
  }

  /// Waits for its end; gives its exit code, as shells count.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Says goodbye, and ends it where it has not ended after a second.
  func end() {
    write(HostProtocol.farewell)
    let descriptor = input.fileHandleForWriting
    writing.async { try? descriptor.close() }
    for _ in 0..<100 where process.isRunning { usleep(10_000) }
    if process.isRunning { process.terminate() }
    for _ in 0..<20 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
