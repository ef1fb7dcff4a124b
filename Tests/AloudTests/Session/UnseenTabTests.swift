import Expectations
import Synchronization
import TestSupport
import Testing

@testable import Aloud

/// What nobody sees is not made: of the tabs of an app, the one in front.
struct UnseenTabTests {
  private final class Counted: Sendable {
    private let made = Mutex(0)
    var count: Int { made.withLock(\.self) }

    func text() -> TextBlock {
      made.withLock { $0 += 1 }
      return TextBlock("Some text.")
    }
  }

  private struct TwoTabs: App {
    let counted: Counted
    var initialState: Int { 0 }

    func interface(for state: Int) -> Interface {
      Interface("Two") {
        Tab("Front", id: "front") { Button(.verbatim("Pressed \(state)"), id: "press") }
        Tab("Other", id: "other") { counted.text() }
      }
    }

    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      if case .pressed = event { state += 1 }
      return []
    }
  }

  @Test("a tab is made when the user comes to it, and once for each state") func unseen() throws {
    let counted = Counted()
    var player = try SessionPlayer(of: TwoTabs(counted: counted))
    player.say("1", "1", "next", "tabs", "where am i", "help")
    expect(player.session.state, is: 2)
    expect(counted.count, is: 0)
    expect(player.say("tab 2").contains("Some text."))
    player.say("where am i", "tab 1", "tab 2")
    expect(counted.count, is: 1)
  }
}
