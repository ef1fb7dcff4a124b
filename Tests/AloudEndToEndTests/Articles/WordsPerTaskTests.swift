import Expectations
import Testing

/// SAY-9: the words that a task takes, which the article on whiptail tells in a table.
struct WordsPerTaskTests {
  @Test(
    "SAY-9: the table of words tells what is said in a task",
    arguments: [
      ("A document that installs", "Sources/AloudDocuments/AloudDocuments.docc/Tutorial.md"),
      ("An assistant that is asked and reads an answer", "Tests/AloudEndToEndTests/Examples/assistant.en.transcript"),
    ])
  func table(_ task: String, _ path: String) throws {
    let file = try Article(path)
    // In an article, the last transcript is the whole task; in a transcript, the task comes after the head.
    let lines = file.blocks.last { $0.kind == "transcript" }?.lines ?? Array(file.lines.drop { !$0.isEmpty })
    let heard = lines.filter { !$0.hasPrefix("$ ") && !$0.isEmpty }
    let said = heard.filter { !$0.hasPrefix("> ") }
    let answers = heard.split { $0.hasPrefix("> ") }.dropFirst(heard.first?.hasPrefix("> ") == true ? 0 : 1)
    let words = said.map(Self.wordCount)
    let row =
      "| \(task) | \(words.reduce(0, +)) | \(Self.median(words)) | "
      + "\(Self.median(answers.map { $0.map(Self.wordCount).reduce(0, +) })) |"
    let article = try Article("Sources/AloudPrompts/AloudPrompts.docc/FromWhiptail.md")
    expect(article.lines.contains { $0.hasPrefix(row) }, row)
  }

  /// The number before an item is not counted.
  private static func wordCount(_ line: String) -> Int {
    let words = line.split(separator: " ")
    return words.count - (words.first?.wholeMatch(of: /\d+\./) == nil ? 0 : 1)
  }

  private static func median(_ counts: [Int]) -> Int { counts.sorted()[(counts.count - 1) / 2] }
}
