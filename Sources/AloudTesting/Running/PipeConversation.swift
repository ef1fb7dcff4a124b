import Glibc

/// The parent's side of a program's three pipes: writes its input, reads its output and keeps its time limit.
struct PipeConversation: ~Copyable {
  var child: ChildProcess
  var input: Descriptor?
  var output: Descriptor?
  var errors: Descriptor?
  /// The program's end of the output, kept only until the output is closed.
  var outputWriting: Descriptor?
  let run: CommandRun
  private var written = 0
  private var result = RunResult()

  init(_ run: CommandRun, environment: [String: String]) throws {
    self.run = run
    var inputPipe = try PipeEnds()
    var outputPipe = try PipeEnds()
    var errorPipe = try PipeEnds()
    if run.outputReading == .close(after: 0) {
      outputPipe.reading = nil
      outputPipe.writing?.waitUntilUnread()
    }
    let streams = ChildProcess.Streams.pipes(
      input: inputPipe.reading?.number ?? -1, output: outputPipe.writing?.number ?? -1,
      errors: errorPipe.writing?.number ?? -1)
    // The descriptor numbers do not keep the pipes alive. Without this, optimised code would close an end before the child has it.
    child = try withExtendedLifetime(inputPipe) {
      try withExtendedLifetime(outputPipe) {
        try withExtendedLifetime(errorPipe) {
          try ChildProcess(
            program: run.program, arguments: run.arguments, environment: environment, directory: run.directory,
            streams: streams)
        }
      }
    }
    input = inputPipe.writing.take()
    output = outputPipe.reading.take()
    errors = errorPipe.reading.take()
    if run.outputReading != .toTheEnd, output != nil { outputWriting = outputPipe.writing.take() }
    input?.stopWaiting()
    output?.stopWaiting()
    errors?.stopWaiting()
  }

  /// Runs until the program ends. The calling thread must be allowed to block and must have SIGPIPE blocked.
  consuming func toTheEnd() -> RunResult {
    let deadline = ContinuousClock.now + run.timeLimit
    var killed: CommandExit?
    while true {
      // The exit is checked before reading, so that the last output is read after the program has ended. Output of processes that
      // it left running is not awaited.
      let ended = child.hasEnded()
      let idle = exchange(patience: ended ? 0 : 10)
      if ended && idle { break }
      if killed == nil, result.output.count + result.errors.count > CommandRun.outputLimit { killed = .outputLimit }
      if killed == nil, ContinuousClock.now >= deadline { killed = .timeLimit }
      if killed != nil {
        child.kill()
        break
      }
    }
    result.exit = killed ?? child.exit ?? .code(-1)
    return result
  }

  /// Waits for at most `patience` milliseconds, then reads and writes. Returns `true` if nothing moved.
  private mutating func exchange(patience: Int32) -> Bool {
    let outputIsDue = run.outputReading != .toTheEnd && output != nil
    // An output to be closed must be closed before input makes the program write, or the outcome would vary.
    let inputIsDue = input != nil && !outputIsDue && written < run.input.count
    if !outputIsDue, written >= run.input.count, !run.inputStaysOpen { input = nil }

    // Poll ignores negative descriptors.
    var polled = [
      pollfd(fd: inputIsDue ? input?.number ?? -1 : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    // Once all streams have ended, only the exit is awaited, and it is near.
    let onlyExitIsAwaited = polled.allSatisfy { $0.fd < 0 }
    guard poll(&polled, nfds_t(polled.count), onlyExitIsAwaited ? min(patience, 1) : patience) > 0 else { return true }

    if polled[0].revents != 0 { writeInput() }
    if polled[1].revents != 0 { readOutput() }
    if polled[2].revents != 0 { readErrors() }
    return false
  }

  private mutating func writeInput() {
    guard let count = input?.writeAvailable(run.input[written...]) else {
      input = nil
      return
    }
    written += count
  }

  private mutating func readOutput() {
    switch output?.readAvailable() {
    case .bytes(let bytes):
      result.output += bytes
      if case .close(after: let limit) = run.outputReading, result.output.count >= limit {
        result.output = Array(result.output.prefix(limit))
        output = nil
        outputWriting?.waitUntilUnread()
        outputWriting = nil
      }
    case .ended: output = nil
    case .nothingYet, nil: break
    }
  }

  private mutating func readErrors() {
    switch errors?.readAvailable() {
    case .bytes(let bytes): result.errors += bytes
    case .ended: errors = nil
    case .nothingYet, nil: break
    }
  }
}
