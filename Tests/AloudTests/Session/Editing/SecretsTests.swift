import AloudTesting
import Expectations
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
    expectNil(player.session.clipboard)
    player.say("cancel")
    let said = player.say(line).joined()
    expect(!said.contains("hunter2"))
    expectNil(player.session.clipboard)
    expect(player.session.state.pin, is: "hunter2")
  }
}
