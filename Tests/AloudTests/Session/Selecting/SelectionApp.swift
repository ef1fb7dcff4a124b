import AloudTesting
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
    var list = Screen(
      "Things", id: "things",
      elements: state.items.map { .row(Row(.verbatim($0), id: ID("item", $0), action: .send)) } + [
        .button(Button("Add", id: "add")), .row(Row("Settings", id: "settings", action: .send)),
      ])
    list = list.selectable(excluding: ["settings"]) {
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
    let many = Screen("Lines", id: "lines", elements: [.rows(rows)]).selectable { MenuItem("Mark", id: "mark") }
    let plain = Screen("Plain", id: "plain", elements: [.row(Row("Edit", id: "edit", action: .send))])
    return Interface(
      "App",
      tabs: [
        Tab("Things", id: "t", screen: list), Tab("Lines", id: "l", screen: many), Tab("Plain", id: "p", screen: plain),
      ])
  }

  func screen(_ id: ID, for state: State) -> Screen? { nil }
  func sheet(_ id: ID, for state: State) -> Sheet? { nil }

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
