import Aloud
import Testing

@testable import AloudCommand

@Suite("Planning routes")
struct PlanningRoutesTests {
  @Test("MENU-2: history lists the screens behind")
  func goesDeepAndBackByHistory() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("routes", "popular routes", "harbour", "ferry")
    #expect(
      app.take("harbour", "history", "popular routes") == """
        > harbour
        Harbour. Back to Ferry to Harbour. 2 items.
        Ferries leave from the end of the pier. Twelve steps lead down to it.
        1. Way in without steps, no.
        2. On foot from Central Station, 25 minutes.
        > history
        Screens behind, menu. 4 items.
        1. Ferry to Harbour.
        2. Central Station to Harbour.
        3. Popular routes.
        4. Routes.
        Say a number or a name. "Back" leaves the menu.
        > popular routes
        Popular routes. 3 items. You are at Central Station to Harbour.
        """)
  }

  @Test func plansAnItinerary() throws {
    var app = try Playthrough()
    _ = app.start()
    #expect(
      app.take("routes", "new itinerary").hasSuffix(
        """
        New itinerary, sheet. 6 items.
        1. Start, Central Station, pop-up button.
        2. Destination, Old Market, pop-up button.
        3. Options, usual, opens a screen.
        4. Name, text field, empty, required.
        5. Save itinerary, button, main action, dimmed: Name is needed.
        6. Cancel, button.
        Say a number or a name. "Cancel" leaves the sheet.
        """))
    _ = app.take("destination", "park", "options", "pace", "slow", "back", "name", "Sunday walk")
    #expect(app.take("save").hasPrefix("> save\nSunday walk added.\nRoutes. 4 items."))
    #expect(
      app.take("sunday walk").hasSuffix(
        """
        Sunday walk. Back to Routes. 5 items.
        1. Start, Central Station, opens a screen.
        2. Destination, Hill Park, opens a screen.
        3. Duration, 27 minutes.
        4. Pace, slow.
        5. Delete itinerary, button, destructive.
        """))
    _ = app.take("delete itinerary", "delete itinerary")
    #expect(app.take("delete sunday walk").contains("Sunday walk deleted."))
    #expect(app.take("undo").contains("Undone: Delete Sunday walk."))
    #expect(app.session.state.routes.itineraries.map(\.name) == ["Sunday walk"])
  }

  @Test func saysWhatStandsAgainstAnItinerary() throws {
    var app = try Playthrough()
    _ = app.start()
    _ = app.take("routes", "new itinerary", "name", "Nowhere", "destination", "central station")
    #expect(app.take("save").hasSuffix("dimmed: start and destination are the same."))
    _ = app.take("destination", "harbour", "options", "without steps", "back")
    #expect(app.take("save").hasSuffix("dimmed: there is no way without steps."))
    #expect(app.session.state.routes.itineraries.isEmpty)
  }
}
