import TestSupport
import Testing

@testable import Aloud

/// A list whose things can be selected, and many rows that can.
struct SelectionApp: App {
  struct State: Sendable, Equatable {
    var items = ["Milk", "Eggs", "Bread", "Salt and pepper", "Tea", "Oat milk"]
    var rowCount = 1_000_000
    var revision = 0
    var performed: [Event] = []
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let list = Screen("Things", id: "things") {
      for item in state.items { Row(.verbatim(item), id: ID("item", item), action: .send) }
      Button("Add", id: "add")
      Row("Settings", id: "settings", action: .send)
    }
    .selectable(excluding: ["settings"]) {
      MenuItem("Mark as done", id: "mark")
      MenuItem("Delete", id: "delete").destructive()
      Submenu("Move to", id: "move") {
        MenuItem("Work", id: "work")
        MenuItem("Home", id: "home")
      }
    }
    let count = state.rowCount
    let rows = Rows(id: "rows", count: count, revision: state.revision) { index in
      Row(.verbatim("Line \(count - index)"), id: ID("line", String(count - index)), action: .send)
    }
    return Interface("App") {
      Tab("Things", id: "t", screen: list)
      Tab("Lines", id: "l", screen: Screen("Lines", id: "lines") { rows }.selectable { MenuItem("Mark", id: "mark") })
      Tab("Plain", id: "p", screen: Screen("Plain", id: "plain") { Row("Edit", id: "edit", action: .send) })
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .performed("delete", let ids):
      state.performed.append(event)
      state.items.removeAll { ids.contains(ID("item", $0)) }
      return [.undoable("Delete several")]
    case .performed, .pressed: state.performed.append(event)
    case .elapsed(let id) where id.name == "gone": state.items.removeAll { $0 == id.item }
    case .elapsed("more"):
      state.rowCount += 2
      state.revision += 1
    case .elapsed("fewer"):
      state.rowCount = 3
      state.revision += 1
    default: break
    }
    return []
  }
}

typealias SelectionPlayer = SessionPlayer<SelectionApp>

extension SessionPlayer<SelectionApp> {
  init(locale: String = "en", after lines: [String] = []) throws {
    try self.init(of: SelectionApp()) { $0.locale = locale }
    say(lines)
  }
}
