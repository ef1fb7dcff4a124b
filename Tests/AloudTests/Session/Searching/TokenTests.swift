import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// FIND-2: a recognised part of the query becomes a token, always before the text.
struct TokenTests {
  private let kate = SearchApp.token(ID("person", "Kate"))

  @Test("FIND-2: tokens are read and deleted by name or number", arguments: ["Kate", "1"])
  func deleting(_ name: String) throws {
    var player = try SearchPlayer(after: "search person Kate", "person Max")
    player.expect("tokens", says: "Tokens: Kate and Max.")
    player.expect("delete token Jo", says: "Tokens: Kate and Max.")
    player.expect(
      "delete token \(name)", says: "Token deleted: Kate.", "1 result.", "1. Holiday from Max, opens a screen.")
    expect(player.events.last, is: .changed("search", to: .tokens([ID("person", "Max")])))
    player.say("clear")
    player.expect("tokens", says: "There are no tokens.")
  }

  @Test("FIND-2: tokens are copied and pasted with the text") func pasting() throws {
    var player = try SearchPlayer(after: "search")
    player.expect("copy", says: "There is nothing to copy.")
    player.expect("paste", says: "There is nothing to paste.")
    player.say("person Kate milk")
    player.expect("copy", says: "Copied: token Kate, milk.")
    expect(player.session.clipboard, is: SearchQuery(tokens: [kate], text: "milk"))
    player.say("cancel")
    player.say("search")
    player.expect("paste", says: "Kate is a token now.", "1 result.", "1. Milk recipe from Kate, opens a screen.")
    expect(player.session.state.query, is: SearchQuery(tokens: [kate], text: "milk"))
  }

  @Test("FIND-2: a token that the search does not know is pasted as text") func unknown() throws {
    var player = try SearchPlayer(after: "search")
    player.session.engine.memory.clipboard = SearchQuery(tokens: [SearchToken("Rent", id: "other")], text: "due")
    player.expect("paste", says: "No results for Rent due.")
    player = try SearchPlayer(after: "search milk")
    player.session.engine.memory.clipboard = SearchQuery(text: "bill")
    player.expect("paste", says: "1 result.", "1. Milk bill, opens a screen.")
  }
}
