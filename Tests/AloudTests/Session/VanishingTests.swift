import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// What stands on something that goes away is taken down, and the user is told where they are.
struct VanishingTests {
  @Test("a sheet that the app takes down as soon as it is asked leaves the user told") func gaveWay() throws {
    struct GivesWay: App {
      var initialState: Bool { true }
      func interface(for state: Bool) -> Interface {
        let button = Button("Open", id: "open", action: .present("sheet"))
        return Interface("G", tabs: [Tab("G", id: "g", screen: Screen("Ground", id: "g", elements: [.button(button)]))])
      }
      func sheet(_ id: ID, for state: Bool) -> Sheet? { state ? Sheet("Sheet", id: "sheet", elements: []) : nil }
      func update(_ state: inout Bool, _ event: Event) -> [Effect] {
        if case .sheet(_, .should) = event { state = false }
        return []
      }
    }
    var player = try SessionPlayer(of: GivesWay())
    expect(player.say("open", "cancel"), is: ["Sheet closed.", "Ground. Open, button, 1 of 1."])
  }
}
