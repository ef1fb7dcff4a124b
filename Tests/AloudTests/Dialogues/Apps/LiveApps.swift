@testable import Aloud

/// A house whose things the app changes; each thing on the screen is live.
struct LiveHouse: Sendable, Equatable {
  var isLit = false
  var scene: ID = "day"
  var guest = ""
  var warmth = 0
  var isPressed = false
  var isOpen = true

  static let app = ScreenApp(LiveHouse(), title: "House") { state in
    Toggle("Light", id: "light", isOn: state.isLit).live()
    PopUpButton("Scene", id: "scene", selection: state.scene) {
      MenuItem("Day", id: "day")
      MenuItem("Night", id: "night")
    }
    .live()
    TextField("Guest", id: "guest", value: state.guest).live()
    let degrees = Rows(id: "degrees", count: 5) { Row(.verbatim("\($0 + 18)"), id: ID("degree", String($0))) }
    let warmth = PickerColumn("Warmth", id: "degrees", values: degrees, selection: state.warmth)
    Picker("Warmth", id: "warmth", columns: [warmth]).live()
    Button("Alarm", id: "alarm").selected(state.isPressed).live()
    PullDownButton("Doors", id: "doors") {
      MenuItem("Light up", id: "lightUp")
      MenuItem("Set", id: "set")
    }
    .dimmed(if: !state.isOpen, because: "all are locked").live()
    Button("Leave", id: "leave")
  } answering: { state, event in
    switch event {
    case .elapsed("dusk"): (state.isLit, state.scene) = (true, "night")
    case .elapsed("guest"): state.guest = "Ann"
    case .elapsed("cold"): state.warmth = 2
    case .elapsed("alarm"), .pressed("alarm"): state.isPressed.toggle()
    case .elapsed("lock"): state.isOpen = false
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

extension DialogueApps {
  /// A scale that is at work for a while.
  static let dimmer = ScreenApp(false, title: "Dimmer") { isBusy in
    Picker.slider("Lamp", id: "lamp", value: 3, in: 0...9).busy(if: isBusy)
    Button("Leave", id: "leave")
  } on: { isBusy, event in
    if case .elapsed = event { isBusy.toggle() }
  }

  /// Rows that come at the top when time passes. Ids that are places are as careless authors have them.
  static func inbox(isProvided: Bool = false, idsArePlaces: Bool = false) -> ScreenApp<[String]> {
    ScreenApp(["Ann", "Ben", "Cleo"], title: "Inbox") { mails in
      let rows = mails.enumerated().map { index, mail in
        Row(.verbatim(mail), id: ID("mail", idsArePlaces ? String(index) : mail), action: .send)
          .menu { MenuItem("Flag", id: ID("flag", mail)) }
      }
      if isProvided {
        Rows(id: "mails", count: rows.count, revision: mails.hashValue) { rows[$0] }
      } else {
        for row in rows { row }
      }
    } on: { mails, event in
      if case .elapsed(let id) = event { mails.insert(id.name, at: 0) }
      if case .performed(_, let ids) = event { mails.removeAll { ids.contains(ID("mail", $0)) } }
    }
    .screen { screen, _ in screen.selectable { MenuItem("Archive", id: "archive") } }
  }
}

/// A hall with two radio groups, of which one is live, that the app changes.
struct Hall: Sendable, Equatable {
  var way: ID? = "stairs"
  var floor: ID? = "first"
  var hasLift = true
  var isOpen = true

  static let app = ScreenApp(Hall(), title: "Hall") { state in
    let ways = [RadioButton("Stairs", id: "stairs")] + (state.hasLift ? [RadioButton("Lift", id: "lift")] : [])
    RadioGroup("Way in", id: "way", selection: state.way, buttons: ways).live()
    if state.isOpen {
      let second = state.hasLift ? [RadioButton("Second", id: "second")] : []
      RadioGroup(
        "Floor", id: "floor", selection: state.floor, buttons: [RadioButton("First", id: "first")] + second)
    }
    PullDownButton("Porter", id: "porter") { MenuItem("Ask", id: "ask") }
  } on: { state, event in
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
  }
}
