import AloudTesting
import Testing

@testable import Aloud

/// FIND-1: a search field on any screen that has one.
struct SearchTests {
  @Test("FIND-1: a search that the app takes away leaves the screen") func gone() throws {
    var player = try SearchPlayer(after: "search milk")
    player.session.state.isSearchThere = false
    _ = player.happen(.elapsed("now"))
    player.expect("scopes", says: "\"scopes\" is not understood. Say a number, a name, or \"help\".")
  }
}
