@testable import Aloud

struct DeliveryApp: App {
  var initialState: Int { 0 }

  func interface(for state: Int) -> Interface {
    Interface("Post") { Tab("Desk", id: "desk") { Button("Delivery", id: "delivery") } }
  }

  func update(_ state: inout Int, _ event: Event) -> [Effect] {
    guard case .pressed = event else { return [] }
    state += 1
    return [.alert(Alert("Delivery", text: "It comes on Friday."))]
  }
}

/// Leads to a sheet, with a question or a notice over it.
struct SizeShopApp: App {
  var initialState: [String] { [] }

  func interface(for state: [String]) -> Interface {
    Interface("Shop") {
      Tab("Desk", id: "desk") {
        Button("Ask", id: "ask")
        Button("Warn", id: "warn")
        Button("Plain", id: "plain")
        Button("Stamp", id: "stamp")
      }
    }
  }

  func sheet(_ id: ID, for state: [String]) -> Sheet? {
    id == "letter" ? Sheet("Letter", id: id, elements: [.button(Button("Seal", id: "seal"))]) : nil
  }

  func update(_ state: inout [String], _ event: Event) -> [Effect] {
    let size = ActionSheet(
      "Which size?", id: "size", actions: Menu([.item(MenuItem("Small", id: "small"))]))
    guard case .pressed(let id) = event else { return [] }
    state.append(id.name)
    switch id {
    case "ask": return [.ask(size), .present("letter")]
    case "warn": return [.alert(Alert("Careful")), .present("letter")]
    case "plain": return [.ask(size)]
    default: return []
    }
  }
}

struct LampsApp: App {
  var initialState: [ID] { [] }

  func interface(for state: [ID]) -> Interface {
    Interface("House") {
      Tab("Rooms", id: "rooms") {
        for room in ["Kitchen", "Hall"] {
          Group(.verbatim(room)) { Button("Lamp", id: ID("lamp", room)) }
        }
        Button("Lamp oil", id: "oil")
      }
    }
  }

  func update(_ state: inout [ID], _ event: Event) -> [Effect] {
    if case .pressed(let id) = event { state.append(id) }
    return []
  }
}
