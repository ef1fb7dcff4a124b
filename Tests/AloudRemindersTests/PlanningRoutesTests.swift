import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

@Suite("Planning routes")
struct PlanningRoutesTests {
  @Test("MENU-2: history lists the screens behind")
  func goesDeepAndBackByHistory() throws {
    var app = try Playthrough()
    try app.transcript("routes", "popular routes", "harbour", "ferry")
    #expect(
      try app.transcript("harbour", "history", "popular routes") == """
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
        Popular routes. Central Station to Harbour, 3 of 4.
        """)
  }

  @Test func plansAnItinerary() throws {
    var app = try Playthrough()
    #expect(
      try app.transcript("routes", "new itinerary").hasSuffix(
        """
        New itinerary, sheet. Step 1 of 3. 5 items.
        1. Start, Central Station, pop-up button.
        2. Destination, Old Market, pop-up button.
        3. Departure, none, date picker.
        4. Continue to Options, main action, opens a screen.
        5. Cancel, button.
        Say a number or a name. "Cancel" leaves the sheet.
        """))
    try app.transcript("destination", "park", "options", "pace", "slow", "done", "summary", "name", "Sunday walk")
    #expect(
      try app.transcript("save").hasPrefix(
        "> save\nSunday walk added.\nRoutes. New itinerary, button, 4 of 4."))
    #expect(
      try app.transcript("sunday walk").hasSuffix(
        """
        Sunday walk. Back to Routes. 5 items.
        1. Start, Central Station, opens a screen.
        2. Destination, Hill Park, opens a screen.
        3. Duration, 27 minutes.
        4. Pace, slow.
        5. Delete itinerary, button, destructive.
        """))
    try app.transcript("delete itinerary", "delete itinerary")
    #expect(try app.transcript("delete sunday walk").contains("Sunday walk deleted."))
    #expect(try app.transcript("undo").contains("Undone: Delete Sunday walk."))
    #expect(app.session.state.routes.itineraries.map(\.name) == ["Sunday walk"])
  }

  @Test(
    "an arrival follows from the departure, the way and the rest, and is said with its day only where that is another")
  func tellsTheArrival() throws {
    var app = try Playthrough()
    try app.transcript(
      "routes", "new itinerary", "destination", "park", "departure", "tomorrow at 11 pm", "continue", "continue",
      "name",
      "Night walk")
    try app.transcript("save")
    #expect(
      try app.transcript("night walk").contains(
        """
        3. Departure, Saturday, November 21, 2026 at 11:00\u{202F}PM.
        4. Arrival, 11:18\u{202F}PM.
        5. Duration, 18 minutes.
        """))
    try app.transcript("back", "new itinerary", "destination", "harbour", "options", "pace and rest")
    #expect(try app.transcript("slow", "a long rest", "done").hasSuffix("Pace and rest, slow, a long rest."))
    #expect(try app.transcript("summary").contains("3. Rest, a long rest."))
    try app.transcript(
      "back", "back", "departure", "tomorrow at 11:15 pm", "continue", "continue", "name", "Long walk", "save")
    #expect(
      try app.transcript("long walk").contains(
        """
        4. Arrival, Sunday, November 22, 2026 at 12:07\u{202F}AM.
        5. Duration, 52 minutes.
        6. Pace, slow.
        7. Rest, a long rest.
        """))
  }

  @Test("nobody sets out before today, or between two steps of five minutes")
  func limitsTheDeparture() throws {
    var app = try Playthrough()
    try app.transcript("routes", "new itinerary")
    #expect(try app.transcript("departure", "19 November 2026 at 9 am").contains("too early"))
    try app.transcript("cancel", "departure", "tomorrow at 9:07 am", "continue", "continue", "name", "Walk", "save")
    let departure = app.session.state.routes.itineraries.first?.departure
    #expect(departure == DateTime(day: Playthrough.now.day + 1, hour: 9, minute: 5))
  }

  @Test func saysWhatStandsAgainstAnItinerary() throws {
    var app = try Playthrough()
    try app.transcript("routes", "new itinerary", "destination", "central station")
    #expect(try app.transcript("options").hasSuffix("dimmed: start and destination are the same."))
    try app.transcript("destination", "harbour", "options", "without steps")
    #expect(try app.transcript("summary").hasSuffix("dimmed: there is no way without steps."))
    #expect(app.session.state.routes.itineraries.isEmpty)
  }
}
