import Expectations
import Foundation
import TestSupport
import Testing

/// Every question that can be asked, by every line that may be said to it (LOOP-8, LOOP-13, ASK-7).
///
/// What is laid down for all of them is asserted; the rest stands in a table that a reviewer reads. ALOUD_RECORD=1 writes the tables
/// anew; then read what has changed in them.
@Suite("Questions") struct QuestionTableTests {
  private static let folder = "\(Article.root)/Tests/AloudEndToEndTests/Questions/Tables"

  private static let records = ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1"
  private static let tried = QuestionWords.all.filter { records || Nightly.languages([$0.locale]) != [] }

  @Test(
    "LOOP-8, LOOP-13, ASK-2, ASK-7, SCRIPT-4: what comes of every line to every question", arguments: tried)
  func everyLine(_ words: QuestionWords) throws {
    let table = try QuestionTable(words)
    try compare(table.text, with: "\(Self.folder)/\(words.locale).txt")
    let broken = table.parts.flatMap { part in
      part.outcomes.flatMap { line, outcome in
        QuestionLaw.broken(by: line, outcome, to: part).map {
          "\($0): \(part.question.name): “\(line.text)” gives “\(outcome.printed)” \(outcome.told) \(outcome.held)"
        }
      }
    }
    expect(broken.isEmpty, "\(broken.count) break a law:\n\(broken.joined(separator: "\n"))")
  }

  private func compare(_ text: String, with path: String) throws {
    if Self.records { try Files.write(text, to: path) }
    let stored = (try? Files.text(path)) ?? ""
    let known = Set(stored.components(separatedBy: "\n"))
    let new = text.components(separatedBy: "\n").filter { !known.contains($0) }
    expect(stored, is: text, "These lines are new:\n\(new.prefix(40).joined(separator: "\n"))")
  }

  @Test("each question is asked in some language") func asked() throws {
    let tables = try QuestionWords.all.map { try QuestionTable($0, saysLines: false) }
    for index in Question.all.indices {
      expect(tables.contains { $0.parts[index].asked.isAsked }, "\(Question.all[index].name) is never asked.")
    }
  }
}
