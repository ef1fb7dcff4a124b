import AloudTesting
import Testing

@testable import AloudReminders

/// EDIT-1 in the built-in app: acts on several reminders.
struct ActingOnRemindersTests {
  @Test("LOOP-15: several reminders are checked by one line, though the list can be selected from")
  func checkingSeveral() throws {
    var app = try Playthrough()
    try app.transcript("groceries")
    #expect(
      try app.transcript("check milk and eggs", "undo", "milk and eggs", "turn off milk and bread") == """
        > check milk and eggs
        Milk and Eggs, on.
        > undo
        Undone: Mark Milk as done, Mark Eggs as done.
        > milk and eggs
        "milk and eggs" is not understood. Say a number, a name, or "help".
        > turn off milk and bread
        Milk and Bread, off.
        """)
  }

  @Test("an act that changes nothing counts nothing, keeps what is selected, and can't be undone") func nothing() throws
  {
    var app = try Playthrough()
    try app.transcript("groceries", "edit", "1", "mark as done")
    #expect(try app.transcript("1", "mark as done").hasSuffix("> mark as done\nNothing was done."))
    #expect(
      try app.transcript("done").hasSuffix("Selecting has ended. 1 item changed. 1 was selected; nothing is now."))
    #expect(try app.transcript("undo", "undo").hasSuffix("There is nothing to undo."))
  }
}
