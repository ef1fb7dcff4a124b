import Expectations
import TestSupport
import Testing

@testable import Aloud

/// What stands on something that goes away is taken down, and the user is told where they are.
struct VanishingTests {
  @Test("a sheet that the app takes down as soon as it is asked leaves the user told") func gaveWay() throws {
    let app = ScreenApp(true, title: "Ground") { _ in
      Button("Open", id: "open", action: .present("sheet"))
    } on: { isThere, event in
      if case .sheet(_, .should) = event { isThere = false }
    }
    .sheets { id, isThere in isThere ? Sheet("Sheet", id: id, elements: []) : nil }
    var player = try SessionPlayer(of: app)
    expect(player.say("open", "cancel"), is: ["Sheet closed.", "Ground. Open, button, 1 of 1."])
  }
}
