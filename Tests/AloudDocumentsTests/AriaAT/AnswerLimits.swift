import Foundation

/// How many words a line and an answer may have beside those that are asked for (`limits.txt`).
struct AnswerLimits {
  private var line = 0
  private var answer = 0
  private var opening: [String: Int] = [:]

  /// The limits that `text` holds.
  init(_ text: String) {
    for written in text.split(separator: "\n") where !written.hasPrefix("#") {
      let halves = written.components(separatedBy: " = ")
      guard halves.count == 2, let count = Int(halves[1]) else { continue }
      let names = halves[0].split(separator: " ").map(String.init)
      switch names[0] {
      case "line": line = count
      case "answer": answer = count
      default: for test in names.dropFirst() { opening["\(names[0]) \(test)"] = count }
      }
    }
  }

  /// Whether the answer to a test keeps to them.
  func allow(
    _ answer: AriaATAnswers.Answer, for test: TestCommands, asking assertions: [Assertion]
  ) -> Bool {
    let values: [String] = assertions.flatMap(\.exampleValues)
    let asked = values.reduce(0) { $0 + $1.split(separator: " ").count }
    let limit = opening["\(test.example) \(test.test)"] ?? self.answer + asked
    return answer.lines.values.joined().allSatisfy { $0.wordCount <= line + asked }
      && answer.wordCounts.allSatisfy { $0 <= limit }
  }
}
