import Glibc

/// How the cost of a document grows with its size: in instructions, which don't depend on the machine, counted by valgrind.
enum Growth {
  /// Small ones: valgrind is slow.
  private static let sizes = [100, 200, 400]
  /// How many mistakes there are among more and more names: as there is an end to those that are told, they don't grow.
  private static let mistakes = 50

  static func figures() throws -> [Figure] {
    guard let valgrind = Program.find("valgrind"), let strip = Program.find("strip") else {
      return [Figure(skipped: "a document of twice as many things", because: "no valgrind or no strip here")]
    }
    // valgrind doesn't read what debuggers are told of Swift.
    let program = Program.scratchFolder + "/aloud-stripped"
    _ = try Program(path: strip, arguments: ["-g", "-o", program, Program.aloudPath]).run()
    return try documents.map { name, document in
      let counts = try sizes.map { size in
        let path = Program.scratchFolder + "/growing.yaml"
        try Program.write("app: Growing\n" + document(size), to: path)
        return try instructions(valgrind, program, path)
      }
      return Figure(
        "a document of twice as many \(name)", times: Double(counts[2] - counts[1]) / Double(counts[1] - counts[0]),
        "instructions", atMost: 2.5)
    }
  }

  /// Documents of a size, each of another kind of thing.
  private static let documents: [(String, @Sendable (Int) -> String)] = [
    ("texts", { elements($0) { "text: Line \($0)" } }),
    ("texts that are alike", { elements($0) { _ in "text: Line" } }),
    ("buttons", { elements($0) { "{button: Do \($0), action: {say: hello}}" } }),
    ("fields", { values($0) + elements($0) { "{field: Field \($0), value: v\($0)}" } }),
    ("names with mistakes", { values($0) + elements(mistakes) { "{field: Field \($0), value: w\($0)}" } }),
    (
      "screens",
      { count in
        elements(count) { "{button: Do \($0), action: {push: s\($0)}}" } + "screens:\n"
          + (0..<count).map { "  - {id: s\($0), title: Screen \($0), elements: [{text: t}]}\n" }.joined()
      }
    ),
  ]

  private static func values(_ count: Int) -> String {
    "values:\n" + (0..<count).map { "  v\($0): x\n" }.joined()
  }

  private static func elements(_ count: Int, _ element: (Int) -> String) -> String {
    "tabs:\n  - title: One\n    elements:\n" + (0..<count).map { "      - \(element($0))\n" }.joined()
  }

  /// How many instructions it takes to open a document and to ask where one is.
  private static func instructions(_ valgrind: String, _ program: String, _ path: String) throws -> Int {
    let log = Program.scratchFolder + "/valgrind.log"
    let run = Program(
      path: valgrind,
      arguments: [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)", program, "run", path, "--data",
        Program.scratchFolder,
      ])
    // A document with mistakes ends with another code.
    _ = try run.run(input: "where am i\n", endingWith: [0, 65])
    let words = try Program.read(log).split(separator: "\n").first { $0.contains("Collected") }?.split(separator: " ")
    guard let count = words?.last.flatMap({ Int($0) }) else { throw MeasuringProblem.unexpected(answerTo: path) }
    return count
  }
}
