import Aloud

/// The app whose parts the article “An app in Swift” shows.
struct Recipes: App {
  struct State: Sendable, Equatable {
    var recipes = ["Bread", "Soup"]
    var query = SearchQuery()
    /// What the sheet holds.
    var title = ""
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Kitchen") {
      Tab("Recipes", id: "recipes") {
        for recipe in state.recipes where recipe.lowercased().contains(state.query.text.lowercased()) {
          Row(.verbatim(recipe), id: ID("recipe", recipe), action: .push(ID("recipe", recipe)))
        }
        if state.query.text.isEmpty { Button("New recipe", id: "new", action: .present("new")) }
      }
      .search(Search("Find recipes", id: "search", query: state.query))
      .selectable(excluding: ["new"]) {
        MenuItem("Delete", id: "delete").destructive()
      }
    }
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    guard id.name == "recipe", let title = id.item, state.recipes.contains(title) else { return nil }
    return Screen(.verbatim(title), id: id) {
      TextBlock("Not written down yet.", id: "text")
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == "new" else { return nil }
    return Sheet("New recipe", id: id) {
      TextField("Title", id: "title", value: state.title).required()
    }
    .preferredAction(Button("Add", id: "add"))
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("search", to: .text(let text)): state.query.text = text
    case .changed("title", to: .text(let title)): state.title = title
    case .pressed("add"):
      state.recipes.append(state.title)
      return [.dismiss, .undoable("Add a recipe")]
    case .performed("delete", on: let ids):
      state.recipes.removeAll { ids.contains(ID("recipe", $0)) }
      return [.undoable("Delete recipes")]
    case .sheet("new", .did): state.title = ""
    default: break
    }
    return []
  }
}
