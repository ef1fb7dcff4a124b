@testable import Aloud

/// A house whose things the app changes; each thing on the screen is live.
struct LiveHouseApp: App {
  struct State: Sendable, Equatable {
    var isLit = false
    var scene: ID = "day"
    var guest = ""
    var warmth = 0
    var isPressed = false
    var isOpen = true
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("House") {
      Tab("House", id: "house") {
        Toggle("Light", id: "light", isOn: state.isLit).live()
        PopUpButton("Scene", id: "scene", selection: state.scene) {
          MenuItem("Day", id: "day")
          MenuItem("Night", id: "night")
        }
        .live()
        TextField("Guest", id: "guest", value: state.guest).live()
        Picker(
          "Warmth", id: "warmth",
          columns: [
            PickerColumn(
              "Warmth", id: "degrees",
              values: Rows(id: "degrees", count: 5) { Row(.verbatim("\($0 + 18)"), id: ID("degree", String($0))) },
              selection: state.warmth)
          ]
        )
        .live()
        Button("Alarm", id: "alarm").selected(state.isPressed).live()
        PullDownButton("Doors", id: "doors") {
          MenuItem("Light up", id: "lightUp")
          MenuItem("Set", id: "set")
        }
        .dimmed(if: !state.isOpen, because: "all are locked").live()
        Button("Leave", id: "leave")
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .elapsed("dusk"): (state.isLit, state.scene) = (true, "night")
    case .elapsed("guest"): state.guest = "Ann"
    case .elapsed("cold"): state.warmth = 2
    case .elapsed("alarm"): state.isPressed.toggle()
    case .elapsed("lock"): state.isOpen = false
    case .pressed("alarm"): state.isPressed.toggle()
    case .pressed("lightUp"): state.isLit = true
    case .pressed("leave"):
      let before = state.isPressed
      (state.isLit, state.isPressed) = (false, true)
      return before ? [] : [.undoable("Leave")]
    case .changed("light", .isOn(let isOn)): state.isLit = isOn
    case .changed("scene", .choice(let scene)): (state.scene, state.isLit) = (scene, scene == "night")
    default: break
    }
    return []
  }
}

/// A scale that is at work for a while.
struct DimmerApp: App {
  var initialState: Bool { false }

  func interface(for state: Bool) -> Interface {
    Interface("Dimmer") {
      Tab("Dimmer", id: "dimmer") {
        Picker.slider("Lamp", id: "lamp", value: 3, in: 0...9).busy(if: state)
        Button("Leave", id: "leave")
      }
    }
  }

  func update(_ state: inout Bool, _ event: Event) -> [Effect] {
    if case .elapsed = event { state.toggle() }
    return []
  }
}

/// A hall with two radio groups, of which one is live, that the app changes.
struct HallApp: App {
  struct State: Sendable, Equatable {
    var way: ID? = "stairs"
    var floor: ID? = "first"
    var hasLift = true
    var isOpen = true
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Hall") {
      Tab("Hall", id: "hall") {
        RadioGroup(
          "Way in", id: "way", selection: state.way,
          buttons: [RadioButton("Stairs", id: "stairs")] + (state.hasLift ? [RadioButton("Lift", id: "lift")] : [])
        )
        .live()
        if state.isOpen {
          RadioGroup(
            "Floor", id: "floor", selection: state.floor,
            buttons: [RadioButton("First", id: "first"), RadioButton("Second", id: "second")].filter {
              state.hasLift || $0.id != "second"
            })
        }
        PullDownButton("Porter", id: "porter") { MenuItem("Ask", id: "ask") }
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("way", .choice(let way)): state.way = way
    case .changed("floor", .choice(let floor)): state.floor = floor
    case .elapsed("lift"): (state.way, state.floor) = ("lift", "second")
    case .elapsed("none"): (state.way, state.floor) = (nil, nil)
    case .elapsed("escalator"): (state.way, state.floor) = ("escalator", "third")
    case .elapsed("broken"): state.hasLift = false
    case .elapsed("shut"): state.isOpen = false
    case .pressed("ask"): state.way = "lift"
    default: break
    }
    return []
  }
}
