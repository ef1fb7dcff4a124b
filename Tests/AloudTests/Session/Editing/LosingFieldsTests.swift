import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// EDIT-2: a field goes, or holds something else, while its text is entered.
struct LosingFieldsTests {
  @Test("EDIT-2: what was written for a field that is gone is kept for paste") func gone() throws {
    var player = try EditingPlayer(after: "notes", "Milk")
    _ = player.happen(.elapsed("gone"))
    player.expect(
      "Eggs", says: "Notes is gone, so nothing was entered. Your text is copied: \"paste\" puts it into another field.")
    expect(player.session.clipboard?.text, is: "Milk\nEggs")
    player.expect("draft", says: "Draft, text field, empty, editing.")
    player.say("paste")
    player.expect("done", says: "Draft, Milk Eggs.")
  }

  @Test("EDIT-2: of a secret nothing is kept") func secret() throws {
    var player = try EditingPlayer(after: "pin")
    _ = player.happen(.elapsed("gone"))
    player.expect("hunter2", says: "PIN is gone, so nothing was entered.")
    expectNil(player.session.clipboard)
  }
}
