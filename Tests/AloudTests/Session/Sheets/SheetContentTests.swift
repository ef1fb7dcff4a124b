import AloudTesting
import Testing

@testable import Aloud

/// A sheet's own content is a screen: it can be searched, and its rows selected.
struct SheetContentTests {
  @Test("FIND-1, SHEET-2: a sheet is searched like a screen; cancel leaves the search, then the sheet") func search()
    throws
  {
    var player = try TaskPlayer()
    player.say("files")
    #expect(player.say("search").first == "Find a file, search field, empty, editing. Back to Files.")
    player.expect("et", says: "1 result.", "1. Beta.")
    player.expect("cancel", says: "Search closed.", "Files, sheet. 4 items.")
    #expect(player.say("cancel").first == "Files closed.")
  }

  @Test("EDIT-1, SHEET-2: rows of a sheet are selected, and acted on together") func select() throws {
    var player = try TaskPlayer()
    player.say("files", "select 1 and 3")
    player.expect("copy", says: "Copy: 2 items.")
    #expect(player.session.state.events.last == .performed("copy", on: [ID("file", "Alpha"), ID("file", "Gamma")]))
    player.say("done")
    #expect(player.say("4").first == "Files closed.")
  }
}
