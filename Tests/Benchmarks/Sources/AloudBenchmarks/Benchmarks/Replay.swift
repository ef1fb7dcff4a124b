/// How many commands are done in a second where they come from a pipe, and what memory that takes.
enum Replay {
  /// Moving, asking, entering and leaving, over the built-in app. Nothing that it has to save: that would measure the disk.
  private static let commands = [
    "next", "previous", "where am i", "groceries", "next", "back", "2", "back", "tabs", "repeat",
  ]

  /// The loop that Python has for consoles; it answers each line with one.
  private static let bareLoop = """
    import cmd
    class Loop(cmd.Cmd):
        prompt = ""
        use_rawinput = False
        def default(self, line):
            print("You said " + line + ".")
        def do_EOF(self, line):
            return True
    Loop().cmdloop()
    """

  static func figures() throws -> [Figure] {
    let session = Program(path: Program.aloudPath, arguments: ["--speech", "off", "--data", Program.scratchFolder])
    let short = lines(10_000), long = lines(100_000)
    let peer = Program.find("python3").map { Program(path: $0, arguments: ["-c", bareLoop]) }
    var samples = Samples(), ours = Samples(), theirs = Samples()
    var shortPeak = 0, longPeak = 0
    for _ in 0..<5 {
      shortPeak = max(shortPeak, try session.run(input: short).peakMemory)
      let run = try session.run(input: long)
      samples.add(run.duration)
      ours.add(run.processorTime)
      if let peer { theirs.add(try peer.run(input: long).processorTime) }
      longPeak = max(longPeak, run.peakMemory)
    }
    guard shortPeak > Program.ownPeakMemory else { throw MeasuringProblem.memoryNotVisible }
    let name = "100,000 commands, time of processors"
    return [
      peer == nil
        ? Figure(skipped: name, because: "no Python here")
        : Figure(name, ours.median, against: theirs.median, "Python's cmd", atMost: 1),
      Figure("100,000 commands", Int(100_000 / (samples.median / .seconds(1))), "a second", atLeast: 50_000),
      Figure("peak memory, 100,000 over 10,000", (longPeak - shortPeak) / 1_000, "kB", atMost: 5_000),
    ]
  }

  private static func lines(_ count: Int) -> String {
    (0..<count).map { commands[$0 % commands.count] }.joined(separator: "\n") + "\n"
  }
}
