import AloudTesting
import Testing

@testable import Aloud

/// TAB: tabs and pushed screens.
struct TabTests {
  @Test(
    "TAB-1: a tab is reached by number, name, or neighbour",
    arguments: ["tab 3", "tab three", "extras", "tab extras", "open extras"])
  func reaching(_ line: String) throws {
    var player = try Player(after: "groceries")
    #expect(player.say(line).first == "Extras, tab, selected, 3 of 3. 11 items.")
  }

  @Test("TAB-1: next and previous tab end at the ends; tabs says them all") func neighbours() throws {
    var player = try Player()
    player.expect("previous tab", says: "This is the first tab.")
    #expect(player.say("next tab").first == "Numbers, tab, selected, 2 of 3. 1,000,000 items.")
    player.say("next tab")
    player.expect("next tab", says: "This is the last tab.")
    player.expect(
      "tabs", says: "Test App, tab bar.", "Home, tab, 1 of 3.", "Numbers, tab, 2 of 3.",
      "Extras, tab, selected, 3 of 3.")
    player.expect("tab 4", says: "There is no tab 4. There are 3 tabs.")
  }

  @Test("TAB-2: each tab keeps its stack and place; coming back says where you were") func stacks() throws {
    var player = try Player(after: "groceries", "2", "tab 3", "next", "next")
    player.expect("tab 1", says: "Home, tab, selected, 1 of 3.", "Details. Wrap up, button, 2 of 2.")
    player.expect("tab 3", says: "Extras, tab, selected, 3 of 3. Erase all, button, 1 of 11.")
    player.say("tab 1")
    player.expect("back", says: "Lists. Groceries, 1 of 6.")
  }

  @Test("TAB-3: a push says the title in full and the way back; coming back is short") func pushing() throws {
    var player = try Player(after: "groceries")
    #expect(player.lines.first == "Details, all about it. Back to Lists. 2 items.")
    player.expect("deeper", says: "Depths. Back to Details.", "Only text.")
    player.expect("back", says: "Details. Deeper, button, 1 of 2.")
    player.say("back")
    player.expect("back", says: "There is nothing to go back to. Home, tab 1 of 3, selected.")
  }

  @Test("TAB-3: an app can push and pop; that is said once") func effects() throws {
    var app = TestApp()
    app.answers["wrap"] = [.push("detail")]
    var player = try Player(app, after: "extras", "wrap up")
    #expect(player.lines.filter { $0.hasPrefix("Details") } == ["Details, all about it. Back to Extras. 2 items."])
    app.answers["wrap"] = [.pop]
    player = try Player(app, after: "groceries", "wrap up")
    #expect(player.lines == ["Lists. Groceries, 1 of 6."])
  }

  @Test("a screen that is not there is refused") func missing() throws {
    var app = TestApp()
    app.answers["wrap"] = [.push("none"), .present("none")]
    let player = try Player(app, after: "extras", "wrap up")
    #expect(player.lines == ["That is no longer there.", "That is no longer there."])
  }
}
