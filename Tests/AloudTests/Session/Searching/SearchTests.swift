import Expectations
import TestSupport
import Testing

@testable import Aloud

/// FIND-1, FIND-2: a search, and the tokens in it, that the app takes away or does not know.
struct SearchTests {
  @Test("FIND-2: a token that the search does not know is pasted as text") func unknown() throws {
    var player = try SearchPlayer(after: "search")
    player.session.engine.memory.clipboard = SearchQuery(tokens: [SearchToken("Rent", id: "other")], text: "due")
    player.expect("paste", says: "No results for Rent due.")
    player = try SearchPlayer(after: "search milk")
    player.session.engine.memory.clipboard = SearchQuery(text: "bill")
    player.expect("paste", says: "1 result.", "1. Milk bill, opens a screen.")
  }

  @Test("FIND-1: a search that the app takes away leaves the screen") func gone() throws {
    var player = try SearchPlayer(after: "search milk")
    player.session.state.isSearchThere = false
    _ = player.happen(.elapsed("now"))
    player.expect("scopes", says: "\"scopes\" is not understood. Say a number, a name, or \"help\".")
  }
}
