import AloudTesting
import Testing

@testable import Aloud

/// LOOP-8: things that are called the same are told apart by the groups that they are in.
struct TwinTests {
  private struct House: App {
    var initialState: [ID] { [] }

    func interface(for state: [ID]) -> Interface {
      Interface("House") {
        Tab("Rooms", id: "rooms") {
          for room in ["Kitchen", "Hall"] {
            Group(.verbatim(room)) { Button("Lamp", id: ID("lamp", room)) }
          }
          Button("Lamp oil", id: "oil")
        }
      }
    }

    func update(_ state: inout [ID], _ event: Event) -> [Effect] {
      if case .pressed(let id) = event { state.append(id) }
      return []
    }
  }

  @Test("LOOP-8: twins are told with their groups, others are not") func told() throws {
    var player = try SessionPlayer(of: House())
    player.expect("lamp", says: "2 things match. Which one?", "1. Lamp, Kitchen, button.", "2. Lamp, Hall, button.")
    player.say("no")
    #expect(player.say("lam").last == "3. Lamp oil, button.")
  }

  @Test("LOOP-8: the group is an answer", arguments: ["hall", "the hall one", "the second", "2", "lamp hall"])
  func answered(_ answer: String) throws {
    var player = try SessionPlayer(of: House())
    player.say("lamp")
    player.say(answer)
    #expect(player.session.state == [ID("lamp", "Hall")])
  }

  @Test("LOOP-8: the name that they share asks again") func again() throws {
    var player = try SessionPlayer(of: House())
    player.say("lamp")
    #expect(player.say("lamp").first == "2 things match. Which one?")
    #expect(player.session.state.isEmpty)
  }
}
