import AloudLanguage
import Testing

@testable import Aloud

extension DialogueApps {
  /// What guests say of a hotel.
  static let hotel = ScreenApp(["food": 3, "noise": 1] as [ID: Int], title: "Hotel") { state in
    Picker.rating("Food", id: "food", value: state["food"] ?? 0)
    Picker.rating("View", id: "view", value: 0)
    Picker.rating("Noise", id: "noise", value: state["noise"] ?? 0, of: 1)
    Picker.rating("Price", id: "price", value: 2).dimmed(because: "not yet")
  } on: { state, event in
    if case .changed(let id, .picked(let picks)) = event, let pick = picks.first ?? nil {
      state[id] = Picker.number(of: pick)
    }
  }

  /// Two sliders, and a stepper with a unit.
  static let sound = ScreenApp([String: Int](), title: "Sound") { _ in
    Picker.slider("Zuzu", id: "zuzu", value: 20, in: 0...100)
    Picker.slider("Yoyo", id: "yoyo", value: 3, in: 0...10)
    Picker("Xixi", id: "xixi", kind: .stepper(degrees), value: 20)
  } on: { state, event in
    if case .changed(let id, .picked(let picks)) = event {
      state[id.name] = (picks.first ?? nil).flatMap(Picker.number)
    }
  }

  private static var degrees: NumberScale {
    var scale = NumberScale(10...30)
    scale.unit = "degrees"
    return scale
  }

  /// Where somebody travels to.
  static let travel = ScreenApp([ID: String](), title: "Travel") { state in
    ComboBox(
      "City", id: "city", value: state["city"] ?? "",
      suggestions: state["fewer"] == nil ? ["Bergen", "Berlin", "Bern", "Lisbon", "Tunis"] : ["Bern"])
    ComboBox("Port", id: "port", value: state["port"] ?? "", suggestions: ["Bergen", "Lisbon", "Tunis"])
      .onlySuggestions().required().placeholder("anywhere")
    ComboBox("Station", id: "station", value: "", suggestions: ["North"]).dimmed(because: "choose a city")
    ComboBox("Street", id: "street", value: state["street"] ?? "", suggestions: [String]())
    ComboBox("Track", id: "track", value: "", suggestions: [String]()).onlySuggestions()
    ComboBox("Size", id: "size", value: state["size"] ?? "", suggestions: ["8", "9", "10", "11", "12"])
    ComboBox(
      "Gate", id: "gate", value: state["gate"] ?? "", suggestions: ["Apron", "B apron", "2 apron", "C apron"])
    ComboBox("Word", id: "word", value: state["word"] ?? "", suggestions: ["Polish", "polish", "-5", "5", "7"])
    ComboBox(
      "Unread", id: "unread", value: "",
      suggestions: Rows(id: "unread", count: 10_000) { index in
        Issue.record("A suggestion was read.")
        return Row("", id: ID("unread", "\(index)"))
      })
    ComboBox(
      "Line", id: "line", value: state["line"] ?? "",
      suggestions: Rows(id: "lines", count: 100_000) { Row(.verbatim("Line \($0)"), id: ID("line", "\($0)")) })
  } on: { state, event in
    switch event {
    case .changed(let id, .text(let text)): state[id] = text
    case .elapsed(let id): state[id] = ""
    default: break
    }
  }
}

/// A player of music, whose position follows how long the piece is.
struct MusicPlayer: Sendable, Equatable {
  var length = 300
  var position = 91
  var speed = 1.0
  var strength = 1

  /// The app; a stubborn one takes no position.
  static func app(isStubborn: Bool = false) -> ScreenApp<Self> {
    ScreenApp(Self(), title: "Player") { state in
      Picker.slider("Length", id: "length", value: state.length, in: 60...600, step: 60, words: .duration)
      Picker.slider("Position", id: "position", value: state.position, in: 0...state.length, words: .duration)
        .keptWithinLimits()
      Picker.slider("Speed", id: "speed", value: state.speed, in: 0.5...2, step: 0.25)
      Picker.slider(
        "Strength", id: "strength", value: state.strength, in: 0...2, words: .names(["weak", "medium", "strong"]))
      Picker.slider("Depth", id: "depth", value: 5, in: 0...4_000_000_000)
    } on: { state, event in
      if event == .elapsed("shorter") { state.length = 30 }
      guard case .changed(let id, .picked(let picks)) = event, let pick = picks.first ?? nil,
        let number = Picker.decimal(of: pick)
      else { return }
      switch id {
      case "length": state.length = Int(number)
      case "position": if !isStubborn { state.position = Int(number) }
      case "speed": state.speed = number
      case "strength": state.strength = Int(number)
      default: break
      }
    }
  }
}
