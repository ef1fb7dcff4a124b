import Aloud
import Testing

/// The apps of the article “An app in Swift”, played.
@Suite("The article's apps")
struct LibraryArticleTests {
  /// What is printed for lines said to `app`, after its first screen.
  private func printed(_ app: some App, _ lines: String...) throws -> [String] {
    var session = try Session(app, settings: Settings(locale: "en"))
    _ = session.start()
    return lines.flatMap { session.take(Line($0)).announcements.map(session.renderer.printed) }
  }

  @Test("notes are added, cleared with a question, and come back") func notes() throws {
    let lines = try printed(Notes(), "new note", "Call Ada", "clear", "undo")
    #expect(lines.contains("2. Call Ada.") || lines.contains { $0.contains("Clear") })
  }

  @Test("a session is a value: lines in, announcements out") func session() throws {
    var session = try Session(Notes(), settings: Settings(locale: "en"))
    let first = session.start().announcements.map(session.renderer.printed)
    let answer = session.take(Line("read")).announcements.map(session.renderer.printed)
    #expect(first.first == "Notes.")
    #expect(answer.first == "1. Buy paper.")
  }

  @Test("recipes are searched, selected and added on a sheet") func recipes() throws {
    let lines = try printed(
      Recipes(), "search sou", "cancel", "new recipe", "title", "Stew", "add", "edit", "stew", "done", "soup")
    #expect(lines == [])
  }
}
