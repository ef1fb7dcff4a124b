import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: what undo says of controls that are checked or opened, and of what can't be taken back.
struct UndoingStatesTests {
  @Test("EDIT-2: a radio group is taken back, with what it holds then") func radioGroup() throws {
    var player = try OfficePlayer(after: "lift")
    player.expect("undo", says: "Undone: Way in, Stairs.")
    #expect(player.session.state.way == "stairs")
    player.expect("redo", says: "Done again: Way in, Lift.")
    #expect(player.session.state.way == "lift")
  }

  @Test("EDIT-2: a check box is taken back, with its state") func checkBox() throws {
    var player = try OfficePlayer(after: "notify")
    player.expect("undo", says: "Undone: Notify, checked.")
    player.expect("redo", says: "Done again: Notify, not checked.")
  }

  @Test("EDIT-2: a disclosure is taken back, and what is there then is counted") func disclosure() throws {
    var player = try OfficePlayer(after: "more")
    #expect(player.session.state.isOpen)
    player.expect("undo", says: "Undone: More, collapsed.", "Desk. 7 items.")
    player.expect("redo", says: "Done again: More, expanded.", "Desk. 8 items.")
  }

  @Test(
    "EDIT-2: what ran a command can't be undone, which is said once; then comes what was before",
    arguments: ["play", "switch it"])
  func lasting(_ act: String) throws {
    var player = try OfficePlayer(after: "lift")
    if act == "switch it" { player.say("desk lamp") }
    player.say(act)
    let name = act == "play" ? "Play" : "Switch it"
    player.expect("undo", says: "\(name) can't be undone.")
    player.expect("undo", says: "Undone: Way in, Stairs.")
    player.expect("undo", says: "There is nothing to undo.")
  }

  @Test("EDIT-2: what was changed since the command comes first") func afterTheCommand() throws {
    var player = try OfficePlayer(after: "play", "lift")
    player.expect("undo", says: "Undone: Way in, Stairs.")
    player.expect("undo", says: "There is nothing to undo.")
  }
}
