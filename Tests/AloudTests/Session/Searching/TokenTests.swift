import AloudTesting
import Testing

@testable import Aloud

/// FIND-2: a recognised part of the query becomes a token, always before the text.
struct TokenTests {
  private let kate = SearchApp.token(ID("person", "Kate"))

  @Test("FIND-2: what the app recognises is a token, and the rest stays text") func recognising() throws {
    var player = try SearchPlayer()
    #expect(
      player.say("search person Kate milk")
        == ["Kate is a token now.", "1 result.", "1. Milk recipe from Kate, opens a screen."])
    #expect(player.session.state.query == SearchQuery(tokens: [kate], text: "milk"))
    #expect(player.say("holiday") == ["1 result.", "1. Holiday from Kate, opens a screen."])
    #expect(player.say("") == ["Search letters, token Kate, holiday, search field, editing. 1 result."])
    #expect(player.say("xyz") == ["No results for token Kate, xyz."])
  }

  @Test("FIND-2: tokens are read and deleted by name or number", arguments: ["Kate", "1"])
  func deleting(_ name: String) throws {
    var player = try SearchPlayer(after: "search person Kate", "person Max")
    #expect(player.say("tokens") == ["Tokens: Kate and Max."])
    #expect(player.say("delete token Jo") == ["Tokens: Kate and Max."])
    #expect(
      player.say("delete token \(name)")
        == ["Token deleted: Kate.", "1 result.", "1. Holiday from Max, opens a screen."])
    #expect(player.events.last == .changed("search", to: .tokens([ID("person", "Max")])))
    player.say("clear")
    #expect(player.say("tokens") == ["There are no tokens."])
  }

  @Test("FIND-2: tokens are copied and pasted with the text") func pasting() throws {
    var player = try SearchPlayer(after: "search")
    #expect(player.say("copy") == ["There is nothing to copy."])
    #expect(player.say("paste") == ["There is nothing to paste."])
    player.say("person Kate milk")
    #expect(player.say("copy") == ["Copied: token Kate, milk."])
    #expect(player.session.clipboard == SearchQuery(tokens: [kate], text: "milk"))
    player.say("cancel")
    player.say("search")
    #expect(
      player.say("paste") == ["Kate is a token now.", "1 result.", "1. Milk recipe from Kate, opens a screen."])
    #expect(player.session.state.query == SearchQuery(tokens: [kate], text: "milk"))
  }

  @Test("FIND-2: a token that the search does not know is pasted as text") func unknown() throws {
    var player = try SearchPlayer(after: "search")
    player.session.engine.memory.clipboard = SearchQuery(tokens: [SearchToken("Rent", id: "other")], text: "due")
    #expect(player.say("paste") == ["No results for Rent due."])
    player = try SearchPlayer(after: "search milk")
    player.session.engine.memory.clipboard = SearchQuery(text: "bill")
    #expect(player.say("paste") == ["1 result.", "1. Milk bill, opens a screen."])
  }
}
