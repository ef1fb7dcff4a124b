import Expectations
import TestSupport
import Testing

@testable import Aloud

/// Every way out of a sheet, and what the app hears of it.
struct DismissalTests {
  private static let asked = ["filters should", "filters will", "filters did"]

  @Test("SHEET-3: quit stops at a sheet that may not be left") func quitForbidden() throws {
    var app = TaskApp()
    app.answer = { state, event in
      state.isForbidden = true
      return []
    }
    var player = try TaskPlayer(app)
    player.say("tell", "apply")
    player.expect(
      "quit", says: "Application can't be closed now. It is being printed.",
      "Application is not finished and would end now. Say \"discard\" or \"go on\".")
    expect(!player.response.isOver)
    expect(player.dismissals, is: ["application should", "application didAttempt"])
  }

  @Test("SHEET-3: undo can't take a sheet away: it is refused while one is up") func undo() throws {
    var app = TaskApp()
    app.answer = { _, event in event == .pressed("tell") ? [.undoable("Telling")] : [] }
    var player = try TaskPlayer(app)
    player.expect("tell", "filters", "undo", says: "What is shown is in front. Finish it or say \"cancel\" first.")
    expect(player.session.engine.navigator.sheets.count, is: 1)
    expect(player.dismissals.isEmpty)
  }

  @Test(
    "SHEET-3: an app that takes the sheet away at any step is still told each step once", arguments: ["should", "will"])
  func takenAwayMeanwhile(_ step: String) throws {
    var app = TaskApp()
    app.answer = { state, event in
      if case .sheet(let id, let now) = event, now.rawValue == step { state.gone.insert(id) }
      return []
    }
    var player = try TaskPlayer(app)
    player.say("filters")
    player.expect("cancel", says: "What is shown closed.", "Desk. Filters, button, 2 of 6.")
    expect(player.dismissals, is: Self.asked)
  }

  @Test("SHEET-3: an app that asks for the dismissal again at hearing of it is told nothing twice")
  func dismissedAgain() throws {
    var app = TaskApp()
    app.answer = { _, event in
      if case .sheet(_, .will) = event { return [.dismiss] }
      return []
    }
    var player = try TaskPlayer(app)
    player.say("apply", "filters", "cancel")
    expect(player.dismissals, is: Self.asked)
    expect(player.session.engine.navigator.sheets.map(\.id), is: ["application"])
  }

  @Test("SHEET-3: what the app says and brings up at a dismissal comes after it") func presentsAnother() throws {
    var app = TaskApp()
    app.answer = { _, event in event == .sheet("filters", .did) ? [.say("Noted."), .present("files")] : [] }
    var player = try TaskPlayer(app)
    let said = player.say("filters", "cancel")
    expect(said.prefix(3), is: ["What is shown closed.", "Noted.", "Files, sheet. 4 items."])
  }

  @Test("SHEET-3: what the app asks at the attempt comes after the reason, and waits for its answer")
  func asksAtAttempt()
    throws
  {
    var app = TaskApp()
    app.answer = { state, event in
      state.isForbidden = true
      return event == .sheet("application", .didAttempt) ? [.alert(Alert("The printer is slow"))] : []
    }
    var player = try TaskPlayer(app)
    player.say("tell", "apply")
    player.expect(
      "cancel", says: "Application can't be closed now. It is being printed.", "The printer is slow, alert.")
    expect(player.say("ok").first, is: "Application, sheet. Step 1 of 3. 7 items.")
  }

  @Test("SHEET-3: what the app asks before it is decided stops the dismissal") func asksBefore() throws {
    var app = TaskApp()
    app.answer = { _, event in
      event == .sheet("filters", .should) ? [.alert(Alert("Not yet"))] : []
    }
    var player = try TaskPlayer(app)
    player.expect("filters", "cancel", says: "Not yet, alert.")
    player.say("ok")
    expect(player.session.engine.navigator.sheets.count, is: 1)
  }

  @Test("SHEET-1: the app's own reason against a step is said beside what is missing") func ownReason() throws {
    var app = TaskApp()
    app.answer = { state, event in
      if event == .pressed("tell") { state.isPlaceTaken = true }
      return []
    }
    var player = try TaskPlayer(app)
    player.say("tell", "apply", "name", "Ada", "birthday", "2000-02-03", "continue")
    player.expect("continue", says: "Continue to Place, dimmed: Photo is needed, no office is open.")
    player.say("photo", "face.png")
    player.expect("continue", says: "Continue to Place, dimmed: no office is open.")
  }
}
