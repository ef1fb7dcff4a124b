import AloudTesting
import Testing

@testable import Aloud

/// A house whose things the app changes; each thing on the screen is live.
private struct House: App {
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
private struct Dimmer: App {
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

struct LiveChangeTests {
  @Test("BTN-5: a scale that was at work does not say of itself that it can be used: its values were there")
  func scaleAtWork() throws {
    var visit = try SessionPlayer(of: Dimmer())
    #expect(visit.happen(.elapsed("work")).isEmpty)
    visit.expect("lamp", says: "Lamp, busy.")
    #expect(visit.happen(.elapsed("work")).isEmpty)
  }

  @Test("BTN-5: changes of every kind of control are told when they come, each once, and only what changed")
  func everyKind() throws {
    var visit = try SessionPlayer(of: House())
    #expect(visit.happen(.elapsed("dusk")) == ["Light, on.", "Scene, Night."])
    #expect(visit.happen(.elapsed("dusk")).isEmpty)
    #expect(visit.happen(.elapsed("guest")) == ["Guest, Ann."])
    #expect(visit.happen(.elapsed("cold")) == ["Warmth, 20."])
    #expect(visit.happen(.elapsed("lock")) == ["Doors, dimmed: all are locked."])
  }

  @Test("BTN-3: the app sets what is selected, and both ways are told") func selected() throws {
    var visit = try SessionPlayer(of: House())
    #expect(visit.happen(.elapsed("alarm")) == ["Alarm, selected."])
    #expect(visit.say("last").isEmpty == false)
    visit.expect("previous", says: "Doors, menu button, collapsed, 6 of 7.")
    visit.expect("previous", says: "Alarm, button, selected, 5 of 7.")
    visit.expect("alarm", says: "Alarm, not selected.")
    visit.expect("alarm", says: "Alarm, selected.")
  }

  @Test("BTN-5: what the user did is answered first, then what changed with it, once") func afterTheAnswer() throws {
    var visit = try SessionPlayer(of: House())
    visit.expect("light", says: "On.")
    _ = visit.say("scene")
    visit.expect("night", says: "Scene, Night.")
    _ = visit.say("scene")
    visit.expect("day", says: "Scene, Day.", "Light, off.")
    _ = visit.say("doors")
    // What has changed tells that it is done.
    visit.expect("light up", says: "Light, on.")
    visit.expect("leave", says: "Light, off.", "Alarm, selected.")
    visit.expect("undo", says: "Undone: Leave.", "Light, on.", "Alarm, not selected.")
  }

  @Test("BTN-5: a change below an open menu or picker is told, and the menu stays") func belowAMenu() throws {
    var visit = try SessionPlayer(of: House())
    _ = visit.say("doors")
    #expect(visit.happen(.elapsed("dusk")) == ["Light, on.", "Scene, Night."])
    visit.expect("set", says: "Set: done.")
    _ = visit.say("warmth")
    #expect(visit.happen(.elapsed("guest")) == ["Guest, Ann."])
    #expect(visit.session.engine.layers.picker != nil)
  }
}
