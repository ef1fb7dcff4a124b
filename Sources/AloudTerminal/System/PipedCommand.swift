internal import Glibc

/// A command whose output is a pipe of this process. What it has started ends with it, even in another session.
package final class PipedCommand: Sendable {
  package let process: ChildProcess
  /// The output of the command, which ends with the command.
  package let output: ProgramOutput
  /// The descriptor to write to the command's input, or `nil` if it has none.
  package let input: Int32?
  private let descriptor: Int32

  /// Starts a command. A name without a slash is searched for in `PATH`. Standard error is part of the output or shared with this
  /// process. Returns `nil` if the command can't be started.
  package init?(_ arguments: [String], hasInput: Bool = false, tellsErrors: Bool = false) {
    guard let printed = newPipe(waits: true) else { return nil }
    let entered = hasInput ? newPipe(waits: true) : (open("/dev/null", O_RDONLY | O_CLOEXEC), -1)
    let streams = ChildProcess.Streams.descriptors(
      input: entered?.reading ?? -1, output: printed.writing, errors: tellsErrors ? printed.writing : 2)
    let process = entered == nil ? nil : try? ChildProcess(arguments, on: streams, startsSession: false)
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
