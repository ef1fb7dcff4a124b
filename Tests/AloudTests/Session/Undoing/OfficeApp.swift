@testable import Aloud

/// An app whose controls undo puts back, on its screen and on a sheet, whose draft goes with it.
struct OfficeApp: App {
  struct State: Sendable, Equatable {
    var isOpen = false
    var notifies = true
    var way: ID? = "stairs"
    var draft: [ID: Value] = [:]
    var kept: [ID: Value] = [:]
    var photos = 2
    var isGone = false
  }

  /// Whether the app names what its sheet did.
  var namesActs = true
  /// What else its sheet does.
  var effects: [Effect] = []

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Office") {
      Tab("Desk", id: "desk") {
        Disclosure("More", id: "more", isExpanded: state.isOpen) { Button("Ring", id: "ring") }
        Toggle("Notify", id: "notify", isOn: state.notifies).style(.checkBox)
        RadioGroup(
          "Way in", id: "way", selection: state.way,
          buttons: [RadioButton("Stairs", id: "stairs"), RadioButton("Lift", id: "lift")])
        Button("Play", id: "play")
        PullDownButton("Desk lamp", id: "lamp") { MenuItem("Switch it", id: "switch") }
        Button("New visitor", id: "new", action: .present("visitor"))
      }
    }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == "visitor", !state.isGone else { return nil }
    return Sheet("Visitor", id: id) {
      TextField("Name", id: "name", value: text(of: "name", state)).required()
      Toggle("Urgent", id: "urgent", isOn: state.draft["urgent"] == .isOn(true))
      Button("Drop a photo", id: "drop")
      Button("Note", id: "showNote", action: .push("note"))
    }
    .preferredAction(Button("Add", id: "add"))
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    id == "note" ? Screen("Note", id: id) { TextField("Text", id: "text", value: text(of: "text", state)) } : nil
  }

  private func text(of id: ID, _ state: State) -> String {
    if case .text(let text) = state.draft[id] { text } else { "" }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("more", .isOn(let isOn)): state.isOpen = isOn
    case .changed("notify", .isOn(let isOn)): state.notifies = isOn
    case .changed("way", .choice(let way)): state.way = way
    case .changed(let id, let value): state.draft[id] = value
    case .pressed("drop"):
      state.photos -= 1
      return [.undoable("Photo dropped")]
    case .pressed("play"), .pressed("switch"): return [.run("play", Invocation(["play"]))]
    case .pressed("add"):
      state.kept = state.draft
      return [.dismiss] + effects + (namesActs ? [.undoable("Add Ada")] : [])
    case .sheet("visitor", .did): state.draft = [:]
    case .elapsed: state.isGone = true
    default: break
    }
    return []
  }

  var undoParts: [StatePart<State>] {
    [
      .value(\.isOpen), .value(\.notifies), .value(\.way), .entries(\.draft), .entries(\.kept), .value(\.photos),
    ]
  }

  func restore(_ state: inout State, from other: State) {
    let isGone = state.isGone
    state = other
    state.isGone = isGone
  }
}
