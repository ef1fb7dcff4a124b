import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: changing what a field holds.
struct ChangingTextTests {
  @Test("EDIT-2: replace says what changed, done keeps it, cancel does not") func replacing() throws {
    var player = try EditingPlayer({ $0.title = "Milk and bread" }, after: "title")
    player.expect("replace milk with cream", says: "Milk is now cream.")
    player.expect("", says: "Title, cream and bread, text field, editing.")
    #expect(player.session.state.title == "Milk and bread")
    player.expect("done", says: "Title, cream and bread.")
    #expect(player.session.state.title == "cream and bread")
    player.say("title")
    player.say("replace cream with jam")
    player.say("cancel")
    player.expect("discard", says: "Title is as it was.")
    #expect(player.session.state.title == "cream and bread")
  }

  @Test("EDIT-2: what is there several times is counted, and replaced with all") func several() throws {
    var player = try EditingPlayer({ $0.title = "egg, egg, egg" }, after: "title")
    #expect(player.say("replace egg with nut").first?.hasPrefix("egg is there 3 times.") == true)
    player.expect("replace all egg with nut", says: "In 3 places, egg is now nut.")
    player.expect("undo", says: "Undone: replace egg with nut.")
    player.say("next word")
    player.say("select word")
    player.expect("replace egg with nut", says: "egg is now nut.")
    player.expect("done", says: "Title, nut, egg, egg.")
  }

  @Test("EDIT-2: what is not there is told, and nothing changes") func notThere() throws {
    var player = try EditingPlayer({ $0.title = "Milk" }, after: "title")
    player.expect("replace tea with cream", says: "The text has no tea. Nothing was changed.")
    player.expect("done", says: "Title is as it was.")
  }

  @Test("EDIT-2: of two ways to read a replacement, what is there decides") func twoReadings() throws {
    var player = try EditingPlayer({ $0.title = "bread with butter" }, after: "title")
    player.expect("replace bread with butter with toast", says: "bread with butter is now toast.")
  }

  @Test("EDIT-2: insert, delete word, select, cut and paste say what changed") func editing() throws {
    var player = try EditingPlayer({ $0.title = "buy milk" }, after: "title", "next word", "next word")
    player.expect("insert fresh", says: "Inserted: fresh.")
    player.expect("previous word", says: "fresh.")
    player.expect("select word", says: "Selected: fresh.")
    player.expect("selection", says: "Selected: fresh.")
    player.expect("cut", says: "Cut: fresh.")
    player.expect("paste", says: "Pasted: fresh.")
    player.expect("delete word", says: "Deleted: milk.")
    player.expect("cut", says: "No text is selected. Say \"select word\", \"select line\" or \"select all\".")
    player.expect("done", says: "Title, buy fresh.")
  }

  @Test("EDIT-2: undo takes back the last change of the text first") func undo() throws {
    var player = try EditingPlayer({ $0.title = "milk" }, after: "title", "insert cold", "insert very")
    player.expect("undo", says: "Undone: insert very.")
    player.expect("redo", says: "Done again: insert very.")
    player.say("undo")
    player.say("undo")
    player.expect("undo", says: "There is nothing to undo.")
    player.expect("cancel", says: "Title is as it was.")
  }

  @Test("EDIT-2: a field that was only read is changed at once") func onScreen() throws {
    var player = try EditingPlayer({ $0.title = "milk" }, after: "first")
    player.expect("replace milk with cream", says: "milk is now cream.")
    #expect(player.session.state.title == "cream")
    player.expect("undo", says: "Undone: Title, milk.")
  }

  @Test("EDIT-2: in an empty field such words are text, elsewhere type makes text of them") func words() throws {
    var player = try EditingPlayer(after: "title")
    player.expect("copy", says: "Title, copy.")
    player.say("title")
    player.expect("type replace a with b", says: "Title, replace a with b.")
    player.say("title")
    player.expect("type done", says: "Title, done.")
  }
}
