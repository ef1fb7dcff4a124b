import Expectations
import TestSupport
import Testing

@testable import Aloud

/// EDIT-2, FIND-2: one clipboard for text and searches.
struct ClipboardTests {
  @Test("EDIT-2: what would not fit is not pasted, and nothing is lost") func tooMuch() throws {
    let text = String(repeating: "x", count: EditedText.limit / 2 + 1)
    var player = try EditingPlayer({ $0.notes = text }, after: "notes", "copy")
    expect(
      player.say("paste").first?.hasPrefix("There is no room for that: a text may have 1,048,576 bytes."), is: true)
    player.say(".")
    expect(player.session.state.notes, is: text)
  }
}
