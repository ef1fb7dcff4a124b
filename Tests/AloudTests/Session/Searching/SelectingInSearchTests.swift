import AloudTesting
import Testing

@testable import Aloud

/// EDIT-1, FIND-1: in a search, to select never uses a result.
struct SelectingInSearchTests {
  /// Rows that are found by their names, and can be selected or not.
  private struct FoundApp: App {
    struct State: Sendable, Equatable {
      var query = ""
      var events: [Event] = []
    }

    var canSelect = true
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      let names = ["Oat milk", "Milk", "Rice milk", "Tea"].filter {
        Folding.fold($0).contains(Folding.fold(state.query))
      }
      let screen = Screen(
        "Food", id: "food", elements: names.map { .row(Row(.verbatim($0), id: ID("food", $0), action: .send)) })
      let search = Search("Find food", id: "search", query: SearchQuery(text: state.query))
        .suggestions([SearchSuggestion("Drinks", id: "drinks")])
      let found = screen.search(search)
      return Interface(
        "Pantry",
        tabs: [
          Tab("Food", id: "t", screen: canSelect ? found.selectable { MenuItem("Order", id: "order") } : found)
        ])
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed("search", .text(let text)): state.query = text
      case .pressed("drinks"): state.query = "milk"
      case .pressed, .performed: state.events.append(event)
      default: break
      }
      return []
    }
  }

  private func player(canSelect: Bool = true) throws -> SessionPlayer<FoundApp> {
    var player = try SessionPlayer(of: FoundApp(canSelect: canSelect))
    player.say("search milk")
    return player
  }

  @Test("EDIT-1: a number or a name after the word begins it", arguments: ["select 2", "select milk", "choose 2"])
  func begins(line: String) throws {
    var player = try player()
    player.expect(line, says: "Milk, selected.")
    #expect(player.session.state.events.isEmpty)
    player.expect("3", says: "Rice milk, selected.")
    player.expect("order", says: "Order: 2 items.")
    #expect(player.session.state.events == [.performed("order", on: [ID("food", "Milk"), ID("food", "Rice milk")])])
    player.expect("done", says: "Selecting has ended. 2 items changed.")
  }

  @Test("EDIT-1: several numbers begin it, and go on with it") func several() throws {
    var player = try player()
    player.expect("select 1 to 2", says: "2 selected.")
    player.expect("select 3", says: "Rice milk, selected.")
    player.expect("deselect 1", says: "Oat milk, not selected.")
    #expect(player.session.state.events.isEmpty)
  }

  @Test("EDIT-1: \"edit\" begins it, and a number then selects") func edits() throws {
    var player = try player()
    player.say("edit")
    player.expect("1", says: "Oat milk, selected.")
    #expect(player.session.state.events.isEmpty)
  }

  @Test("EDIT-1: a number that no result has is refused") func noNumber() throws {
    var player = try player()
    player.expect("select 9", says: "There is no 9. There are 3 items here.")
    player.say("2")
    #expect(player.session.state.events == [.pressed(ID("food", "Milk"))])
  }

  @Test(
    "EDIT-1: where nothing can be selected, that is said",
    arguments: ["select 1", "select 1 to 2", "edit", "select milk"])
  func unavailable(line: String) throws {
    var player = try player(canSelect: false)
    player.expect(line, says: "Nothing can be selected here.")
    #expect(player.session.state.events.isEmpty)
    #expect(player.session.state.query == "milk")
  }

  @Test("FIND-1: what is no result is a query, and suggestions are chosen") func queries() throws {
    var player = try player()
    player.say("choose wisely")
    #expect(player.session.state.query == "choose wisely")
    player.say("clear")
    player.say("choose 1")
    #expect(player.session.state.query == "milk")
  }

  @Test("EDIT-1: what is selected stays so while the query is empty") func keeps() throws {
    var player = try player()
    player.say("select 1 to 2", "clear")
    #expect(player.say("selection").first == "2 selected.")
  }
}
