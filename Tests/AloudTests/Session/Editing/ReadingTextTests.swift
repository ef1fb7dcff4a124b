import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: reading what a field holds.
struct ReadingTextTests {
  @Test("EDIT-2: characters are read one by one; a capital, a space and a sign are said by name") func characters()
    throws
  {
    var player = try EditingPlayer({ $0.title = "Go! é👩‍👩‍👧" }, after: "title")
    player.expect("next character", says: "Capital G.")
    player.expect("next letter", says: "o.")
    player.expect("next character", says: "Exclamation mark.")
    player.expect("next character", says: "Space.")
    player.expect("next character", says: "é.")
    player.expect("next character", says: "👩‍👩‍👧.")
    player.expect("next character", says: "End of the text.")
    player.expect("previous character", says: "é.")
  }

  @Test("EDIT-2: after a word its first character is the next") func intoWords() throws {
    var player = try EditingPlayer({ $0.title = "buy milk" }, after: "title", "next word")
    player.expect("next word", says: "milk.")
    player.expect("next word", says: "End of the text.")
    player.expect("next character", says: "m.")
    player.expect("next character", says: "i.")
    player.expect("previous word", says: "milk.")
    player.expect("previous word", says: "buy.")
    player.expect("previous word", says: "Beginning of the text.")
  }

  @Test("EDIT-2: lines are read with their place; read goes on from here") func lines() throws {
    var player = try EditingPlayer({ $0.notes = "one\n\nthree\n!" }, after: "notes")
    player.expect("next line", says: "one, 1 of 4.")
    player.expect("next line", says: "Blank line, 2 of 4.")
    player.expect("read", says: "Blank line, 2 of 4.", "three, 3 of 4.", "Exclamation mark, 4 of 4.")
    player.expect("first line", says: "one, 1 of 4.")
    player.expect("previous line", says: "Beginning of the text.")
    player.expect("last line", says: "Exclamation mark, 4 of 4.")
    player.expect("line 3", says: "three, 3 of 4.")
    player.expect("line 9", says: "There is no line 9; the text has 4 lines.")
    player.expect("cancel", says: "Notes is as it was.")
  }

  @Test("EDIT-2: a long text is read by the hundred lines") func longText() throws {
    let notes = (1...250).map { "row \($0)" }.joined(separator: "\n")
    var player = try EditingPlayer({ $0.notes = notes }, after: "notes")
    let said = player.say("read")
    #expect(said.count == 101)
    #expect(said.last == "150 more lines. Say \"read\" to go on.")
    #expect(player.say("read").first == "row 100, 100 of 250.")
  }

  @Test("EDIT-2: a field that was only read on its screen is read the same way") func onScreen() throws {
    var player = try EditingPlayer({ $0.title = "buy milk" }, after: "first")
    player.expect("next word", says: "buy.")
    player.expect("next word", says: "milk.")
    #expect(player.session.engine.layers.isEmpty)
    player.say("next")
    player.expect("next word", says: "Notes is empty.")
    player.expect("select word", says: "Notes is empty.")
  }

  @Test("EDIT-2: the words are labels where no field is") func elsewhere() throws {
    var player = try EditingPlayer(after: "public")
    player.say("next word")
    #expect(player.session.engine.memory.failures == 1)
  }

  @Test("EDIT-2: a field's long text is told by its length, several lines by their number") func lengths() throws {
    let player = try EditingPlayer {
      $0.title = String(repeating: "é", count: 201)
      $0.notes = "a\nb"
    }
    let lines = player.session.engine.view.front.entries
    #expect(player.session.renderer.printed(lines[0].announcement) == "Title, 201 characters, text field.")
    #expect(player.session.renderer.printed(lines[1].announcement) == "Notes, 2 lines, text field.")
  }

  @Test("EDIT-2: hidden characters are kept, and cleaned where they are said") func hidden() throws {
    var player = try EditingPlayer({ $0.title = "a\u{202E}b\u{1B}" }, after: "title")
    player.expect("select all", says: "Selected: a\\u{202E}b\\u{1B}.")
    player.say("copy")
    #expect(player.session.clipboard?.text == "a\u{202E}b\u{1B}")
  }
}
