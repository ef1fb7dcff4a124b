import Expectations
import Testing

@testable import AloudTesting

/// TEST-3: what a program has written in two languages is compared by its facts.
@Suite struct FactComparisonTests {
  private func session(_ lines: [String]) throws -> WrittenSession {
    let said = #"{"kind": "notice", "states": []}"#
    let output = lines.map { "> \($0)\n\(said)\n" }.joined()
    return try WrittenSession(RunResult(output: Array((said + "\n" + output).utf8)))
  }

  @Test func `A program that ended early in the other language is a difference, at the line that it no longer took`()
    throws
  {
    let expected = try session(["one", "two", "three"])
    expect(expected.differences(from: expected, fileLines: [1, 3, 5, 7]), is: [])
    expect(
      try session(["one"]).differences(from: expected, fileLines: [1, 3, 5, 7]),
      is: [
        FactDifference(fileLine: 5, input: "two", fact: "end", expected: nil, got: "the program had ended")
      ])
  }
}
