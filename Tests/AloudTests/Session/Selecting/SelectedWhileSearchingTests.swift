import AloudTesting
import Testing

@testable import Aloud

/// EDIT-1, FIND-1: what is selected and not found by a search is still selected.
struct SelectedWhileSearchingTests {
  @Test("ASK-8: a search loses nothing of the selection, and its end brings it back") func kept() throws {
    var player = try SessionPlayer(of: ShelfApp())
    player.say("edit", "select 1 to 3")
    let said = player.say("search", "tea")
    #expect(!said.contains { $0.contains("gone") })
    player.expect("selection", says: "3 selected.", "Milk.", "Eggs.", "Bread.")
    player.say("cancel")
    #expect(player.say("selection").count == 4)
    #expect(player.session.engine.navigator.front.selected?.ids == ["milk", "eggs", "bread"])
  }

  @Test("EDIT-1: what is found may be selected besides, and acts are done to all of it") func acts() throws {
    var player = try SessionPlayer(of: ShelfApp())
    player.say("edit", "select 1 to 2", "search", "tea")
    player.expect("1", says: "Green tea, selected.")
    #expect(player.say("selection").first == "3 selected.")
    player.say("mark")
    #expect(Set(player.session.state.marked) == ["milk", "eggs", "green tea"])
  }

  @Test("EDIT-1: what is really gone is told, once the whole list is back") func gone() throws {
    var player = try SessionPlayer(of: ShelfApp())
    player.say("edit", "select 1 to 3", "search", "tea")
    player.happen(.elapsed("eggs"))
    #expect(player.say("cancel").contains { $0.contains("Eggs was selected and is gone. 2 selected.") })
  }

  @Test("EDIT-1: deselecting all deselects what is out of sight too") func none() throws {
    var player = try SessionPlayer(of: ShelfApp())
    player.say("edit", "select 1 to 3", "search", "tea", "deselect all", "cancel")
    player.expect("selection", says: "Nothing is selected.")
  }
}

/// A list with a search and rows that can be selected.
private struct ShelfApp: App {
  struct State: Sendable, Equatable {
    var items = ["Milk", "Eggs", "Bread", "Green tea", "Black tea"]
    var query = ""
    var marked: [ID] = []
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let shown = state.items.filter { state.query.isEmpty || $0.lowercased().contains(state.query) }
    var screen = Screen(
      "Shelf", id: "shelf", elements: shown.map { .row(Row(.verbatim($0), id: ID($0.lowercased()), action: .send)) })
    screen.search = Search("Search the shelf", id: "search", query: SearchQuery(text: state.query))
    screen = screen.selectable { MenuItem("Mark", id: "mark") }
    return Interface("Shelf", tabs: [Tab("Shelf", id: "t", screen: screen)])
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("search", .text(let text)): state.query = text
    case .performed("mark", let ids): state.marked = ids
    case .elapsed(let id): state.items.removeAll { ID($0.lowercased()) == id }
    default: break
    }
    return []
  }
}
