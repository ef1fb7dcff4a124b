import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: secure fields are never read, spelled, copied or cut; pasting into them says nothing of what was pasted.
struct SecretsTests {
  private static let refusal = "PIN is secret: it can’t be read, spelled, selected or copied."

  @Test(
    "EDIT-2: nothing of a secret is told, copied or cut, while it is entered or on its screen",
    arguments: ["read", "spell", "spell phonetic", "copy", "cut", "next word", "select all", "delete word"])
  func hidden(line: String) throws {
    var player = try EditingPlayer({ $0.pin = "hunter2" }, after: "pin")
    player.expect(line, says: Self.refusal)
    #expect(player.session.clipboard == nil)
    player.say("cancel")
    let said = player.say(line).joined()
    #expect(!said.contains("hunter2"))
    #expect(player.session.clipboard == nil)
    #expect(player.session.state.pin == "hunter2")
  }

  @Test("EDIT-2: pasting into a secret field works and tells nothing") func pasting() throws {
    var player = try EditingPlayer({ $0.title = "hunter2" }, after: "first", "copy", "pin")
    player.expect("paste", says: "PIN, filled, hidden.")
    #expect(player.session.state.pin == "hunter2")
    player.expect("undo", says: "Undone: PIN, empty.")
    player.expect("redo", says: "Done again: PIN, filled, hidden.")
  }

  @Test("EDIT-2: in an empty secret field such words are the secret") func words() throws {
    var player = try EditingPlayer(after: "pin", "copy")
    #expect(player.session.state.pin == "copy")
    player.say("pin")
    player.say("type read")
    #expect(player.session.state.pin == "read")
  }

  @Test("EDIT-2: nothing of a secret is in the session's places") func places() throws {
    let player = try EditingPlayer({ $0.pin = "hunter2" }, after: "pin", "read")
    #expect(!String(describing: player.session.engine.navigator).contains("hunter2"))
  }
}
