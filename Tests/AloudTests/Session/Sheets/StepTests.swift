import AloudTesting
import Testing

@testable import Aloud

/// A task in several steps on a sheet.
struct StepTests {
  @Test("SHEET-1: a step says which of how many it is, and what leads on says all that is still required") func first()
    throws
  {
    var player = try TaskPlayer()
    player.expect(
      "apply", says: "Application, sheet. Step 1 of 3. 7 items.", "1. Name, text field, empty, required.",
      "2. Birthday, none, date picker, required.", "3. Advice, opens a screen.",
      "4. Filters, opens a sheet.", "5. Once more, opens a sheet.",
      "6. Continue to Photo, main action, opens a screen, dimmed: Name and Birthday are needed.",
      "7. Cancel, button.")
    player.expect("continue", says: "Continue to Photo, dimmed: Name and Birthday are needed.")
    player.say("name", "Ada", "birthday")
    #expect(player.say("2000-02-03").last == "Continue to Photo can be used now.")
  }

  @Test("SHEET-1: each step leads to the next, the last has the preferred action, and its end leaves them all")
  func wholeTask() throws {
    var player = try TaskPlayer()
    player.say("apply", "name", "Ada", "birthday", "2000-02-03")
    player.expect(
      "continue", says: "Photograph of yourself. Step 2 of 3. Back to Application. 3 items.",
      "1. Photo, text field, empty, required.",
      "2. Continue to Place, main action, opens a screen, dimmed: Photo is needed.", "3. Cancel, button.")
    player.expect("photo", "face.png", says: "Photo, face.png.", "Continue to Place can be used now.")
    player.expect(
      "continue", says: "Place. Step 3 of 3. Back to Photo. 3 items.", "1. Office, text field, empty.",
      "2. Send, button, main action.", "3. Cancel, button.")
    player.expect(
      "where am i", says: "Desk, tab, 1 of 2. Sheet Application. Screen Photo. Screen Place. Step 3 of 3. 3 items.")
    player.expect("send", says: "Sent.", "Desk. Apply, button, 1 of 6.")
    #expect(player.dismissals == ["application will", "application did"])
  }

  @Test("SHEET-2: back goes back a step and keeps what was entered; cancel leaves the whole task") func backAndCancel()
    throws
  {
    var player = try TaskPlayer()
    player.say("apply", "name", "Ada", "birthday", "2000-02-03", "continue", "photo", "face.png", "continue")
    player.expect("back", says: "Photo. Step 2 of 3. Continue to Place, button, 2 of 3.")
    #expect(player.say("read").first == "2. Continue to Place, main action, opens a screen.")
    player.expect("back", says: "Application, sheet. Step 1 of 3. Continue to Photo, button, 6 of 7.")
    player.say("continue")
    player.expect("cancel", says: "You have changed Application. Say \"Send\", \"discard\" or \"keep editing\".")
    player.expect("discard", says: "Application closed.", "Desk. Apply, button, 1 of 6.")
    #expect(player.dismissals == ["application should", "application will", "application did"])
  }

  @Test("SHEET-3: save does the preferred action from any step, or says all that it waits for") func save() throws {
    var player = try TaskPlayer()
    player.say("apply", "name", "Ada", "cancel")
    #expect(player.say("send").first == "Send, dimmed: Birthday and Photo are needed.")
    player.say("keep", "birthday", "2000-02-03", "continue", "photo", "face.png", "cancel")
    player.expect("send", says: "Sent.", "Desk. Apply, button, 1 of 6.")
  }

  @Test("SHEET-1: what is required on a screen that was pushed beside the steps is required too") func beside() throws {
    var player = try TaskPlayer()
    player.say("apply", "name", "Ada", "advice", "back", "cancel")
    #expect(player.say("send").first == "Send, dimmed: Birthday, Photo, and Question are needed.")
  }

  @Test("SHEET-1: the app's own reason against a step is said beside what is missing") func ownReason() throws {
    var app = TaskApp()
    app.answer = { state, event in
      if event == .pressed("tell") { state.isPlaceTaken = true }
      return []
    }
    var player = try TaskPlayer(app)
    player.say("tell", "apply", "name", "Ada", "birthday", "2000-02-03", "continue")
    player.expect("continue", says: "Continue to Place, dimmed: Photo is needed and no office is open.")
    player.say("photo", "face.png")
    player.expect("continue", says: "Continue to Place, dimmed: no office is open.")
  }

  @Test("SHEET-2: a step that vanishes is left, and the task has a step less", arguments: ["photo", "place"])
  func vanishing(_ step: String) throws {
    var player = try TaskPlayer()
    player.say("apply", "name", "Ada", "birthday", "2000-02-03", "continue", "photo", "face.png", "continue")
    let said = player.happen(.elapsed(ID(step)))
    if step == "place" {
      #expect(said == ["Photo. Step 2 of 2. 3 items."])
      #expect(player.say("2").first?.contains("2 is now “Send”") == true)
      #expect(player.say("2").first == "Sent.")
    } else {
      // The step behind the one in front: the way back goes to where there is something.
      player.expect("back", says: "Application, sheet. Step 1 of 2. Continue to Place, button, 6 of 7.")
      #expect(player.say("6").first == "Place. Step 2 of 2. Back to Application. 3 items.")
    }
  }

  @Test("TAB-3: a short title and subtitle are said on return and where the way back is named") func shortTitles()
    throws
  {
    var player = try TaskPlayer()
    #expect(player.say("rooms").first == "All the rooms of the house, 12 rooms on 3 floors. Back to Desk. 1 item.")
    #expect(player.say("attic").first == "Attic. Back to Rooms. 1 item.")
    player.expect("back", says: "Rooms, 12. Attic, 1 of 1.")
    player.say("post")
    player.expect("desk", says: "Desk, tab, selected, 1 of 2.", "Rooms, 12. Attic, 1 of 1.")
    #expect(player.say("help").contains("\"Back\" goes to Desk."))
  }
}
