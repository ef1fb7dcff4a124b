import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: fields of several lines.
struct EnteringLinesTests {
  @Test("EDIT-2: lines are taken until a full stop alone; two are one") func lines() throws {
    var player = try EditingPlayer()
    player.expect("notes", says: "Notes, text field, empty, editing.")
    player.expect("Milk", says: "Line 1.")
    player.expect("", says: "Line 2.")
    player.expect("..", says: "Line 3.")
    #expect(player.session.state.notes.isEmpty)
    player.expect(".", says: "Notes, 3 lines.")
    #expect(player.session.state.notes == "Milk\n\n.")
    player.say("notes")
    player.say("Eggs")
    player.say("done")
    #expect(player.session.state.notes == "Milk\n\n.\nEggs")
  }

  @Test("EDIT-2: a line goes after the one that was read") func between() throws {
    var player = try EditingPlayer({ $0.notes = "a\nb" }, after: "notes", "first line")
    player.expect("new", says: "Line 2.")
    player.expect("newer", says: "Line 3.")
    player.say(".")
    #expect(player.session.state.notes == "a\nnew\nnewer\nb")
  }

  @Test("EDIT-2: cancel alone leaves the field as it was") func cancel() throws {
    var player = try EditingPlayer(after: "notes", "Milk", "Eggs")
    #expect(player.say("cancel").first?.contains("discard") == true)
    player.expect("discard", says: "Notes is as it was.")
    #expect(player.session.state.notes.isEmpty)
    player.say("notes")
    player.expect(".", says: "Notes is as it was.")
  }

  @Test("EDIT-2: the end of the input in the middle changes nothing, and says so") func end() throws {
    var player = try EditingPlayer(after: "notes", "Milk")
    #expect(player.end() == ["Notes is as it was."])
    #expect(player.session.state.notes.isEmpty)
  }

  @Test("EDIT-2: of ten megabytes what there is room for is kept; the rest is counted, not lost in silence")
  func tooMuch() throws {
    var player = try EditingPlayer(after: "notes")
    let line = String(repeating: "x", count: 9_999)
    var said: [String: Int] = [:]
    for _ in 1...1_049 { for words in player.say(line) { said[String(words.prefix(5)), default: 0] += 1 } }
    // 104 lines of 10,000 bytes fit; of the others only the first is refused aloud.
    #expect(said == ["Line ": 104, "There": 1])
    player.expect(".", says: "Notes, 104 lines.", "945 lines did not fit and were left out.")
    #expect(player.session.state.notes.utf8.count == 104 * 10_000 - 1)
  }

  @Test("EDIT-2: a full stop of the locale's own ends the lines too", arguments: [("ja", "。"), ("hi", "।")])
  func ownStop(tag: String, stop: String) throws {
    var player = try EditingPlayer(locale: tag, after: "2", "a", stop + stop, stop)
    #expect(player.session.state.notes == "a\n" + stop)
    player.say("1")
    #expect(player.session.engine.layers.last?.entry?.text.id == "title")
  }

  @Test("EDIT-2: clear empties a text of several lines, and what follows begins anew") func clear() throws {
    var player = try EditingPlayer({ $0.notes = "a\nb" }, after: "notes")
    player.expect("clear", says: "Deleted: 2 lines.")
    player.expect("c", says: "Line 1.")
    player.say(".")
    #expect(player.session.state.notes == "c")
  }

  @Test("EDIT-2: where there are no lines yet, clear says so, and is nothing to undo") func clearNothing() throws {
    var player = try EditingPlayer(after: "notes")
    player.expect("clear", says: "Notes is empty.")
    player.expect("undo", says: "There is nothing to undo.")
  }
}
