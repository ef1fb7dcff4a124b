import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: reading what a field holds.
struct ReadingTextTests {
  @Test("EDIT-2: characters are read one by one; a capital, a space and a sign are said by name") func characters()
    throws
  {
    var player = try EditingPlayer({ $0.title = "Go! é👩‍👩‍👧" }, after: "title")
    #expect(player.say("next character") == ["Capital G."])
    #expect(player.say("next letter") == ["o."])
    #expect(player.say("next character") == ["Exclamation mark."])
    #expect(player.say("next character") == ["Space."])
    #expect(player.say("next character") == ["é."])
    #expect(player.say("next character") == ["👩‍👩‍👧."])
    #expect(player.say("next character") == ["End of the text."])
    #expect(player.say("previous character") == ["é."])
  }

  @Test("EDIT-2: after a word its first character is the next") func intoWords() throws {
    var player = try EditingPlayer({ $0.title = "buy milk" }, after: "title", "next word")
    #expect(player.say("next word") == ["milk."])
    #expect(player.say("next word") == ["End of the text."])
    #expect(player.say("next character") == ["m."])
    #expect(player.say("next character") == ["i."])
    #expect(player.say("previous word") == ["milk."])
    #expect(player.say("previous word") == ["buy."])
    #expect(player.say("previous word") == ["Beginning of the text."])
  }

  @Test("EDIT-2: lines are read with their place; read goes on from here") func lines() throws {
    var player = try EditingPlayer({ $0.notes = "one\n\nthree\n!" }, after: "notes")
    #expect(player.say("next line") == ["one, 1 of 4."])
    #expect(player.say("next line") == ["Blank line, 2 of 4."])
    #expect(player.say("read") == ["Blank line, 2 of 4.", "three, 3 of 4.", "Exclamation mark, 4 of 4."])
    #expect(player.say("first line") == ["one, 1 of 4."])
    #expect(player.say("previous line") == ["Beginning of the text."])
    #expect(player.say("last line") == ["Exclamation mark, 4 of 4."])
    #expect(player.say("line 3") == ["three, 3 of 4."])
    #expect(player.say("line 9") == ["There is no line 9; the text has 4 lines."])
    #expect(player.say("cancel") == ["Notes is as it was."])
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
    #expect(player.say("next word") == ["buy."])
    #expect(player.say("next word") == ["milk."])
    #expect(player.session.engine.layers.isEmpty)
    player.say("next")
    #expect(player.say("next word") == ["Notes is empty."])
    #expect(player.say("select word") == ["Notes is empty."])
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
    #expect(player.say("select all") == ["Selected: a\\u{202E}b\\u{1B}."])
    player.say("copy")
    #expect(player.session.clipboard?.text == "a\u{202E}b\u{1B}")
  }
}
