import AloudTesting
import Testing

@testable import Aloud

/// A shop that checks out for as long as it takes.
private struct Till: App {
  struct State: Sendable, Equatable { var isBusy = false }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Till") {
      Tab("Till", id: "till") {
        Button("Check out", id: "checkOut").busy(if: state.isBusy)
        Button("Leave", id: "leave")
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    if event == .pressed("checkOut") { state.isBusy = true }
    return []
  }
}

/// SET-2: what takes long says so.
struct StillWorkingTests {
  @Test("SET-2: what is busy here is named; else it is said that something goes on") func named() throws {
    var player = try SessionPlayer(of: Till())
    func said(_ player: inout SessionPlayer<Till>) -> [String] {
      let response = player.session.noteStillWorking()
      return response.announcements.map(player.session.renderer.printed)
    }
    #expect(said(&player) == ["Still working."])
    player.say("check out")
    #expect(said(&player) == ["Still working: Check out."])
  }
}
