import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// A task in several steps on a sheet.
struct StepTests {
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

  @Test("SHEET-2: a step that vanishes is left, and the task has a step less", arguments: ["photo", "place"])
  func vanishing(_ step: String) throws {
    var player = try TaskPlayer()
    player.say("apply", "name", "Ada", "birthday", "2000-02-03", "continue", "photo", "face.png", "continue")
    let said = player.happen(.elapsed(ID(step)))
    if step == "place" {
      expect(said, is: ["Photo. Step 2 of 2. 3 items."])
      expect(player.say("2").first?.contains("2 is now “Send”"), is: true)
      expect(player.say("2").first, is: "Sent.")
    } else {
      // The step behind the one in front: the way back goes to where there is something.
      player.expect("back", says: "Application, sheet. Step 1 of 2. Continue to Place, button, 6 of 7.")
      expect(player.say("6").first, is: "Place. Step 2 of 2. Back to Application. 3 items.")
    }
  }
}
