internal import Aloud
internal import Glibc
internal import Subprocess
internal import Synchronization
internal import SystemPackage

/// Runs the command of a recogniser, reads its lines, and starts it again when it dies.
final class Recogniser: Sendable {
  /// How often in a row it may die soon after its start.
  private static let mostDeaths = 3
  /// How long it must have run for its death to be the first of a row again.
  private static let soon = Duration.seconds(5)

  private let command: String
  private let inbox: Inbox
  private let running = RunningCommands()
  private let isEnded = Mutex(false)

  /// Starts a command, as a shell reads it, that finds the grammar's path in its environment.
  init(_ command: String, grammar: String, inbox: Inbox) {
    (self.command, self.inbox) = (command, inbox)
    Task.detached { [self] in await run(grammar: grammar) }
  }

  /// Ends it, and all that it has started.
  func end() {
    isEnded.withLock { $0 = true }
    running.endAll()
  }

  private func run(grammar: String) async {
    var deaths = 0
    while !isEnded.withLock({ $0 }) {
      let start = ContinuousClock.now
      let ending = await runOnce(grammar: grammar)
      if isEnded.withLock({ $0 }) { return }
      switch ending {
      case .ended: return inbox.put(.heard(.ended))
      case .flooded: return inbox.put(.heard(.flooded))
      case .died(let reason):
        deaths = ContinuousClock.now - start < Self.soon ? deaths + 1 : 1
        if deaths == Self.mostDeaths { return inbox.put(.heard(.gaveUp(reason: reason))) }
        // Once is enough: who hears it thrice hears nothing else.
        if deaths == 1 { inbox.put(.heard(.restarted)) }
        try? await Task.sleep(for: .milliseconds(200 * deaths))
      }
    }
  }

  /// How a run of it has ended.
  private enum Ending {
    case ended, flooded
    case died(reason: String?)
  }

  private func runOnce(grammar: String) async -> Ending {
    guard let input = try? CommandInput(), let errors = ErrorOutput() else { return .died(reason: nil) }
    var options = PlatformOptions()
    // Away from the terminal, and in a group of its own, so that all that it starts ends with it.
    options.createSession = true
    let tree = ProcessTree()
    defer { running.remove(tree) }
    do {
      let result = try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", command],
        environment: .inherit.updating(["ALOUD_GRAMMAR": grammar, ProcessTree.key: tree.mark]),
        platformOptions: options, input: .fileDescriptor(input.descriptor, closeAfterSpawningProcess: false),
        output: .sequence, error: .fileDescriptor(errors.descriptor, closeAfterSpawningProcess: false)
      ) { execution in
        running.add(tree, group: execution.processIdentifier.value)
        if isEnded.withLock({ $0 }) { running.endAll() }
        var lines = RecogniserLines()
        for try await bytes in execution.standardOutput {
          for line in bytes.withUnsafeBytes({ lines.take($0) }) { inbox.put(.heard(.line(line))) }
          if lines.isFlood {
            running.endAll()
            return true
          }
        }
        if let last = lines.last { inbox.put(.heard(.line(last))) }
        return false
      }
      if result.closureResult { return .flooded }
      if case .exited(0) = result.terminationStatus { return .ended }
      return .died(reason: errors.lastLine)
    } catch {
      return .died(reason: errors.lastLine)
    }
  }
}

/// Cuts what a recogniser prints into lines, and notices where these are more than anybody can say.
struct RecogniserLines {
  /// How many lines may come within a second.
  private static let mostASecond = 100

  private var open: [UInt8] = []
  private var isTooLong = false
  private var count = 0
  private var second = ContinuousClock.now

  /// Whether more lines come than anybody can say.
  var isFlood: Bool { count > Self.mostASecond }

  /// The lines that have ended with what has come now. A line that is too long is cut: it is no text then.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    let now = ContinuousClock.now
    if now - second > .seconds(1) { (count, second) = (0, now) }
    var lines: [[UInt8]] = []
    for byte in bytes where count <= Self.mostASecond {
      if byte != UInt8(ascii: "\n") {
        if open.count < RecogniserLine.limit { open.append(byte) } else { isTooLong = true }
        continue
      }
      // What is left out must not be taken for the whole.
      lines.append(isTooLong ? [0] : open)
      (open, isTooLong) = ([], false)
      count += 1
    }
    return lines
  }

  /// The last line, where it has no end.
  var last: [UInt8]? { open.isEmpty || isTooLong ? nil : open }
}
