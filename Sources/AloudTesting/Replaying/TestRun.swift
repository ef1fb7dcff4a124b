internal import Synchronization

/// Plays many transcripts, several at a time, and hands on what came of them in their order.
public struct TestRun: Sendable {
  private let replayer: Replayer
  private let jobs: Int

  /// A run with so many transcripts at a time.
  public init(_ replayer: Replayer, jobs: Int) { (self.replayer, self.jobs) = (replayer, max(1, jobs)) }

  /// Plays them; `hear` is called with the outcomes of each, in the order of the files.
  public func run(_ files: [TranscriptFile], _ hear: @escaping @Sendable ([TestOutcome]) -> Void) async {
    let queue = OrderedWork(count: files.count, hear)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<min(jobs, max(1, files.count)) {
        group.addTask { [replayer] in
          while let number = queue.take() { queue.finish(number, await replayer.outcomes(of: files[number])) }
        }
      }
    }
  }
}

/// What is left to do, by number, and what has been done and waits for what comes before it.
private final class OrderedWork: Sendable {
  private struct State {
    var taken = 0
    var heard = 0
    var waiting: [Int: [TestOutcome]] = [:]
  }

  private let count: Int
  private let hear: @Sendable ([TestOutcome]) -> Void
  private let state = Mutex(State())

  init(count: Int, _ hear: @escaping @Sendable ([TestOutcome]) -> Void) { (self.count, self.hear) = (count, hear) }

  /// The next thing to do; nil where all has been taken.
  func take() -> Int? {
    state.withLock { state in
      guard state.taken < count else { return nil }
      state.taken += 1
      return state.taken - 1
    }
  }

  /// Hands on what came of a thing, once all before it has been handed on.
  func finish(_ number: Int, _ outcomes: [TestOutcome]) {
    state.withLock { state in
      state.waiting[number] = outcomes
      while let ready = state.waiting.removeValue(forKey: state.heard) {
        hear(ready)
        state.heard += 1
      }
    }
  }
}
