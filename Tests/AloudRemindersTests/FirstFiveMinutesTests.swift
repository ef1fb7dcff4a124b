import AloudTesting
import Expectations
import Foundation
import Testing

@testable import AloudReminders

/// What a new user does in the first five minutes, measured in words (SAY-9).
struct FirstFiveMinutesTests {
  private static let lines = [
    "groceries", "milk on", "new reminder", "title oat drink", "due tomorrow at 17:00", "add", "delete oat drink",
    "delete oat drink", "undo", "back", "sort by name", "work", "1 on", "back", "shop", "in stock only on",
    "color blue",
    "add one", "check out", "routes", "popular routes", "1", "back", "back", "settings", "faster", "less detail",
    "more detail", "reminders",
  ]

  @Test("SAY-9: half of the lines have five words at most, half of the answers eight") func words() throws {
    var app = try Playthrough()
    var answers: [[Int]] = []
    for line in Self.lines {
      let heard = try app.transcript(line).split(separator: "\n").dropFirst()
      expect(!heard.contains { $0.contains("not understood") }, "\(line)")
      answers.append(heard.map(Self.wordCount))
    }
    expect(Self.median(answers.flatMap(\.self)) <= 5)
    expect(Self.median(answers.map { $0.reduce(0, +) }) <= 8)
    // The article on whiptail tells the words.
    let words = answers.flatMap(\.self)
    let row =
      "| The built-in app, its first five minutes | \(words.reduce(0, +)) | \(Self.median(words)) | \(Self.median(answers.map { $0.reduce(0, +) })) |"
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    let article = try String(
      contentsOfFile: "\(root)/Sources/AloudPrompts/AloudPrompts.docc/FromWhiptail.md", encoding: .utf8)
    expect(article.contains(row), row)
  }

  /// The number before an item is not counted.
  private static func wordCount(_ line: Substring) -> Int {
    let words = line.split(separator: " ")
    return words.first.map { $0.dropLast().allSatisfy(\.isNumber) && $0.hasSuffix(".") } == true
      ? words.count - 1 : words.count
  }

  private static func median(_ counts: [Int]) -> Int { counts.sorted()[(counts.count - 1) / 2] }
}
