import Aloud
import AloudTesting
import Expectations
import Foundation
import Testing

@testable import AloudReminders

@Suite("When a reminder is due")
struct DueTests {
  private let today = Playthrough.now.day

  private func file(_ due: String) -> FileResult {
    .contents(
      """
      {"version": 1, "contents": {"hidesDone": false, "nextID": 4, "sort": "date", "lists": [{"id": 1, "name": "Home",
      "reminders": [{"id": 2, "title": "Milk", "isDone": false}, {"id": 3, "title": "Bread", "due": \(due),
      "isDone": false}]}]}}
      """)
  }

  private func started(due: String) throws -> Playthrough {
    try Playthrough(file: file(due))
  }

  @Test(
    "a day near today is said by its word, any other in full",
    arguments: [
      (-2, "due Wednesday, November 18, 2026"), (-1, "due yesterday"), (0, "due today"), (1, "due tomorrow"),
      (2, "due Sunday, November 22, 2026"),
    ])
  func isSaid(offset: Int, text: String) throws {
    try expect(LoadedLocale("en").wording.text(Due.day(today + offset).text(today)), is: text)
  }

  @Test("DATE-4: a reminder may be due at a time, which is said, kept, and sorted by")
  func hasATime() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "new reminder oats tomorrow at 5 pm", "new reminder tea tomorrow")
    expect(try #require(app.saved.last).contains("\"due\" : \"2026-11-21T17:00:00\""))
    let said = try app.transcript("first", "read")
    let tea = try #require(said.range(of: "tea, due tomorrow, toggle"))
    let oats = try #require(said.range(of: "oats, due tomorrow at 5:00\u{202F}PM, toggle"))
    expect(tea.lowerBound < oats.lowerBound)
    app.now.day = app.now.day - 2
    let later = try app.transcript("read", "first", "read")
    expect(later.contains("oats, due Saturday, November 21, 2026 at 5:00\u{202F}PM"))
  }

  @Test("a time that a file has is the same after an edit") func keepsATime() throws {
    var app = try started(due: "\"2026-11-21T17:00:00\"")
    try expect(app.transcript("home").contains("1. Bread, due tomorrow at 5:00\u{202F}PM, toggle"))
    try app.transcript("more on bread", "edit", "title", "Rolls", "save")
    expect(try #require(app.saved.last).contains("\"due\" : \"2026-11-21T17:00:00\""))
  }

  @Test func followsTheDay() throws {
    var app = try Playthrough()
    try expect(app.transcript("groceries").contains("1. Milk, due today, toggle"))
    app.now.day = app.now.day + 1
    try expect(app.transcript("read").contains("1. Milk, due yesterday, toggle"))
  }

  @Test("a file's words stay, said as before, until a day is chosen")
  func keepsWords() throws {
    var app = try started(due: "\"at noon\"")
    try expect(app.transcript("home").contains("1. Bread, due at noon, toggle, off, menu.\n2. Milk"))
    try app.transcript("more on bread", "edit", "title", "Rolls", "save")
    expect(try #require(app.saved.last).contains("\"due\" : \"at noon\""))
    try expect(app.transcript("more on rolls", "edit").contains("2. Due, at noon, date picker."))
    try app.transcript("due", "tomorrow", "save")
    expect(try #require(app.saved.last).contains("\"due\" : \"2026-11-21\""))
    try expect(app.transcript("undo", "read").contains("1. Rolls, due at noon, toggle"))
  }

  @Test("the day that an earlier Aloud began with stays the word that it was")
  func keepsTheSampleWord() throws {
    var app = try started(due: "{\"sample\": \"today\"}")
    app.now.day = app.now.day + 1
    try expect(app.transcript("home").contains("1. Bread, due today, toggle"))
  }

  @Test func takesADayFromTheFile() throws {
    var app = try started(due: "\"2026-11-19\"")
    try expect(app.transcript("home").contains("1. Bread, due yesterday, toggle"))
  }

  @Test(
    "what is not written as a day is written is words", arguments: ["2026-02-30", "+026-11-27", "2026-11-27 ", "x"])
  func takesNothingElseForADay(words: String) throws {
    let due = try JSONDecoder().decode([Due].self, from: Data("[\"\(words)\"]".utf8))
    expect(due, is: [.words(.typed(words))])
    try expect(JSONEncoder().encode(due), is: Data("[\"\(words)\"]".utf8))
  }

  @Test("an Aloud that knows of no days reads them as words")
  func isReadByAnEarlierAloud() throws {
    let data = try JSONEncoder().encode([Due.day(today)])
    try expect(JSONDecoder().decode([Title].self, from: data), is: [.typed("2026-11-20")])
  }
}
