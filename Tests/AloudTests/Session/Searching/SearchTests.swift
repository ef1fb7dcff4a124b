import AloudTesting
import Testing

@testable import Aloud

/// FIND-1: a search field on any screen that has one.
struct SearchTests {
  private let found = ["2 results.", "1. Milk bill, opens a screen.", "2. Milk recipe from Kate, opens a screen."]

  @Test("FIND-1: opening says the field, its scopes, and suggestions with numbers") func opening() throws {
    var player = try SearchPlayer()
    player.expect(
      "search",
      says:
        "Search letters, search field, empty, editing. Back to Letters. Scopes: All and With names. Selected: All. 2 suggestions.",
      "1. Bills.", "2. From Max.")
  }

  @Test("FIND-1: results are said as each line is given, their count first") func results() throws {
    var player = try SearchPlayer()
    #expect(player.say("search milk") == found)
    player.expect("Rent", says: "1 result.", "1. Rent, opens a screen.")
    #expect(player.say("search for milk") == found)
    player.expect("zebra", says: "No results for zebra.")
    #expect(
      player.events == ["milk", "Rent", "milk", "zebra"].map { .changed("search", to: .text($0)) })
  }

  @Test("FIND-1: the query is what was typed, not its folding") func asTyped() throws {
    var player = try SearchPlayer(after: "Search for Crème Brûlée")
    #expect(player.events == [.changed("search", to: .text("Crème Brûlée"))])
    player.say("search ÉTÉ")
    #expect(player.events.last == .changed("search", to: .text("ÉTÉ")))
  }

  @Test("FIND-1: a number chooses a result, and back returns to the results") func choosing() throws {
    var player = try SearchPlayer(after: "search milk")
    #expect(player.say("2").first == "A letter. Back to Search letters. 0 items.")
    player.expect(
      "back", says: "Search letters, milk, search field, editing. 2 results. Milk recipe from Kate, 2 of 2.")
    player.expect("3", says: "There is no 3. There are 2 items here.")
  }

  @Test("FIND-1: a suggestion is chosen by number") func suggestion() throws {
    var player = try SearchPlayer(after: "search")
    player.expect("1", says: "1 result.", "1. Milk bill, opens a screen.")
    #expect(player.events == [.pressed("bills")])
  }

  @Test("FIND-1: scopes are read, and chosen by name or number") func scopes() throws {
    var player = try SearchPlayer(after: "search milk")
    player.expect("scopes", says: "Scopes: All and With names. Selected: All.")
    let named = [
      "Scopes: All and With names. Selected: With names.", "1 result.", "1. Milk recipe from Kate, opens a screen.",
    ]
    #expect(player.say("scope with names") == named)
    player.say("scope 1")
    #expect(player.say("scope 2") == named)
    player.expect("scope stars", says: "Scopes: All and With names. Selected: With names.")
  }

  @Test("FIND-1: cancel and back restore the screen as it was", arguments: ["cancel", "back"])
  func leaving(_ line: String) throws {
    var player = try SearchPlayer(after: "first", "next", "next", "search", "scope 2", "holiday", "next")
    player.expect(line, says: "Search closed.", "Letters. Rent, 3 of 5.")
    #expect(player.session.state.query.isEmpty)
    #expect(player.session.state.scope == "all")
    player.expect("next", says: "Holiday from Kate, opens a screen, 4 of 5.")
    player.expect("cancel", says: "There is nothing to cancel.")
  }

  @Test("FIND-1: clear empties the field and offers the suggestions again") func clearing() throws {
    var player = try SearchPlayer(after: "search person Kate milk")
    player.expect("clear", says: "Search letters, search field, empty. 2 suggestions.", "1. Bills.", "2. From Max.")
  }

  @Test("TAB-2: a search stays up on its tab") func tabs() throws {
    var player = try SearchPlayer(after: "search milk", "next tab")
    player.expect(
      "previous tab", says: "Letters, tab, selected, 1 of 2.", "Search letters, milk, search field, editing. 2 results."
    )
    #expect(player.say("2").first == "A letter. Back to Search letters. 0 items.")
  }

  @Test("FIND-1: where am I, help, an empty line and repeat tell of the search") func elsewhere() throws {
    var player = try SearchPlayer(after: "search milk")
    #expect(player.say("repeat") == found)
    #expect(player.say("where am I").last == "Search letters, milk, search field, editing.")
    #expect(player.say("help").contains { $0.hasPrefix("To search:") })
    player.expect("", says: "Search letters, milk, search field, editing. 2 results.")
    #expect(player.session.end().isOver)
  }

  @Test("FIND-1: quotation marks make a query of a command or a number") func quotes() throws {
    var player = try SearchPlayer(after: "search")
    player.expect("\"help\"", says: "No results for help.")
    player.expect("\"2\"", says: "No results for 2.")
    player.expect("type back", says: "No results for back.")
  }

  @Test("FIND-1: results that come later are said when they have come") func later() throws {
    var app = SearchApp()
    app.isSlow = true
    var player = try SearchPlayer(app)
    player.expect("search milk", says: "Loading.")
    #expect(player.happen(.finished("mail", .exited(status: 0, output: TextLines("")))) == found)
  }

  @Test("FIND-1: a query that is emptied or left while results are on their way is told once") func leavingSlow() throws
  {
    var app = SearchApp()
    app.isSlow = true
    app.isSlowEmpty = true
    let came = Reply.finished("mail", .exited(status: 0, output: TextLines("")))
    var player = try SearchPlayer(app, after: "search milk")
    _ = player.happen(came)
    player.expect("clear", says: "Search letters, search field, empty. 2 suggestions.", "1. Bills.", "2. From Max.")
    #expect(player.happen(came) == [])
    player = try SearchPlayer(app, after: "search milk")
    _ = player.happen(came)
    player.expect("cancel", says: "Search closed.")
    #expect(player.happen(came) == ["Letters. 5 items."])
  }

  @Test("FIND-1: where a screen has no search, its words are labels, or are refused") func none() throws {
    var player = try SearchPlayer(after: "tab 2")
    player.expect("search", says: "Search: done.")
    player = try SearchPlayer(after: "search milk", "1")
    player.expect("search", says: "There is no search here.")
    player.expect("paste", says: "\"paste\" is not understood. Say a number, a name, or \"help\".")
  }

  @Test("FIND-1: a search that the app takes away leaves the screen") func gone() throws {
    var player = try SearchPlayer(after: "search milk")
    player.session.state.isSearchThere = false
    _ = player.happen(.elapsed("now"))
    player.expect("scopes", says: "\"scopes\" is not understood. Say a number, a name, or \"help\".")
  }
}
