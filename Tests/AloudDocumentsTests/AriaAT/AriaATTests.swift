import Expectations
import Foundation
import Testing

/// What W3C's ARIA-AT says a screen reader must and should convey, played on examples with the same strings, judged strictly:
/// a fact counts on the line that names what it is said of, or in a bare reply, and in few words.
///
/// `figures.txt` has what is reached and what is missed; `ALOUD_RECORD=1` writes the present figures.
@Suite("ARIA-AT")
struct AriaATTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path()

  @Test("SAY-1: what must and should be conveyed is, in few words")
  func isConveyed() throws {
    let score = try AriaATScore(folder: Self.folder)
    let text = Self.figures(score)
    print(text)
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] != nil {
      try text.write(toFile: "\(Self.folder)/figures.txt", atomically: true, encoding: .utf8)
    }
    try expect(text, is: AriaATAnswers.text("\(Self.folder)/figures.txt"))
    for channel in AriaATScore.Channel.allCases {
      expect(try #require(score.shares["MUST"]?[channel]).percent >= 95)
      expect(try #require(score.shares["SHOULD"]?[channel]).percent >= 90)
    }
    expect(score.wordsOfLine(50) <= 6)
    expect(score.wordsOfAnswer(50) <= 10)
  }

  @Test("a program that says of every state what is not so fails in every pattern that has states")
  func negatedFails() throws {
    let score = try AriaATScore(folder: Self.folder) { $0.negated() }
    expect(score.states.count >= 8)
    for (pattern, share) in score.states { expect(share.percent <= 35, "\(pattern)") }
  }

  @Test("a program that gives each answer to another line fails in every pattern")
  func swappedFails() throws {
    let score = try AriaATScore(folder: Self.folder) { $0.swapped() }
    expect(score.patterns.count, is: 12)
    for (pattern, share) in score.patterns { expect(share.percent <= 35, "\(pattern)") }
  }

  @Test("a program that answers everything at once fails in every pattern")
  func dumpFails() throws {
    let score = try AriaATScore(folder: Self.folder) { $0.dumping() }
    expect(score.patterns.count, is: 12)
    for (pattern, share) in score.patterns { expect(share.percent <= 35, "\(pattern)") }
  }

  private static func figures(_ score: AriaATScore) -> String {
    var lines: [String] = []
    for priority in ["MUST", "SHOULD", "MAY"] {
      for channel in AriaATScore.Channel.allCases {
        guard let share = score.shares[priority]?[channel] else { continue }
        let percent = String(format: "%.1f", share.percent)
        lines.append("\(priority) \(channel): \(share.met) of \(share.count), \(percent) %")
      }
    }
    lines.append("words of a line: median \(score.wordsOfLine(50)), 95 % at most \(score.wordsOfLine(95))")
    lines.append("words of an answer: median \(score.wordsOfAnswer(50)), 95 % at most \(score.wordsOfAnswer(95))")
    return (lines + ["", "missed:"] + score.missed).joined(separator: "\n") + "\n"
  }
}
