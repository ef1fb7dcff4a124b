import Aloud

/// Whether a text is found among a million rows as soon as `fzf` finds it.
enum TypeAhead {
  private static let rowCount = 1_000_000
  /// What is looked for: what few rows have, what many have, and what none has.
  private static let texts = ["99999", "12", "xylophone"]

  static func figures() throws -> [Figure] {
    let rows = (1...rowCount).map(String.init).joined(separator: "\n") + "\n"
    try Program.write(rows, to: rowsPath)
    try Program.write(
      "app: A\ncommands: {it: {run: [cat, \(rowsPath)]}}\ntabs: [{title: T, elements: [{list: L, from: it}]}]\n",
      to: documentPath)
    let session = try entered(TextLines(rows))
    return try texts.flatMap { try figures(finding: $0, in: session) }
  }

  private static let rowsPath = Program.scratchFolder + "/rows.txt"
  private static let documentPath = Program.scratchFolder + "/rows.yaml"

  /// The answer to one line, and a whole run of the program that reads the rows, answers it and ends.
  private static func figures(finding text: String, in session: Session<LongListApp>) throws -> [Figure] {
    let names = ["type-ahead, 1,000,000 rows: \(text)", "the same from start to end"]
    guard let fzf = Program.find("fzf") else { return names.map { Figure(skipped: $0, because: "no fzf here") } }
    let peer = Program(path: "/bin/sh", arguments: ["-c", "\(fzf) --filter \(text) <\(rowsPath) || [ $? = 1 ]"])
    let whole = Program(path: Program.aloudPath, arguments: ["run", documentPath, "--data", Program.scratchFolder])
    var peerSamples = Samples(), lineSamples = Samples(), wholeSamples = Samples()
    for _ in 0..<10 {
      peerSamples.add(try peer.run().duration)
      wholeSamples.add(try whole.run(input: "find \(text)\n").duration)
      var session = session
      let response = lineSamples.time { session.take(Line("find \(text)")) }
      guard !response.announcements.isEmpty else { throw MeasuringProblem.unexpected(answerTo: "find") }
    }
    return zip(names, [lineSamples, wholeSamples]).map {
      Figure($0, $1.median, against: peerSamples.median, "fzf --filter", atMost: 1)
    }
  }

  private static func entered(_ lines: TextLines) throws -> Session<LongListApp> {
    var session = try Session(LongListApp(lines: lines), settings: Settings())
    _ = session.start()
    let response = session.take(Line("list"))
    guard response.announcements.count > 2 else { throw MeasuringProblem.unexpected(answerTo: "list") }
    return session
  }
}
