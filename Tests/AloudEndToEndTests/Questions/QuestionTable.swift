@testable import Aloud
@testable import AloudLanguage

/// What comes of every line to every question in one language, as a reviewer reads it.
struct QuestionTable {
  /// A question, and what came of each line.
  struct Part {
    let question: Question
    let asked: any AskedSession
    let outcomes: [(line: QuestionLine, outcome: LineOutcome)]
  }

  let parts: [Part]

  /// Says every line to every question that is asked in the language; or none, to see which are asked.
  init(_ words: QuestionWords, saysLines: Bool = true) throws {
    var settings = Settings(locale: words.locale)
    settings.hints = false
    let lines = saysLines ? words.lines(try LoadedLocale(words.locale).wording) : []
    parts = try Question.all.map { question in
      let asked = try question.ask(words, settings)
      return Part(
        question: question, asked: asked,
        outcomes: asked.isAsked ? lines.map { ($0, asked.outcome(of: $0.text)) } : [])
    }
  }

  /// The table: a heading for each question, then a line for each outcome, after all lines that have it.
  var text: String {
    parts.map { part in
      guard part.asked.isAsked else { return "## \(part.question.name)\nnot asked: \(part.asked.question)\n" }
      var order: [LineOutcome] = []
      var lines: [LineOutcome: [String]] = [:]
      for (line, outcome) in part.outcomes {
        if lines[outcome] == nil { order.append(outcome) }
        lines[outcome, default: []].append(line.text)
      }
      let rows = order.map { outcome in
        let told = outcome.told.isEmpty ? "" : " | told: \(outcome.told.joined(separator: ", "))"
        return "\(lines[outcome, default: []].joined(separator: " / ")) | \(outcome.printed) | "
          + (outcome.isCancelled ? "cancelled" : outcome.stands ? "stands" : "left") + told
      }
      return "## \(part.question.name)\n\(part.asked.question.prefix(160))\n\(rows.joined(separator: "\n"))\n"
    }.joined(separator: "\n")
  }
}
