import Aloud

/// An app with one long list, whose rows are provided.
struct LongListApp: App {
  struct State: Sendable, Equatable {
    var chosen = ""
  }

  let count: Int
  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Lists") {
      Tab("Home", id: "home") {
        Row("List", id: "list", action: .push("list"))
      }
    }
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    Screen(
      "List", id: "list",
      elements: [
        .rows(
          Rows(id: "rows", count: count) { index in
            Row(.verbatim("Row \(index + 1)"), id: ID("row", String(index)), action: .send)
          })
      ])
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    guard case .pressed(let id) = event else { return [] }
    state.chosen = id.item ?? ""
    return [.say(.verbatim("Chosen"))]
  }
}
