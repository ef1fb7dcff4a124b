import AloudTesting
import Testing

@testable import Aloud

/// ASK-5: a notice that waits to be acknowledged.
struct AlertTests {
  private struct Post: App {
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Post") { Tab("Desk", id: "desk") { Button("Delivery", id: "delivery") } }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      guard case .pressed = event else { return [] }
      state += 1
      return [.alert(Alert("Delivery", text: "It comes on Friday."))]
    }
  }

  private static let whole = "Delivery, alert. It comes on Friday."
  private static let short = "Delivery, alert."

  private func asked() throws -> SessionPlayer<Post> {
    var player = try SessionPlayer(of: Post())
    #expect(player.say("delivery") == [Self.whole])
    return player
  }

  @Test(
    "ASK-5: what is no answer is said to be none, and the alert again in short", arguments: ["hm", "next", "delivery"])
  func short(_ line: String) throws {
    var player = try asked()
    #expect(player.say(line) == ["\"\(line)\" is not understood.", Self.short])
    #expect(player.say("ok") == ["Desk. You are at Delivery, button, 1 of 1."])
    #expect(player.session.state == 1)
  }

  @Test("ASK-5: who asks for it hears all of it again", arguments: ["repeat", "help", "read", "where am i"])
  func whole(_ line: String) throws {
    var player = try asked()
    #expect(player.say(line).last == Self.whole)
  }
}
