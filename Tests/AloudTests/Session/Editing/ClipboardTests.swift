import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2, FIND-2: one clipboard for text and searches.
struct ClipboardTests {
  @Test("EDIT-2: text copied from a field is pasted into a search, and the reverse") func search() throws {
    var player = try EditingPlayer({ $0.title = "milk" }, after: "first")
    player.expect("copy", says: "Copied: milk.")
    #expect(player.requests == [.copy("milk")])
    player.say("search")
    player.say("paste")
    #expect(player.session.state.query.text == "milk")
    player.say("eggs")
    player.expect("copy", says: "Copied: eggs.")
    player.say("cancel")
    player.say("draft")
    player.expect("paste", says: "Pasted: eggs.")
    player.expect("done", says: "Draft, eggs.")
  }

  @Test("EDIT-2: several lines are pasted as one where only one goes") func lines() throws {
    var player = try EditingPlayer({ $0.notes = "a\nb" }, after: "2", "copy", "cancel", "title", "paste")
    player.expect("done", says: "Title, a b.")
    player.say("search")
    player.say("paste")
    #expect(player.session.state.query.text == "a b")
  }

  @Test("EDIT-2: nothing is pasted before anything was copied") func nothing() throws {
    var player = try EditingPlayer({ $0.title = "milk" }, after: "title")
    player.expect("paste", says: "There is nothing to paste.")
  }

  @Test("EDIT-2: what would not fit is not pasted, and nothing is lost") func tooMuch() throws {
    let text = String(repeating: "x", count: EditedText.limit / 2 + 1)
    var player = try EditingPlayer({ $0.notes = text }, after: "notes", "copy")
    #expect(player.say("paste").first?.hasPrefix("There is no room for that: a text may have 1,048,576 bytes.") == true)
    player.say(".")
    #expect(player.session.state.notes == text)
  }
}
