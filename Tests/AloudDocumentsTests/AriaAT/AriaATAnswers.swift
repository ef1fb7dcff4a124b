import Aloud
import AloudDocuments
import Foundation

/// What a program answers to each test of ARIA-AT.
struct AriaATAnswers {
  /// The answer to a test's task.
  struct Answer {
    /// Every line, in both forms.
    var lines: [AriaATScore.Channel: [ToldLine]] = [:]
    /// How many words are answered to each line of the task.
    var wordCounts: [Int] = []
    /// What was said at the start.
    var start: [AriaATScore.Channel: [ToldLine]] = [:]
  }

  /// The tests.
  var tests: [TestCommands]
  /// What is answered to each.
  var answers: [Answer]

  /// What Aloud answers, on the examples of a folder.
  init(folder: String) throws {
    tests = try Self.lines("\(folder)/commands.jsonl")
    answers = try tests.map { test in
      let path = "\(folder)/Examples/\(test.example).yaml"
      return try Self.play(test, Document(bytes: Array(Self.text(path).utf8), path: path).app)
    }
  }

  private static func play(_ test: TestCommands, _ app: DocumentApp) throws -> Answer {
    var session = try Session(app, settings: Settings(locale: "en"))
    var answer = Answer()
    answer.start = lines(session.start().announcements, session.renderer)
    for line in test.setup { _ = session.take(Line(line)) }
    for line in test.task {
      let told = lines(session.take(Line(line)).announcements, session.renderer)
      answer.lines.merge(told, uniquingKeysWith: +)
      answer.wordCounts.append((told[.printed] ?? []).reduce(0) { $0 + $1.wordCount })
    }
    return answer
  }

  /// The lines of announcements in both forms. What the author wrote as a text is marked.
  private static func lines(_ told: [Announcement], _ renderer: Renderer) -> [AriaATScore.Channel: [ToldLine]] {
    [
      .printed: told.map { ToldLine(renderer.printed($0), isText: $0.role == .text) },
      .spoken: told.map { ToldLine(renderer.utterance($0).plainText, isText: $0.role == .text) },
    ]
  }

  /// The values that a file has, one a line.
  static func lines<Line: Decodable>(_ path: String) throws -> [Line] {
    try text(path).split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String { try String(contentsOf: URL(filePath: path), encoding: .utf8) }
}
