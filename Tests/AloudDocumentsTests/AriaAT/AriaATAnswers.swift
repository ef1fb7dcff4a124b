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

/// Programs that a fair judge has to fail, made of what Aloud answers.
extension AriaATAnswers {
  /// One that says of every state and value what is not so.
  func negated() -> AriaATAnswers {
    changingLines { line in
      let facts = line.facts.map { fact -> String in
        if let opposite = Self.opposites[fact] { return opposite }
        if fact.hasPrefix("not ") { return String(fact.dropFirst(4)) }
        if let number = Int(fact) { return "\(number + 1)" }
        return fact == "choose a fruit" ? "fig" : fact == "apple" ? "guava" : fact
      }
      return facts.joined(separator: ", ") + "."
    }
  }

  /// One that answers each line with what belongs to another, far from it.
  func swapped() -> AriaATAnswers {
    var result = self
    let shift = answers.count / 2
    for index in answers.indices { result.answers[index] = answers[(index + shift) % answers.count] }
    return result
  }

  /// One that answers each line with all that there is to say on the example: every right line is among these.
  func dumping() -> AriaATAnswers {
    var result = self
    for index in answers.indices {
      let same = tests.indices.filter { tests[$0].pattern == tests[index].pattern }
      for channel in AriaATScore.Channel.allCases {
        var seen: Set<String> = []
        let told = same.flatMap { (answers[$0].start[channel] ?? []) + (answers[$0].lines[channel] ?? []) }
        result.answers[index].lines[channel] = told.filter {
          seen.insert($0.text).inserted
        }
      }
      let printed = result.answers[index].lines[.printed] ?? []
      result.answers[index].wordCounts = [printed.reduce(0) { $0 + $1.wordCount }]
    }
    return result
  }

  private func changingLines(_ change: (ToldLine) -> String) -> AriaATAnswers {
    var result = self
    for index in answers.indices {
      result.answers[index].lines = answers[index].lines.mapValues { lines in
        lines.map { ToldLine(($0.number.map { "\($0). " } ?? "") + change($0), isText: $0.wordCount == 0) }
      }
    }
    return result
  }

  private static let opposites = [
    "checked": "not checked", "selected": "not selected", "on": "off", "off": "on", "collapsed": "expanded",
    "expanded": "collapsed", "current page": "link", "not valid": "valid",
  ]
}
