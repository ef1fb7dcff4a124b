import AloudTesting

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
    let names = ["Fifteen", "Fifty", "Milk", "5% off", "sudo"]
    var elements = names.map { Element.toggle(Toggle(.verbatim($0), id: ID("on", $0), isOn: state.on.contains($0))) }
    let asking = Confirmation("Remove the old files?", phrase: "remove old files")
    elements.append(.button(Button("Remove", id: "remove").role(.destructive).confirming(asking)))
    elements.append(.button(Button("Write", id: "write", action: .present("sheet"))))
    return Interface(
      "ParsedLine", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements))]
    )
    .pronouncing(["sudo": "sue doo"])
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    Sheet("Letter", id: id, elements: [.textField(TextField("Text", id: "text", value: state.text))])
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
