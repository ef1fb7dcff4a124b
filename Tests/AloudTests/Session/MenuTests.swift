import AloudTesting
import Testing

@testable import Aloud

/// MENU: menus.
struct MenuTests {
  @Test("MENU-1: items, states, submenus, group boundaries; hidden items are not there") func items() throws {
    let player = try Player(after: "more on 1")
    #expect(
      player.lines == [
        "Groceries, menu. 4 items.", "1. Rename.", "2. Pinned, mixed.", "3. Share, submenu.", "Group.",
        "4. Delete list, destructive.",
      ])
  }

  @Test("MENU-1: submenus open and lead back, level by level") func submenus() throws {
    var player = try Player(after: "more on 1", "share")
    #expect(player.lines == ["Share, menu. 1 item.", "1. By mail."])
    player.expect("back", says: "Nothing chosen.", "Share, submenu, 3 of 4.")
    player.expect("back", says: "Nothing chosen.", "Groceries, opens a screen, menu, 1 of 6.")
    player = try Player(after: "more on 1", "share", "by mail")
    #expect(player.events == [.pressed("mail")])
    #expect(player.session.engine.layers.isEmpty)
  }

  @Test("MENU-1: an empty menu says that it is empty, and is left") func emptyMenu() throws {
    var player = try Player(after: "extras")
    player.expect("nothing", says: "Nothing is empty.")
    #expect(player.session.engine.layers.isEmpty)
  }

  @Test("MENU-2: history lists the screens behind, and goes to the one chosen") func history() throws {
    var player = try Player(after: "groceries", "deeper", "history")
    #expect(player.lines == ["Screens behind, menu. 2 items.", "1. Details.", "2. Lists."])
    player.expect("2", says: "Lists. Groceries, 1 of 6.")
    player.expect("history", says: "There are no screens behind this one.")
    player = try Player(after: "groceries", "deeper", "history", "back", "where am i")
    #expect(player.text.contains("Screen Depths."))
  }

  @Test("MENU-2: of screens that are called the same, history tells which came after which; it works on a sheet too")
  func historyOfEqualTitles() throws {
    struct Folders: App {
      var initialState: Int { 0 }
      func interface(for state: Int) -> Interface {
        Interface("Folders") {
          Tab("Folders", id: "folders") {
            Button("In", id: "in", action: .push("0"))
            Button("Pick", id: "pick", action: .present("sheet"))
          }
        }
      }
      func screen(_ id: ID, for state: Int) -> Screen? {
        let depth = Int(id.name) ?? 0
        return Screen(.verbatim(depth % 2 == 0 ? "Copies" : "Old"), id: id) {
          Button("In", id: "in", action: .push(ID(String(depth + 1))))
        }
      }
      func sheet(_ id: ID, for state: Int) -> Sheet? {
        Sheet("Pick a folder", id: "sheet") { Button("In", id: "in", action: .push("0")) }
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] { [] }
    }
    var player = try SessionPlayer(of: Folders())
    for _ in 0..<4 { player.say("in") }
    player.expect(
      "history", says: "Screens behind, menu. 4 items.", "1. Copies, after Old.", "2. Old.",
      "3. Copies, after Folders.",
      "4. Folders.")
    #expect(player.say("copies").first == "2 things match. Which one?")
    player.say("cancel")
    #expect(player.say("3").first == "Copies. In, button, 1 of 1.")
    player.expect("history", says: "Screens behind, menu. 1 item.", "1. Folders.")
    player.say("1")
    player.say("pick")
    for _ in 0..<2 { player.say("in") }
    player.expect("history", says: "Screens behind, menu. 2 items.", "1. Copies.", "2. Pick a folder.")
    #expect(player.say("pick a folder").first == "Pick a folder, sheet. In, button, 1 of 2.")
  }

  @Test("MENU-3: leaving by back or cancel applies nothing and says so", arguments: ["back", "cancel", "never mind"])
  func leaving(_ line: String) throws {
    var player = try Player(after: "sort by")
    player.expect(line, says: "Nothing chosen.", "Sort by, Date, pop-up button, collapsed, 6 of 6.")
    #expect(player.events.isEmpty)
  }

  @Test("MENU-3: cancel leaves all menus at once") func cancel() throws {
    var player = try Player(after: "sort by", "other", "cancel")
    #expect(player.session.engine.layers.isEmpty)
    #expect(player.say("2").first?.hasPrefix("Details") == true)
  }

  @Test("MENU-4: one selection holds for the whole subtree") func selection() throws {
    var player = try Player(after: "sort by", "other", "size")
    #expect(player.events == [.changed("sort", to: .choice("size"))])
    #expect(player.lines == ["Sort by, Size."])
    player.say("sort by")
    #expect(!player.text.contains("selected"))
    player.say("other")
    #expect(player.lines == ["Other, menu. 2 items.", "1. Colour.", "2. Size, selected."])
  }

  @Test("MENU-5: a destructive item asks first, also in a menu with a selection") func destructive() throws {
    let player = try Player(after: "more on 1", "4")
    #expect(player.response.announcements.first?.kind == .question)
    #expect(player.events.isEmpty)
    struct Risky: App {
      var initialState: [Event] { [] }
      func interface(for state: [Event]) -> Interface {
        var reset = MenuItem("Factory", id: "factory")
        reset.isDestructive = true
        let menu = Menu([.item(MenuItem("Mine", id: "mine")), .item(reset)])
        let button = PopUpButton("Profile", id: "profile", selection: "mine", menu: menu)
        return Interface("R", tabs: [Tab("R", id: "r", screen: Screen("R", id: "r", elements: [.popUpButton(button)]))])
      }
      func update(_ state: inout [Event], _ event: Event) -> [Effect] {
        if case .changed = event { state.append(event) }
        return []
      }
    }
    var session = try Session(Risky(), settings: Settings())
    _ = session.start()
    for line in ["profile", "factory"] { _ = session.take(Line(line)) }
    #expect(session.state == [])
    _ = session.take(Line("confirm factory profile"))
    #expect(session.state == [.changed("profile", to: .choice("factory"))])
  }

  @Test("a menu takes labels of its own only: tabs and the screen below are out of reach") func ownLabels() throws {
    var player = try Player(after: "more on 1")
    player.say("groceries")
    #expect(player.response.announcements.first?.kind == .refusal)
    #expect(!player.session.engine.layers.isEmpty)
  }
}
