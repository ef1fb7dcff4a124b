import Expectations
import TestSupport
import Testing

@testable import Aloud

/// MENU: menus.
struct MenuTests {
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
    expect(player.say("copies").first, is: "2 things match. Which one?")
    player.say("cancel")
    expect(player.say("3").first, is: "Copies. In, button, 1 of 1.")
    player.expect("history", says: "Screens behind, menu. 1 item.", "1. Folders.")
    player.say("1")
    player.say("pick")
    for _ in 0..<2 { player.say("in") }
    player.expect("history", says: "Screens behind, menu. 2 items.", "1. Copies.", "2. Pick a folder.")
    expect(player.say("pick a folder").first, is: "Pick a folder, sheet. In, button, 1 of 2.")
  }

  @Test("MENU-5: a destructive item of a menu with a selection asks first") func destructive() throws {
    let app = ScreenApp([Event]()) { _ in
      PopUpButton("Profile", id: "profile", selection: "mine") {
        MenuItem("Mine", id: "mine")
        MenuItem("Factory", id: "factory").destructive()
      }
    } on: { state, event in
      if case .changed = event { state.append(event) }
    }
    var risky = try SessionPlayer(of: app)
    risky.say("profile", "factory")
    expect(risky.session.state, is: [])
    risky.say("confirm factory profile")
    expect(risky.session.state, is: [.changed("profile", to: .choice("factory"))])
  }
}
