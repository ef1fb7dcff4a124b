internal import Aloud

/// The Test Anything Protocol, version 14.
package struct TAPReport: Sendable {
  private var count = 0

  package init() {}

  package static let head = "TAP version 14"

  package mutating func lines(_ outcome: TestOutcome) -> [String] {
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
      return ["not ok \(name)"] + Self.block([("message", "text differs"), ("differences", difference.description)])
    case .failed(.facts(let differences)):
      let members = differences.map { difference -> [(String, String?)] in
        [
          ("message", "\(difference.fact) differs"), ("file", outcome.file), ("line", String(difference.fileLine)),
          ("after", difference.input), ("fact", difference.fact), ("expected", difference.expected),
          ("got", difference.got),
        ]
      }
      return ["not ok \(name)"] + (members.first.map { Self.block($0, more: members.dropFirst()) } ?? [])
    }
  }

  package var foot: String { "1..\(count)" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }

  /// Texts are written as in JSON. A test point has a single block, so that `more` becomes a list in it.
  private static func block(_ members: [(String, String?)], more: ArraySlice<[(String, String?)]> = []) -> [String] {
    func lines(_ members: [(String, String?)], _ indent: String) -> [String] {
      members.map { name, text in "\(indent)\(name): \(text.map { JSONValue.string($0).text } ?? "~")" }
    }
    let list = more.isEmpty ? [] : ["  more:"] + more.flatMap { ["    -"] + lines($0, "      ") }
    return ["  ---"] + lines(members, "  ") + list + ["  ..."]
  }
}
