import AloudDocuments
import AloudTerminal
import Dispatch
import Glibc

/// A host: a program that this process starts, or the program that started this process and left two descriptors open for it.
final class HostProcess: Sendable {
  enum StartingError: Error { case notFound, noDescriptors }
  enum ReadingError: Error { case ended, silent, tooLong }

  /// The environment variable by which a program knows that it was started as a host. It holds the version of the protocol.
  static let variable = "ALOUD_HOST"

  let name: String
  private let command: PipedCommand?
  private let reading: ProgramOutput, writing: Int32
  /// Lines are written on a queue, so that a host that does not read blocks nothing.
  private let queue = DispatchQueue(label: "aloud.host")
  nonisolated(unsafe) private var rest: [UInt8] = []
  /// True until the end of a line that is too long, of which the rest is not kept.
  nonisolated(unsafe) private var isTooLong = false

  /// Starts a program, which shares standard error, or joins the one behind descriptors given as `fd:3,4`.
  init(_ arguments: [String]) throws(StartingError) {
    signal(SIGPIPE, SIG_IGN)
    if let first = arguments.first, first.hasPrefix("fd:"), arguments.count == 1 {
      guard let (reading, writing) = Self.descriptors(first) else { throw .noDescriptors }
      // The user knows the program that has started this one, not the descriptors.
      let comm = getppid() == 1 ? nil : try? WholeFile.bytes("/proc/\(getppid())/comm", limit: 64)
      let parent = comm ?? Array(first.utf8)
      (name, command) = (String(decoding: parent.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self), nil)
      (self.reading, self.writing) = (ProgramOutput(reading, of: nil), writing)
      return
    }
    setenv(Self.variable, String(HostProtocol.version), 1)
    guard let first = arguments.first, let command = PipedCommand(arguments, hasInput: true), let input = command.input
    else { throw .notFound }
    name = first.split(separator: "/").last.map(String.init) ?? ""
    (self.command, reading, writing) = (command, command.output, input)
  }

  func status() -> Int32 { command?.process.status() ?? 0 }

  func end() {
    write(HostProtocol.farewell)
    let done = DispatchSemaphore(value: 0)
    // What the host reads ends once all has been written.
    queue.async { [writing] in
      close(writing)
      done.signal()
    }
    guard let command else { return _ = done.wait(timeout: .now() + 1) }
    for _ in 0..<100 where command.process.isRunning { usleep(10_000) }
    // What the host has started ends with it.
    ChildProcess.end([command.process])
    _ = command.process.status()
  }

  private static func descriptors(_ text: String) -> (reading: Int32, writing: Int32)? {
    let numbers = text.dropFirst("fd:".count).split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
    guard numbers.count == 2, let reading = numbers[0], let writing = numbers[1], reading > 2, writing > 2
    else { return nil }
    let ways = [fcntl(reading, F_GETFL), fcntl(writing, F_GETFL)]
    guard ways.allSatisfy({ $0 >= 0 }), ways[0] & O_ACCMODE != O_WRONLY, ways[1] & O_ACCMODE != O_RDONLY
    else { return nil }
    return (reading, writing)
  }

  func write(_ line: String) {
    queue.async { [writing] in _ = StandardOutput.write(Array((line + "\n").utf8), to: writing) }
  }

  /// Waits without a limit if `milliseconds` is negative. A line that is too long is refused at once. One thread may call it.
  func line(within milliseconds: Int32 = -1) -> Result<String, ReadingError> {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeFirst(end + 1)
        if isTooLong {
          isTooLong = false
          continue
        }
        return .success(line)
      }
      if isTooLong { rest = [] }
      if rest.count > HostProtocol.lineLimit {
        isTooLong = true
        return .failure(.tooLong)
      }
      // An incomplete last line is no message, because its writer has ended.
      guard let part = reading.read(waiting: milliseconds) else { return .failure(.ended) }
      if part.isEmpty { return .failure(.silent) }
      rest += part
    }
  }
}
