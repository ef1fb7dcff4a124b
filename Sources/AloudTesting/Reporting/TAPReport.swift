internal import Aloud

/// What came of transcripts in the Test Anything Protocol, version 14.
public struct TAPReport: Sendable {
  private var count = 0

  /// A report that has told nothing yet.
  public init() {}

  /// What it begins with.
  public static let head = "TAP version 14"

  /// The lines of an outcome.
  public mutating func lines(_ outcome: TestOutcome) -> [String] {
    count += 1
    let name = "\(count) - \(Self.escaped(outcome.name))"
    switch outcome.result {
    case .passed: return ["ok \(name)"]
    case .recorded: return ["not ok \(name) # TODO recorded, read it aloud"]
    case .unrecorded: return ["ok \(name) # SKIP nothing is recorded"]
    case .unreadable(let error): return ["not ok \(name)"] + Self.block([("message", error.description)])
    case .unopened(let error): return ["not ok \(name)"] + Self.block([("message", error.description)])
    case .unwritable(let file):
      return ["not ok \(name)"] + Self.block([("message", "can't be written"), ("file", file)])
    case .failed(.program(let error)): return ["not ok \(name)"] + Self.block([("message", error)])
    case .failed(.text(let difference)):
      return ["not ok \(name)"]
        + Self.block([("message", "text differs"), ("differences", difference.description)])
    case .failed(.facts(let differences)):
      return ["not ok \(name)"]
        + differences.flatMap { difference in
          Self.block([
            ("message", "\(difference.fact) differs"), ("file", outcome.file), ("line", String(difference.fileLine)),
            ("after", difference.input), ("fact", difference.fact), ("expected", difference.expected),
            ("got", difference.got),
          ])
        }.withoutInnerMarks
    }
  }

  /// What it ends with: how many there were.
  public var foot: String { "1..\(count)" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }

  /// A YAML block; its texts are written as JSON has them.
  private static func block(_ members: [(String, String?)]) -> [String] {
    ["  ---"] + members.map { name, text in "  \(name): \(text.map { JSONValue.string($0).text } ?? "~")" } + ["  ..."]
  }
}

extension [String] {
  /// One block of several: a test point has one, so what follows the first is a list in it.
  fileprivate var withoutInnerMarks: [String] {
    guard let end = firstIndex(of: "  ...") else { return self }
    let rest = self[(end + 1)...]
    guard !rest.isEmpty else { return self }
    var lines = Array(self[..<end]) + ["  more:"]
    for line in rest where line != "  ..." {
      lines.append(line == "  ---" ? "    -" : "      " + line.drop { $0 == " " })
    }
    return lines + ["  ..."]
  }
}
