import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// Every way out of a sheet, and what the app hears of it.
struct DismissalTests {
  private static let asked = ["filters should", "filters will", "filters did"]
  private static let taken = ["filters will", "filters did"]

  @Test("SHEET-3: quit leaves every sheet first, each once", arguments: [["filters"], ["apply", "filters"]])
  func quit(_ way: [String]) throws {
    var player = try TaskPlayer()
    for line in way { player.say(line) }
    player.expect("quit", says: "Goodbye.")
    expect(player.response.isOver)
    let rest = way.count > 1 ? ["application should", "application will", "application did"] : []
    expect(player.dismissals, is: Self.asked + rest)
  }

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

  @Test(
    "SHEET-3: \"close\" leaves where the button is called Cancel, in the user's words and in English",
    arguments: [
      ("en", "close"), ("de", "schließen"), ("de", "Schliessen"), ("de", "close"), ("ja", "閉じて"), ("ar", "أغلق"),
    ])
  func closing(_ locale: String, _ word: String) throws {
    var player = try TaskPlayer(locale: locale)
    player.say("apply")
    player.say(word)
    expect(player.dismissals, is: ["application should", "application will", "application did"])
    expect(player.session.engine.navigator.sheets.isEmpty)
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

  @Test(
    "SHEET-3: a dismissal while something is open says what is lost by it",
    arguments: [
      (["name"], [] as [String]), (["birthday"], []), (["birthday", "day 5"], ["Birthday is as it was."]),
      (["name", "Ada", "cancel"], []), (["advice", "history"], []),
    ])
  func somethingOpen(_ way: [String], _ lost: [String]) throws {
    var player = try TaskPlayer()
    player.say("apply")
    for line in way { player.say(line) }
    expect(
      player.happen(.elapsed("application")),
      is: lost + [
        "Application closed.", "Desk. Apply, button, 1 of 6.",
      ])
    expect(player.session.engine.layers.isEmpty)
    expect(player.dismissals.suffix(2), is: ["application will", "application did"])
  }

  @Test(
    "SHEET-3, EDIT-2: of a sheet that vanishes at once what was being written is kept for paste, before its end is said"
  )
  func writingOnAVanishingSheet() throws {
    var player = try TaskPlayer()
    player.say("apply", "name", "Ada", "name", "insert Byron")
    expect(
      player.happen(.elapsed("application")),
      is: [
        "Name is gone, so nothing was entered. Your text is copied: \"paste\" puts it into another field.",
        "Application closed.", "Desk. Apply, button, 1 of 6.",
      ])
    expect(player.session.clipboard?.text, is: "Ada Byron")
    expect(player.session.engine.layers.isEmpty)
    expect(player.dismissals, is: Self.taken.map { $0.replacing("filters", with: "application") })
  }
}
