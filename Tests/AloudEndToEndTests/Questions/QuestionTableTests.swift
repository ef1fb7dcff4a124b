import Foundation
import Testing

/// Every question that can be asked, by every line that may be said to it (LOOP-8, LOOP-13, ASK-7).
///
/// What is laid down for all of them is asserted; the rest stands in a table that a reviewer reads. ALOUD_RECORD=1 writes the tables
/// anew; then read what has changed in them.
@Suite("Questions") struct QuestionTableTests {
  private static let folder = "\(Article.root)/Tests/AloudEndToEndTests/Questions/Tables"

  @Test("LOOP-8: what comes of every line to every question is as the table has it", arguments: QuestionWords.all)
  func table(_ words: QuestionWords) throws {
    let path = "\(Self.folder)/\(words.locale).txt"
    let table = try QuestionTable(words)
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" { try Files.write(table.text, to: path) }
    let stored = (try? Files.text(path)) ?? ""
    let (old, new) = (stored.components(separatedBy: "\n"), table.text.components(separatedBy: "\n"))
    let changed = new.filter { !Set(old).contains($0) }
    #expect(stored == table.text, "These lines are new:\n\(changed.prefix(40).joined(separator: "\n"))")
  }

  @Test("LOOP-8, LOOP-13, ASK-2, ASK-7, SCRIPT-4: what holds for every question", arguments: QuestionWords.all)
  func laws(_ words: QuestionWords) throws {
    var broken: [String] = []
    for part in try QuestionTable(words).parts {
      for (line, outcome) in part.outcomes {
        for law in QuestionLaw.broken(by: line, outcome, to: part) {
          broken.append(
            "\(law): \(part.question.name): “\(line.text)” gives “\(outcome.printed)” \(outcome.told) \(outcome.held)")
        }
      }
    }
    #expect(broken.isEmpty, "\(broken.count) broken:\n\(broken.joined(separator: "\n"))")
  }

  @Test("each question is asked in some language") func asked() throws {
    let tables = try QuestionWords.all.map { try QuestionTable($0) }
    for index in Question.all.indices {
      #expect(tables.contains { $0.parts[index].asked.isAsked }, "\(Question.all[index].name) is never asked.")
    }
  }
}
