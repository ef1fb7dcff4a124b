internal import Synchronization

/// Plays many transcripts, several at a time, and reports the outcomes in the order of the files.
public struct TestRun: Sendable {
  private let replayer: Replayer
  private let jobs: Int

  /// Creates a run that plays `jobs` transcripts at a time.
  public init(_ replayer: Replayer, jobs: Int) { (self.replayer, self.jobs) = (replayer, max(1, jobs)) }

  /// Plays the transcripts, and calls `hear` with the outcomes of each in the order of the files.
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

/// The numbers of the work items left, and finished items that wait for earlier ones.
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

  /// Returns `nil` if all items have been taken.
  func take() -> Int? {
    state.withLock { state in
      guard state.taken < count else { return nil }
      state.taken += 1
      return state.taken - 1
    }
  }

  /// Reports the outcomes of an item once all earlier ones have been reported.
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

/// A part of many things that can be processed separately, such as the second of eight.
public struct Shard: Sendable, Hashable {
  /// The index of the part, counted from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Creates a shard from text such as "2/8", or returns `nil` if the text is invalid.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1, index <= count else {
      return nil
    }
    (self.index, self.count) = (index, count)
  }

  /// Returns the things in the part. They are spread evenly, so that all parts are alike.
  public func part<Thing>(of things: [Thing]) -> [Thing] {
    things.indices.filter { $0 % count == index - 1 }.map { things[$0] }
  }
}
