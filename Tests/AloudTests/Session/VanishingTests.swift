import AloudTesting
import Testing

@testable import Aloud

/// What stands on something that goes away is taken down, and the user is told where they are.
struct VanishingTests {
  @Test("the pushed screens go: the user is back on the screen below, and hears it") func screens() throws {
    var player = try Player(after: "groceries", "deeper")
    #expect(player.happen(.elapsed("detailGone")) == ["Lists. Groceries, 1 of 6."])
    player.expect("2", says: "That is no longer there.")
  }

  @Test("a screen that went while another tab was in front is gone on coming back") func otherTab() throws {
    var player = try Player(after: "groceries", "deeper", "extras")
    #expect(player.happen(.elapsed("detailGone")).isEmpty)
    player.expect("home", says: "Home, tab, selected, 1 of 3.", "Lists. Groceries, 1 of 6.")
  }

  @Test(
    "the sheet goes, with what was asked over it",
    arguments: [["new list"], ["new list", "title"], ["new list", "title", "x", "cancel"], ["new list", "more"]])
  func sheet(_ way: [String]) throws {
    var player = try Player()
    for line in way { player.say(line) }
    #expect(
      player.happen(.elapsed("sheetGone")) == ["New list closed.", "Lists. New list, button, 4 of 6."])
    #expect(player.session.prompt == .line)
    player.expect("in stock only", says: "On.")
  }

  @Test("the menu's owner goes: the menu closes, and the user hears where they are") func menu() throws {
    for way in [["more on 1"], ["more on 1", "share"]] {
      var player = try Player()
      for line in way { player.say(line) }
      #expect(player.happen(.elapsed("menuGone")) == ["Lists. Groceries, 1 of 6."])
      #expect(player.session.engine.layers.isEmpty)
    }
  }

  @Test(
    "MENU-5: what is to be destroyed goes while its confirmation waits: that is said, and there is nothing to confirm")
  func confirmation() throws {
    var player = try Player(after: "more on 1", "delete list")
    #expect(
      player.happen(.elapsed("menuGone")) == [
        "Delete list is gone. Nothing was done.", "Lists. Groceries, 1 of 6.",
      ])
    #expect(player.say("delete Groceries").first?.contains("not understood") == true)
    #expect(player.session.state.lists.count == 3)
    player = try Player(after: "extras", "erase all")
    player.happen(.elapsed("eraseGone"))
    #expect(player.lines.first == "Erase all is gone. Nothing was done.")
    #expect(player.say("confirm erase all").first?.contains("not understood") == true)
    #expect(player.session.state.lists.count == 3)
  }

  @Test("MENU-5: what can no longer be used does not act on a confirmation that came before") func dimmedMeanwhile()
    throws
  {
    var player = try Player(after: "extras", "erase all")
    #expect(player.happen(.elapsed("eraseDimmed")).isEmpty)
    player.expect("confirm erase all", says: "Erase all, dimmed: it is locked.")
    #expect(player.session.state.lists.count == 3)
    #expect(player.session.engine.layers.isEmpty)
  }

  @Test("LOOP-5: things that were asked about go: an old answer picks nothing else") func candidates() throws {
    var player = try Player(after: "wo")
    player.happen(.elapsed("tick"))
    #expect(!player.session.engine.layers.isEmpty)
    #expect(player.happen(.elapsed("listsGone")) == ["Lists. 3 items."])
    #expect(player.session.engine.layers.isEmpty)
    #expect(player.say("work").first?.contains("not understood") == true)
    player = try Player(after: "tab 2")
    player.happen(.elapsed("fewRows"))
    player.expect("9", says: "There is no 9. There are 2 items here.")
  }

  @Test("the line that was read last goes: reading goes on where there is something") func focus() throws {
    for way in [["tab 2", "50", "tab 1"], ["tab 2", "50"]] {
      for command in [
        "read", "next", "previous", "where am i", "spell", "repeat", "next page", "previous page", "last", "", "2",
      ] {
        var player = try Player()
        for line in way { player.say(line) }
        player.happen(.elapsed("fewRows"))
        player.say("tab 2")
        player.say(command)
        #expect(!player.lines.isEmpty)
        #expect(!player.text.contains("Line 50"))
      }
    }
  }

  @Test("a sheet that the app takes down as soon as it is asked leaves the user told") func gaveWay() throws {
    struct GivesWay: App {
      var initialState: Bool { true }
      func interface(for state: Bool) -> Interface {
        let button = Button("Open", id: "open", action: .present("sheet"))
        return Interface("G", tabs: [Tab("G", id: "g", screen: Screen("Ground", id: "g", elements: [.button(button)]))])
      }
      func sheet(_ id: ID, for state: Bool) -> Sheet? { state ? Sheet("Sheet", id: "sheet", elements: []) : nil }
      func update(_ state: inout Bool, _ event: Event) -> [Effect] {
        if case .sheet(_, .should) = event { state = false }
        return []
      }
    }
    var session = try Session(GivesWay(), settings: Settings())
    _ = session.start()
    _ = session.take(Line("open"))
    let response = session.take(Line("cancel"))
    #expect(
      response.announcements.map(session.renderer.printed) == [
        "Sheet closed.", "Ground. Open, button, 1 of 1.",
      ])
  }
}
