import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: changing what a field holds.
struct ChangingTextTests {
  @Test("EDIT-2: replace says what changed, done keeps it, cancel does not") func replacing() throws {
    var player = try EditingPlayer({ $0.title = "Milk and bread" }, after: "title")
    #expect(player.say("replace milk with cream") == ["Milk is now cream."])
    #expect(player.say("") == ["Title, cream and bread, text field, editing."])
    #expect(player.session.state.title == "Milk and bread")
    #expect(player.say("done") == ["Title, cream and bread."])
    #expect(player.session.state.title == "cream and bread")
    player.say("title")
    player.say("replace cream with jam")
    player.say("cancel")
    #expect(player.say("discard") == ["Title is as it was."])
    #expect(player.session.state.title == "cream and bread")
  }

  @Test("EDIT-2: what is there several times is counted, and replaced with all") func several() throws {
    var player = try EditingPlayer({ $0.title = "egg, egg, egg" }, after: "title")
    #expect(player.say("replace egg with nut").first?.hasPrefix("egg is there 3 times.") == true)
    #expect(player.say("replace all egg with nut") == ["In 3 places, egg is now nut."])
    #expect(player.say("undo") == ["Undone: replace egg with nut."])
    player.say("next word")
    player.say("select word")
    #expect(player.say("replace egg with nut") == ["egg is now nut."])
    #expect(player.say("done") == ["Title, nut, egg, egg."])
  }

  @Test("EDIT-2: what is not there is told, and nothing changes") func notThere() throws {
    var player = try EditingPlayer({ $0.title = "Milk" }, after: "title")
    #expect(player.say("replace tea with cream") == ["The text has no tea. Nothing was changed."])
    #expect(player.say("done") == ["Title is as it was."])
  }

  @Test("EDIT-2: of two ways to read a replacement, what is there decides") func twoReadings() throws {
    var player = try EditingPlayer({ $0.title = "bread with butter" }, after: "title")
    #expect(player.say("replace bread with butter with toast") == ["bread with butter is now toast."])
  }

  @Test("EDIT-2: insert, delete word, select, cut and paste say what changed") func editing() throws {
    var player = try EditingPlayer({ $0.title = "buy milk" }, after: "title", "next word", "next word")
    #expect(player.say("insert fresh") == ["Inserted: fresh."])
    #expect(player.say("previous word") == ["fresh."])
    #expect(player.say("select word") == ["Selected: fresh."])
    #expect(player.say("selection") == ["Selected: fresh."])
    #expect(player.say("cut") == ["Cut: fresh."])
    #expect(player.say("paste") == ["Pasted: fresh."])
    #expect(player.say("delete word") == ["Deleted: milk."])
    #expect(player.say("cut") == ["No text is selected. Say \"select word\", \"select line\" or \"select all\"."])
    #expect(player.say("done") == ["Title, buy fresh."])
  }

  @Test("EDIT-2: undo takes back the last change of the text first") func undo() throws {
    var player = try EditingPlayer({ $0.title = "milk" }, after: "title", "insert cold", "insert very")
    #expect(player.say("undo") == ["Undone: insert very."])
    #expect(player.say("redo") == ["Done again: insert very."])
    player.say("undo")
    player.say("undo")
    #expect(player.say("undo") == ["There is nothing to undo."])
    #expect(player.say("cancel") == ["Title is as it was."])
  }

  @Test("EDIT-2: a field that was only read is changed at once") func onScreen() throws {
    var player = try EditingPlayer({ $0.title = "milk" }, after: "first")
    #expect(player.say("replace milk with cream") == ["milk is now cream."])
    #expect(player.session.state.title == "cream")
    #expect(player.say("undo") == ["Undone: Title, milk."])
  }

  @Test("EDIT-2: in an empty field such words are text, elsewhere type makes text of them") func words() throws {
    var player = try EditingPlayer(after: "title")
    #expect(player.say("copy") == ["Title, copy."])
    player.say("title")
    #expect(player.say("type replace a with b") == ["Title, replace a with b."])
    player.say("title")
    #expect(player.say("type done") == ["Title, done."])
  }
}
