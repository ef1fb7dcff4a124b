import Foundation
import Testing

/// What W3C's ARIA-AT says a screen reader must and should convey, played on examples with the same strings.
///
/// `figures.txt` has what is reached and what is missed; `ALOUD_RECORD=1` writes the present figures.
@Suite("ARIA-AT")
struct AriaATTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path()

  @Test("what must and should be conveyed is, in few words")
  func isConveyed() throws {
    let score = try AriaATScore(folder: Self.folder)
    let text = Self.figures(score)
    print(text)
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] != nil {
      try text.write(toFile: "\(Self.folder)/figures.txt", atomically: true, encoding: .utf8)
    }
    #expect(try text == AriaATScore.text("\(Self.folder)/figures.txt"))
    for channel in AriaATScore.Channel.allCases {
      #expect(try #require(score.shares["MUST"]?[channel]).percent >= 97)
      #expect(try #require(score.shares["SHOULD"]?[channel]).percent >= 85)
    }
    #expect(score.words(50) <= 8)
  }

  @Test("a run in which the states are wrong fails")
  func wrongStatesFail() throws {
    let changes = try AriaATScore.text("\(Self.folder)/wrong-values.txt").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    let score = try AriaATScore(folder: Self.folder) { example, text in
      var text = text
      for change in changes where change.hasPrefix("\(example): ") {
        let halves = change.dropFirst(example.count + 2).components(separatedBy: " => ")
        text = text.replacing(halves[0], with: halves[1])
      }
      return text
    }
    #expect(try #require(score.shares["MUST"]?[.printed]).percent < 90)
    #expect(score.ofStates.percent < 60)
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
    lines.append("words of an announcement: median \(score.words(50)), 95 % at most \(score.words(95))")
    return (lines + ["", "missed:"] + score.missed).joined(separator: "\n") + "\n"
  }
}
