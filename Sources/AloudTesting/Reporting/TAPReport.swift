internal import Aloud

/// A report in the Test Anything Protocol, version 14.
public struct TAPReport: Sendable {
  private var count = 0

  /// Creates an empty report.
  public init() {}

  /// The first line of the report.
  public static let head = "TAP version 14"

  /// Returns the lines for an outcome.
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

  /// The last line of the report, with the number of outcomes.
  public var foot: String { "1..\(count)" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }

  /// Texts are written as in JSON.
  private static func block(_ members: [(String, String?)]) -> [String] {
    ["  ---"] + members.map { name, text in "  \(name): \(text.map { JSONValue.string($0).text } ?? "~")" } + ["  ..."]
  }
}

extension [String] {
  /// The blocks merged into one, because a test point has only one: those after the first become a list in it.
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
