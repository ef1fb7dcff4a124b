import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: what undo says of controls that are checked or opened, and of what can't be taken back.
struct UndoingStatesTests {
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
}
