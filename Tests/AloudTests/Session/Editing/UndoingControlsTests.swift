import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// EDIT-2: changes of controls that the app did not name are taken back under the control's name.
struct UndoingControlsTests {
  @Test(
    "EDIT-2: what undo can't put back is said to be so, once: what a command did, and what the app leaves out",
    arguments: [(["lamp"], "Lamp"), (["draft", "some text"], "Draft")])
  func notTheirs(_ lines: [String], _ name: String) throws {
    var player = try EditingPlayer(after: "public")
    for line in lines { player.say(line) }
    player.expect("undo", says: "\(name) can't be undone.")
    player.expect("undo", says: "Undone: Public, off.")
    expect(player.session.state.draft, is: (name == "Draft" ? "some text" : ""))
  }

  @Test("EDIT-2: undo after the thing is gone says so") func gone() throws {
    var player = try EditingPlayer({ $0.title = "Milk" }, after: "title", "Bread")
    player.session.state.title = "Milk"
    player.expect("undo", says: "Title can't be undone: what it changed has been changed since.")
    player.expect("redo", says: "There is nothing to redo.")
  }

  struct TwoTabsApp: App {
    var initialState: String { "" }

    func interface(for state: String) -> Interface {
      Interface("Cards") {
        Tab("Text", id: "text") {
          TextField("Name", id: "name", value: state).placeholder("as on your card")
          Row("Help", id: "help", action: .push("help"))
        }
        Tab("Other", id: "other") { Row("Thing", id: "thing") }
      }
    }

    func screen(_ id: ID, for state: String) -> Screen? { Screen("Help", id: id) { TextBlock("Write.", id: "write") } }

    func update(_ state: inout String, _ event: Event) -> [Effect] {
      if case .changed("name", .text(let text)) = event { state = text }
      return []
    }

    func restore(_ state: inout String, from other: String) { state = other }
  }
}
