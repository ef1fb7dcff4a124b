import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// SCRIPT-5: a text is read on by empty lines.
struct PageAppTests {
  private func page(_ text: String = "# Head\nOne.\n\n## Two\nWith an apple.\n") throws -> SessionPlayer<PageApp> {
    try SessionPlayer(of: PageApp("notes.md", text: text, isMarkdown: true)) { $0.hints = false }
  }

  @Test("SCRIPT-5: a text begins with its first line, and an empty line reads the next, to the question at its end")
  func reading() throws {
    var player = try page()
    expect(player.lines, is: ["notes.md, 4 lines, log.", "Head, heading level 1."])
    expect(player.say(""), is: ["One."])
    expect(player.say(""), is: ["Two, heading level 2."])
    expect(player.say(""), is: ["With an apple."])
    expect(player.say(""), is: ["OK?"])
    expect(!player.response.isOver)
    player.say("ok")
    expect(player.response.isOver)
  }

  @Test("SCRIPT-5: headings and words are gone to, and reading goes on from there") func going() throws {
    var player = try page()
    expect(player.say("next heading"), is: ["Two, heading level 2."])
    expect(player.say("previous"), is: ["One."])
    expect(player.say("find apple"), is: ["With an apple."])
  }

  @Test("SCRIPT-5: an empty text has a line, and is left like any other") func empty() throws {
    var player = try page("")
    expect(player.lines.first, is: "notes.md, 1 line, log.")
    player.say("done")
    expect(player.response.isOver)
  }
}
