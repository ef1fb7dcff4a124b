import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: what was taken back is of a state before what has come since.
struct RedoAfterPressTests {
  @Test("EDIT-2: a button that changes what undo covers, and is no act to take back, ends what could be redone")
  func press() throws {
    var player = try SessionPlayer(of: StallApp())
    player.say("awning")
    player.expect("undo", says: "Undone: Awning, off.")
    player.say("send")
    player.expect("redo", says: "There is nothing to redo.")
    #expect(player.session.state == StallApp.State(isOpen: false, isSending: true))
  }

  @Test("EDIT-2: a button that changes nothing leaves what can be redone") func plainPress() throws {
    var player = try SessionPlayer(of: StallApp())
    player.say("awning", "undo", "ring")
    player.expect("redo", says: "Done again: Awning, on.")
  }
}

/// A switch, a button that changes something without a name for undo, and one that changes nothing.
private struct StallApp: App {
  struct State: Sendable, Equatable {
    var isOpen = false
    var isSending = false
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Stall") {
      Tab("Stall", id: "stall") {
        Toggle("Awning", id: "awning", isOn: state.isOpen)
        Button("Send", id: "send")
        Button("Ring", id: "ring")
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .changed("awning", .isOn(let isOn)): state.isOpen = isOn
    case .pressed("send"): state.isSending = true
    default: break
    }
    return []
  }

  func restore(_ state: inout State, from other: State) { state = other }
}
