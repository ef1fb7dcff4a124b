import AloudTesting
import Expectations
import Foundation
import Testing

/// What phrases mean, by the cases of Microsoft's Recognizers-Text that some platform supports (cases.jsonl, MIT licence).
///
/// `figures.txt` holds what has been reached for each kind and language: how many of a hundred are understood rightly, at
/// least, and wrongly, at most. `ALOUD_RECORD=1` writes the present figures.
struct SpokenValuesTests {
  private struct Case: Decodable {
    var kind, locale, phrase, ref: String
    var accept: [String]
  }

  private struct Answer: Decodable {
    var readings: [String]
  }

  /// What was reached for a kind in a language.
  private struct Figure {
    var count = 0
    var right = 0
    var wrong = 0

    mutating func add(_ answer: Answer, _ accept: [String]) {
      count += 1
      if SpokenValuesTests.isRight(answer.readings.first, accept) {
        right += 1
      } else if !answer.readings.isEmpty {
        wrong += 1
      }
    }

    /// Rounded so that a figure that is reached is never missed.
    var least: Int { right * 100 / count }
    var most: Int { (wrong * 100 + count - 1) / count }
  }

  @Test("no language sinks below what it has reached") func figures() async throws {
    let lines = try Files.text("\(Self.folder)/cases.jsonl").split(separator: "\n").map(String.init)
    let cases = try lines.map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
    let result = try await Program.run(["understand", "--batch"], input: lines.joined(separator: "\n") + "\n")
    expect(result.exit, is: .code(0))
    expect(result.lines.count, is: cases.count)
    var figures: [String: Figure] = [:]
    for (one, line) in zip(cases, result.lines) {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
      figures["\(one.kind) \(one.locale)", default: Figure()].add(answer, one.accept)
    }
    let path = "\(Self.folder)/figures.txt"
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] != nil {
      let text = figures.sorted { $0.key < $1.key }.map {
        "\($0): right \($1.least), wrong \($1.most), of \($1.count)\n"
      }
      try Files.write(text.joined(), to: path)
    }
    let reached = try Files.text(path).split(separator: "\n")
    expect(reached.count, is: figures.count)
    for line in reached {
      let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
      let figure = try #require(figures[String(line.prefix { $0 != ":" })])
      expect(figure.least >= numbers[0], "\(line)")
      expect(figure.most <= numbers[1], "\(line)")
    }
  }

  /// Whether the first reading is one of those accepted; none is right where no value exists.
  private static func isRight(_ reading: String?, _ accept: [String]) -> Bool {
    guard let reading else { return accept.isEmpty }
    return accept.contains { wanted in
      guard let a = Double(wanted), let b = Double(reading) else { return wanted == reading }
      return abs(a - b) <= 1e-9 * max(abs(a), 1e-9)
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path()
}
