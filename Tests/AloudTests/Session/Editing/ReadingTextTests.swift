import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-2: reading what a field holds.
struct ReadingTextTests {
  @Test("EDIT-2: a long text is read by the hundred lines") func longText() throws {
    let notes = (1...250).map { "row \($0)" }.joined(separator: "\n")
    var player = try EditingPlayer({ $0.notes = notes }, after: "notes")
    let said = player.say("read")
    expect(said.count, is: 101)
    expect(said.last, is: "150 more lines. Say \"read\" to go on.")
    expect(player.say("read").first, is: "row 100, 100 of 250.")
  }

  @Test("EDIT-2: the words are labels where no field is") func elsewhere() throws {
    var player = try EditingPlayer(after: "public")
    player.say("next word")
    expect(player.session.engine.memory.failures, is: 1)
  }

  @Test("EDIT-2: a field's long text is told by its length, several lines by their number") func lengths() throws {
    let player = try EditingPlayer {
      $0.title = String(repeating: "é", count: 201)
      $0.notes = "a\nb"
    }
    let lines = player.session.engine.view.front.entries
    expect(player.session.renderer.printed(lines[0].announcement), is: "Title, 201 characters, text field.")
    expect(player.session.renderer.printed(lines[1].announcement), is: "Notes, 2 lines, text field.")
  }

  @Test("EDIT-2: hidden characters are kept, and cleaned where they are said") func hidden() throws {
    var player = try EditingPlayer({ $0.title = "a\u{202E}b\u{1B}" }, after: "title")
    player.expect("select all", says: "Selected: a\\u{202E}b\\u{1B}.")
    player.say("copy")
    expect(player.session.clipboard?.text, is: "a\u{202E}b\u{1B}")
  }
}
