/// Whether a phrase that means a value is understood in a tenth of the time that `dateparser` takes for one that means a date.
enum UnderstandingPhrases {
  private static let rounds = 10

  static func figures() throws -> [Figure] {
    let cases = try Program.read(Program.casesPath).split(separator: "\n").map(String.init)
    let dates = cases.filter { $0.contains("\"kind\":\"date") }
    let all = try perPhrase(cases)
    let goal = Figure("a phrase understood, of \(cases.count) of all kinds", all, atMost: .microseconds(40))
    let ours = try perPhrase(dates)
    let name = "a date or a moment understood, of \(dates.count)"
    guard let python = Program.find("python3"), let peer = try DateParser.perPhrase(python, dates) else {
      return [goal, Figure(skipped: name, because: "no dateparser here")]
    }
    return [goal, Figure(name, ours, against: peer, "dateparser", atMost: 1.0 / 10)]
  }

  /// What a batch of phrases takes, each; without what one phrase takes from start to end, which is mostly the start.
  private static func perPhrase(_ cases: [String]) throws -> Duration {
    let program = Program(path: Program.aloudPath, arguments: ["understand", "--batch"])
    // The words of every language are read once.
    let once = cases.joined(separator: "\n") + "\n"
    let input = String(repeating: once, count: rounds)
    var whole = Samples(), start = Samples()
    for _ in 0..<5 {
      whole.add(try program.run(input: input).duration)
      start.add(try program.run(input: once).duration)
    }
    return (whole.median - start.median) / (cases.count * (rounds - 1))
  }
}
