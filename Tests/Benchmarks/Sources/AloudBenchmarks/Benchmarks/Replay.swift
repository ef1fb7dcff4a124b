/// How many commands are done in a second where they come from a pipe, and what memory that takes.
enum Replay {
  /// Moving, asking, entering and leaving, over the built-in app. Nothing that it has to save: that would measure the disk.
  private static let commands = [
    "next", "previous", "where am i", "groceries", "next", "back", "2", "back", "tabs", "repeat",
  ]

  static func figures() throws -> [Figure] {
    let session = Program(path: Program.aloudPath, arguments: ["--speech", "off", "--data", Program.scratchFolder])
    let short = lines(10_000), long = lines(100_000)
    var samples = Samples()
    var shortPeak = 0, longPeak = 0
    for _ in 0..<5 {
      shortPeak = max(shortPeak, try session.run(input: short).peakMemory)
      let run = try session.run(input: long)
      samples.add(run.duration)
      longPeak = max(longPeak, run.peakMemory)
    }
    guard shortPeak > Program.ownPeakMemory else { throw MeasuringProblem.memoryNotVisible }
    return [
      Figure("100,000 commands", Int(100_000 / (samples.median / .seconds(1))), "a second", atLeast: 50_000),
      Figure("peak memory, 100,000 over 10,000", (longPeak - shortPeak) / 1_000, "kB", atMost: 5_000),
    ]
  }

  private static func lines(_ count: Int) -> String {
    (0..<count).map { commands[$0 % commands.count] }.joined(separator: "\n") + "\n"
  }
}
