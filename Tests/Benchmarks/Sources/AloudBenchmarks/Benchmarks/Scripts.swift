import Glibc

/// What a prompt of a script takes, beside what others ask with.
enum Scripts {
  static func figures() throws -> [Figure] { try start() + [try manyPrompts()] + manyItems() }

  // MARK: - One prompt

  /// The time of processors from start to end.
  private static func start() throws -> [Figure] {
    var asked = Samples()
    let prompt = Program(path: Program.aloudPath, arguments: ["confirm", "x"])
    var peers: [(name: String, program: Program, limit: Double?, samples: Samples)] = []
    func add(_ name: String, _ program: String, _ arguments: [String], atMost limit: Double? = nil) {
      guard let path = Program.find(program) else { return }
      peers.append((name, Program(path: path, arguments: arguments), limit, Samples()))
    }
    add("espeak-ng --version", "espeak-ng", ["--version"], atMost: 1)
    add("whiptail --version", "whiptail", ["--version"], atMost: 3)
    add("dialog --version", "dialog", ["--version"])
    let questionary = Program(path: Program.find("python3") ?? "python3", arguments: ["-c", Self.questionary])
    for _ in 0..<51 {
      asked.add(try prompt.processorTime())
      for index in peers.indices { peers[index].samples.add(try peers[index].program.processorTime()) }
    }
    var figures = peers.map { peer in
      Figure(
        "a prompt without an answer, CPU", asked.median, against: peer.samples.median, peer.name, atMost: peer.limit)
    }
    if try questionary.status() == 0 {
      var samples = Samples()
      for _ in 0..<11 { samples.add(try questionary.processorTime()) }
      figures.append(
        Figure("a prompt without an answer, CPU", asked.median, against: samples.median, "questionary, answered"))
    } else {
      figures.append(Figure(skipped: "a prompt, CPU", because: "questionary is not installed (PyPI)"))
    }
    return figures
  }

  /// Asks the same by Python's questionary, and answers it.
  private static let questionary = """
    import questionary
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput
    with create_pipe_input() as answer:
        answer.send_text("y")
        questionary.confirm("x", input=answer, output=DummyOutput()).ask()
    """

  // MARK: - A thousand prompts

  /// How many prompts a second take their line from one pipe; it fails where one is lost.
  private static func manyPrompts() throws -> Figure {
    let count = 1_000
    let lines = (0..<count).map { "line \($0)\n" }.joined()
    let input = try Pipe(), output = try Pipe()
    let script = "i=0; while [ $i -lt \(count) ]; do '\(Program.aloudPath)' input x 2>/dev/null; i=$((i+1)); done"
    let start = ContinuousClock.now
    let child = try Child("/bin/sh", ["-c", script], input: input.readEnd, output: output.writeEnd)
    input.closeReadEnd()
    output.closeWriteEnd()
    input.write(lines)
    input.closeWriteEnd()
    let answers = (0..<count).map { _ in output.readLine() + "\n" }.joined()
    _ = child.wait()
    let duration = ContinuousClock.now - start
    output.closeReadEnd()
    guard answers == lines else { throw MeasuringProblem.unexpected(answerTo: "one of \(count) prompts") }
    return Figure(
      "prompts a second, \(count) from one pipe, none lost", Int(Double(count) / (duration / .seconds(1))), "",
      atLeast: 1)
  }

  // MARK: - A hundred thousand items

  private static func manyItems() throws -> [Figure] {
    let many = 100_000
    let path = Program.scratchFolder + "/items.txt"
    var soon = Samples(), later = Samples()
    var few = 0, all = 0
    for _ in 0..<11 {
      try Program.write(items(10), to: path)
      few = max(few, try choose(path, &soon))
      try Program.write(items(many), to: path)
      all = max(all, try choose(path, &later))
    }
    guard few > Program.ownPeakMemory else { throw MeasuringProblem.memoryNotVisible }
    let size = items(many).utf8.count
    return [
      Figure(
        "first line of a menu, \(many) items", later.median, against: soon.median, "10 items", atMost: 2),
      Figure(
        "memory of it", "\((all - few) / 1_000) kB", against: "\(size / 1_000) kB, the items",
        Double(all - few) / Double(size), atMost: 2),
    ]
  }

  private static func items(_ count: Int) -> String { (0..<count).map { "item \($0)\n" }.joined() }

  /// Asks which of the lines of a file on standard input, and adds how long the first line of the prompt took; gives the most
  /// memory that was in use.
  private static func choose(_ path: String, _ samples: inout Samples) throws -> Int {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let errors = try Pipe()
    let start = ContinuousClock.now
    let child = try Child(
      Program.aloudPath, ["choose", "Which?"], input: file, output: nil, errors: errors.writeEnd)
    errors.closeWriteEnd()
    let first = errors.readLine()
    samples.add(ContinuousClock.now - start)
    while errors.readSome() > 0 {}
    errors.closeReadEnd()
    guard first.hasPrefix("Which? ") else { throw MeasuringProblem.unexpected(answerTo: "Which?") }
    return child.wait().peakMemory
  }
}

extension Program {
  /// The time of processors that a run without input takes, whatever it ends with.
  fileprivate func processorTime() throws -> Duration { try ended().processorTime }

  /// What a run without input ends with.
  fileprivate func status() throws -> Int32 { try ended().status }

  private func ended() throws -> (status: Int32, peakMemory: Int, processorTime: Duration) {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    return try Child(path, arguments, input: nothing, output: nothing, errors: nothing).wait()
  }
}
