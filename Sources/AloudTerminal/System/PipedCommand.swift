internal import AloudSystem
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A command whose output is a pipe of this process. What it has started ends with it, even in another session.
package final class PipedCommand: Sendable {
  package let process: ChildProcess
  package let output: ProgramOutput
  package let input: Int32?
  private let descriptor: Int32

  /// Starts a command. A name without a slash is searched for in `PATH`. Standard error is part of the output or shared with this
  /// process. Returns `nil` if the command can't be started.
  package init?(_ arguments: [String], hasInput: Bool = false, tellsErrors: Bool = false) {
    guard let printed = newPipe(waits: true) else { return nil }
    let entered = hasInput ? newPipe(waits: true) : (open("/dev/null", O_RDONLY | O_CLOEXEC), -1)
    let streams = StartedProgram.Streams.descriptors(
      input: entered?.reading ?? -1, output: printed.writing, errors: tellsErrors ? printed.writing : 2)
    let process = entered == nil ? nil : try? ChildProcess(arguments, on: streams, in: .own)
    close(printed.writing)
    close(entered?.reading ?? -1)
    guard let process else {
      close(printed.reading)
      close(entered?.writing ?? -1)
      return nil
    }
    (self.process, descriptor, input) = (process, printed.reading, hasInput ? entered?.writing : nil)
    output = ProgramOutput(descriptor, of: process)
  }

  deinit { close(descriptor) }

  /// Ends the command and what it has started, if it has not ended.
  package func end() { if process.isRunning { process.signal(SIGTERM) } }
}

/// The output of a program, which ends with the program, even if what it has started still holds the output open.
package final class ProgramOutput: Sendable {
  /// More bytes than a pipe or a terminal holds for its reader.
  private static let room = 1 << 20

  private let descriptor: Int32
  /// Becomes readable when the program has ended; negative if that is not known.
  private let ending: Int32
  /// The number of bytes that may still be read once the program has ended. What comes later is not its own.
  private let rest = Mutex(ProgramOutput.room)

  /// Creates the output that can be read from `descriptor`, which stays the caller's. Without a
  /// `process`, the output ends when it can't be read.
  package init(_ descriptor: Int32, of process: ChildProcess?) {
    self.descriptor = descriptor
    let pipe = process.flatMap { _ in newPipe(waits: true) }
    ending = pipe?.reading ?? -1
    guard let process, let pipe else { return }
    DispatchQueue(label: "aloud.program.ending").async {
      var information = siginfo_t()
      _ = uninterrupted { waitid(P_PID, id_t(process.identifier), &information, WEXITED | WNOWAIT) }
      close(pipe.writing)
    }
  }

  deinit { if ending >= 0 { close(ending) } }

  /// Returns the next part, or `nil` at the end. An empty part means that nothing came for `milliseconds`; a negative number waits
  /// without a limit. One thread at a time may call it.
  package func read(waiting milliseconds: Int32) -> [UInt8]? {
    var entries = [descriptor, ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if uninterrupted({ poll(&entries, nfds_t(entries.count), milliseconds) }) == 0 { return [] }
    let hasEnded = entries[1].revents != 0
    if hasEnded {
      // Its last bytes may have come after the look at the output.
      guard rest.withLock({ $0 > 0 }), uninterrupted({ poll(&entries, 1, 0) }) > 0 else { return nil }
    }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = uninterrupted { Glibc.read(descriptor, &part, part.count) }
    // A terminal that no process has open any more can't be read.
    guard count > 0 else { return nil }
    if hasEnded { rest.withLock { $0 -= count } }
    return Array(part[..<count])
  }
}
