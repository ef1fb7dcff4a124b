/// Plays many transcripts, several at a time, and reports the outcomes in the order of the files.
public struct TestRun: Sendable {
  private let replayer: Replayer
  private let jobs: Int

  /// Creates a run that plays `jobs` transcripts at a time.
  public init(_ replayer: Replayer, jobs: Int) { (self.replayer, self.jobs) = (replayer, max(1, jobs)) }

  /// Plays the transcripts, and calls `hear` with the outcomes of each in the order of the files.
  public func run(_ files: [TranscriptFile], _ hear: ([TestOutcome]) -> Void) async {
    await withTaskGroup(of: (Int, [TestOutcome]).self) { group in
      var rest = files.enumerated().makeIterator()
      func playNext() {
        guard let (number, file) = rest.next() else { return }
        group.addTask { [replayer] in (number, await replayer.outcomes(of: file)) }
      }
      for _ in 0..<jobs { playNext() }
      var heard = 0
      var waiting: [Int: [TestOutcome]] = [:]
      for await (number, outcomes) in group {
        playNext()
        waiting[number] = outcomes
        while let ready = waiting.removeValue(forKey: heard) {
          hear(ready)
          heard += 1
        }
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
