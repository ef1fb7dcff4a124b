import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// ASK-8: what forbids leaving forbids it to the user, never to the app; and a way out that is said is true.
struct ForbiddenSheetTests {
  @Test("ASK-8: quit asks in the end, and its answer ends the program", arguments: [true, false])
  func quit(_ asks: Bool) throws {
    var player = try SessionPlayer(of: GateApp(asks: asks))
    player.say("open", "name", "North")
    let question = "Gate is not finished and would end now. Say \"discard\" or \"go on\"."
    let said = player.say("quit")
    expect(said.first, is: "Gate can't be closed now. It is raining.")
    if asks {
      player.expect("quit", says: question)
    } else {
      expect(said.last, is: question)
    }
    player.say("go on")
    expect(player.session.engine.navigator.sheets.count == 1 && !player.response.isOver)
    player.say("quit")
    if asks { player.say("quit") }
    player.expect("discard", says: "Goodbye.")
    expect(player.response.isOver)
  }
}

/// A sheet that may not be left while it rains.
struct GateApp: App {
  struct State: Sendable, Equatable { var name = "" }

  let asks: Bool

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("House") { Tab("House", id: "house") { Button("Open", id: "open", action: .present("gate")) } }
  }

  func sheet(_ id: ID, for state: State) -> Sheet? {
    Sheet("Gate", id: id) { TextField("Name", id: "name", value: state.name) }
      .dismissalForbidden(because: "It is raining.")
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("name", .text(let name)): state.name = name
    case .sheet("gate", .didAttempt) where asks:
      let menu = Menu([
        .item(MenuItem("Tear it down", id: "tear", action: .dismiss)), .item(MenuItem("Stay", id: "stay")),
      ])
      return [.ask(ActionSheet("Leave it?", id: "leave", actions: menu))]
    case .pressed("stay"): return [.say("Gate stays.")]
    case .elapsed("end"): return [.quit]
    default: break
    }
    return []
  }
}
