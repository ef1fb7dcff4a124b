import Aloud
import AloudTesting
import Expectations
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
    expect(lines.contains("Call Ada, 2 of 4."))
    expect(lines.contains("Undone: New note."))
  }

  @Test("a session is a value: lines in, announcements out") func session() throws {
    var session = try Session(Notes(), settings: Settings(locale: "en"))
    let first = session.start().announcements.map(session.renderer.printed)
    let answer = session.take(Line("read")).announcements.map(session.renderer.printed)
    expect(first.first, is: "Notes. 3 items.")
    expect(answer.first, is: "1. Buy paper.")
  }

  @Test("a kettle boils by a command, which is told by line and by its end") func kettle() throws {
    var player = try AppPlayer(Kettle()) { $0.hints = false }
    let command = ["kettle", "--boil"]
    player.outside.commands = [command: .exited(status: 0, output: TextLines("60\n100\n"))]
    try expect(player.say("boil").last, is: "The water is hot.")
    expect(player.session.state, is: 100)
    expect(player.outside.invocations.map(\.timeLimit), is: [300_000])
    player.outside.commands = [command: .exited(status: 1, output: TextLines(), error: "There is no water.")]
    try expect(player.say("boil").contains("The water is not hot. Alert. There is no water."))
    player.outside.commands = [command: .timedOut()]
    try player.say("ok")
    try expect(player.say("boil").contains("The kettle took too long. Alert."))
  }

  @Test("recipes are searched, selected and added on a sheet") func recipes() throws {
    let found = try printed(Recipes(), "search sou")
    expect(found, is: ["1 result.", "1. Soup, opens a screen."])
    let added = try printed(Recipes(), "new recipe", "title", "Stew", "add")
    expect(added.last, is: "Recipes. New recipe, button, 4 of 4.")
    try expect(printed(Recipes(), "edit", "soup").last, is: "Soup, selected.")
    try expect(printed(Recipes(), "soup").first, is: "Soup. Back to Recipes.")
  }
}
