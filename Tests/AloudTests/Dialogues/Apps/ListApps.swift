@testable import Aloud

/// Rows that are found by their names, and can be selected or not.
struct PantryApp: App {
  struct State: Sendable, Equatable {
    var query = ""
    var events: [Event] = []
  }

  var canSelect = true
  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let names = ["Oat milk", "Milk", "Rice milk", "Tea"]
    let search = Search("Find food", id: "search", query: SearchQuery(text: state.query))
      .suggestions([SearchSuggestion("Drinks", id: "drinks")])
    let found = Screen("Food", id: "food") {
      for name in names where Folding.fold(name).contains(Folding.fold(state.query)) {
        Row(.verbatim(name), id: ID("food", name), action: .send)
      }
    }
    .search(search)
    return Interface("Pantry") {
      Tab("Food", id: "t", screen: canSelect ? found.selectable { MenuItem("Order", id: "order") } : found)
    }
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

/// A list with a search and rows that can be selected.
struct SearchedShelfApp: App {
  struct State: Sendable, Equatable {
    var items = ["Milk", "Eggs", "Bread", "Green tea", "Black tea"]
    var query = ""
    var marked: [ID] = []
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let screen = Screen("Shelf", id: "shelf") {
      for item in state.items where state.query.isEmpty || item.lowercased().contains(state.query) {
        Row(.verbatim(item), id: ID(item.lowercased()), action: .send)
      }
    }
    .search(Search("Search the shelf", id: "search", query: SearchQuery(text: state.query)))
    .selectable { MenuItem("Mark", id: "mark") }
    return Interface("Shelf") { Tab("Shelf", id: "t", screen: screen) }
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
