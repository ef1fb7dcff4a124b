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

  @Test("a note is added, and taken back by its name") func notes() throws {
    let lines = try printed(Notes(), "new note", "Call Ada", "first", "next", "undo")
    #expect(lines.contains("Call Ada, 2 of 4."))
    #expect(lines.contains("Undone: New note."))
  }

  @Test("a session is a value: lines in, announcements out") func session() throws {
    var session = try Session(Notes(), settings: Settings(locale: "en"))
    let first = session.start().announcements.map(session.renderer.printed)
    let answer = session.take(Line("read")).announcements.map(session.renderer.printed)
    #expect(first.first == "Notes.")
    #expect(answer.first == "1. Buy paper.")
  }

  @Test("recipes are searched, selected and added on a sheet") func recipes() throws {
    let found = try printed(Recipes(), "search sou")
    #expect(found == ["1 result.", "1. Soup, opens a screen."])
    let added = try printed(Recipes(), "new recipe", "title", "Stew", "add")
    #expect(added.last == "Recipes. You are at New recipe, button, 4 of 4.")
    #expect(try printed(Recipes(), "edit", "soup").last == "Soup, selected.")
    #expect(try printed(Recipes(), "soup").first == "Soup. Back to Recipes.")
  }
}
