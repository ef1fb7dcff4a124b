import TestSupport

@testable import Aloud

/// A list with things that change, a thing that is lost, a sheet with input, and names that are said in other words.
struct HeardApp: App {
  struct State: Sendable, Equatable {
    var on: Set<String> = []
    var text = ""
    var isRemoved = false
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("ParsedLine") {
      Tab("Home", id: "home") {
        for name in ["Fifteen", "Fifty", "Milk", "5% off", "sudo"] {
          Toggle(.verbatim(name), id: ID("on", name), isOn: state.on.contains(name))
        }
        Button("Remove", id: "remove").confirming("Remove the old files?", phrase: "remove old files")
        Button("Write", id: "write", action: .present("sheet"))
      }
    }
    .pronouncing(["sudo": "sue doo"])
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    Sheet("Letter", id: id) { TextField("Text", id: "text", value: state.text) }
      .preferredAction(Button("Send", id: "send"))
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, .isOn(let isOn)):
      guard let name = id.item else { break }
      if isOn { state.on.insert(name) } else { state.on.remove(name) }
    case .changed("text", .text(let text)): state.text = text
    case .pressed("remove"): state.isRemoved = true
    default: break
    }
    return []
  }
}

extension SessionPlayer {
  /// Lets something be heard, and gives what is printed.
  @discardableResult
  mutating func hear(_ hypotheses: (String, Double?)..., generation: Int? = nil) -> [String] {
    let response = session.take(
      Recognition(hypotheses.map { .init($0.0, confidence: $0.1) }, generation: generation))
    return response.announcements.map { session.renderer.printed($0) }
  }
}
