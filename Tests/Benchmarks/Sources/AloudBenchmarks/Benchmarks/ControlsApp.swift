import Aloud

/// An app with many controls of every kind on one screen, each with what real ones have.
struct ControlsApp: App {
  struct State: Sendable, Equatable {
    var switches: Set<Int> = []
    var sizes: [Int: ID] = [:]
    var count = 0
    var deleted = 0
  }

  /// How many controls the screen has.
  let count: Int
  /// How many provided rows it has, which can be selected.
  var rows = 0

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Controls", tabs: [Tab("Controls", id: "controls", screen: screen(for: state))])
  }

  private func screen(for state: State) -> Screen {
    Screen("Controls", id: "controls") {
      for number in 0..<count { control(number, state) }
      if rows > 0 {
        Rows(id: "rows", count: rows) { Row(.verbatim("Row \($0 + 1)"), id: ID("row", String($0))) }
      }
    }
    .selectable { MenuItem("Delete", id: "delete") }
  }

  private func control(_ number: Int, _ state: State) -> Element {
    let name = LocalizedText.verbatim("Control \(number + 1)")
    let id = ID("control", String(number))
    switch number % 4 {
    case 0: return .toggle(Toggle(name, id: id, isOn: state.switches.contains(number)).subtitle("on or off").live())
    case 1:
      return .popUpButton(
        PopUpButton(name, id: id, selection: state.sizes[number] ?? "small") {
          MenuItem("Small", id: "small")
          MenuItem("Large", id: "large")
        }
      )
    case 2:
      return .button(
        Button(name, id: id).live().updated { $0.subtitle = .verbatim("\(state.count) times") })
    default:
      return .row(Row(name, id: id, action: .send).value(.verbatim("\(number)")))
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, .isOn(let isOn)):
      let number = id.item.flatMap { Int($0) } ?? 0
      if isOn { state.switches.insert(number) } else { state.switches.remove(number) }
    case .changed(let id, .choice(let choice)): state.sizes[id.item.flatMap { Int($0) } ?? 0] = choice
    case .performed(_, let ids): state.deleted += ids.count
    case .elapsed: state.switches.formSymmetricDifference([4])
    default: break
    }
    return []
  }
}
