import Aloud
import AloudDocuments
import Foundation

/// How much of what ARIA-AT asks for is told, in print and in speech apart, and in how many words.
struct AriaATScore {
  /// The two forms that are scored.
  enum Channel: String, CaseIterable { case printed, spoken }

  /// How many of so many.
  struct Share {
    var met = 0
    var count = 0
    var percent: Double { count == 0 ? 0 : 100 * Double(met) / Double(count) }

    mutating func add(_ isMet: Bool) {
      count += 1
      if isMet { met += 1 }
    }
  }

  /// By priority, then form.
  private(set) var shares: [String: [Channel: Share]] = [:]
  /// What must be conveyed, by pattern.
  private(set) var patterns: [String: Share] = [:]
  /// What must be conveyed of states and values, by pattern.
  private(set) var states: [String: Share] = [:]
  /// The assertions that are not met in print or in speech.
  private(set) var missed: [String] = []
  private var lineLengths: [Int] = []
  private var answerLengths: [Int] = []

  /// The number of words of a line that so much of a hundred don't pass.
  func wordsOfLine(_ percent: Int) -> Int { Self.percentile(lineLengths, percent) }

  /// The number of words of a whole answer that so much of a hundred don't pass.
  func wordsOfAnswer(_ percent: Int) -> Int { Self.percentile(answerLengths, percent) }

  private static func percentile(_ lengths: [Int], _ percent: Int) -> Int {
    lengths.sorted()[min(lengths.count - 1, lengths.count * percent / 100)]
  }

  /// Judges what is answered to each test, which `change` may turn into another program's answers first.
  init(folder: String, changing change: (AriaATAnswers) -> AriaATAnswers = { $0 }) throws {
    let assertions: [Assertion] = try AriaATAnswers.lines("\(folder)/assertions.jsonl")
    let words = ToldWords(try AriaATAnswers.text("\(folder)/words.txt"))
    let limits = AnswerLimits(try AriaATAnswers.text("\(folder)/limits.txt"))
    let left = try AriaATAnswers.text("\(folder)/not-applicable.txt").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    let answers = change(try AriaATAnswers(folder: folder))
    for (test, answer) in zip(answers.tests, answers.answers) {
      let asked = assertions.filter { $0.pattern == test.pattern && $0.test == test.test }
      lineLengths += (answer.lines[.printed] ?? []).map(\.wordCount).filter { $0 > 0 }
      answerLengths += answer.wordCounts
      let isAllowed = limits.allow(answer, for: test, asking: asked)
      for one in asked {
        if left.contains(where: { $0.hasPrefix("\(test.example) \(test.test) \(one.kind):") }) { continue }
        let target = one.target(among: asked)
        add(
          one, isAllowed ? "" : " (too long: \(answer.wordCounts))",
          Channel.allCases.map { channel in
            let lines = answer.lines[channel] ?? []
            return (
              channel, isAllowed && words.meets(one, of: target, in: lines)
            )
          })
      }
    }
  }

  private mutating func add(_ assertion: Assertion, _ note: String, _ results: [(Channel, Bool)]) {
    for (channel, isMet) in results {
      shares[assertion.priority, default: [:]][channel, default: Share()].add(isMet)
    }
    let isMet = results.allSatisfy(\.1)
    if !isMet {
      missed.append("\(assertion.priority) \(assertion.pattern) \(assertion.test): \(assertion.assertion)\(note)")
    }
    guard assertion.priority == "MUST" else { return }
    patterns[assertion.pattern, default: Share()].add(isMet)
    if assertion.isOfState { states[assertion.pattern, default: Share()].add(isMet) }
  }
}

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
