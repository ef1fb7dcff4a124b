import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

@Suite("Writing reminders")
struct WritingRemindersTests {
  @Test("SHEET-1: Add waits for the title")
  func addWaitsForTheTitle() throws {
    var app = try Playthrough()
    try app.transcript("groceries")
    #expect(
      try app.transcript("new reminder", "add", "title", "Butter", "due", "tomorrow") == """
        > new reminder
        New reminder, sheet. 5 items.
        1. Title, text field, empty, required.
        2. Due, none, date picker.
        3. Notes, text field, empty.
        4. Add, button, main action, dimmed: Title is needed.
        5. Cancel, button.
        Say a number or a name. "Cancel" leaves the sheet.
        > add
        Add, dimmed: Title is needed.
        > title
        Title, text field, empty, required, editing. Type the text, or say "cancel".
        > Butter
        Title, Butter.
        Add can be used now.
        > due
        Due, none, date picker. Month, Day, Year.
        Say a date or a time, or a part of it.
        "Done" keeps it, "cancel" doesn't.
        > tomorrow
        Due, Saturday, November 21, 2026.
        """)
    #expect(
      try app.transcript("add").hasPrefix("> add\nButter added.\nGroceries. New reminder, button, 5 of 6."))
    let butter = app.session.state.reminders.contents.lists[0].reminders.last
    #expect(butter?.title == .typed("Butter") && butter?.due == .day(Playthrough.now.day + 1))
    #expect(app.saved.count == 1)
  }

  @Test("LOOP-13: a line about a reminder makes no list", arguments: ["new reminder", "remind me to call mom"])
  func reminderIsNoList(_ line: String) throws {
    var app = try Playthrough()
    #expect(try app.transcript(line).contains("New list, sheet."))
    try app.transcript("cancel", "discard")
    #expect(app.session.state.reminders.contents.lists.count == 2)
    #expect(app.saved.isEmpty)
  }

  @Test("SHEET-3: leaving a sheet with changes asks, and a discarded draft is gone")
  func discardingAsks() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "new reminder", "due", "tomorrow")
    #expect(
      try app.transcript("cancel", "keep editing", "cancel", "discard") == """
        > cancel
        Discard what you entered in New reminder? Say "discard" or "keep editing".
        > keep editing
        New reminder stays open. Nothing is lost.
        > cancel
        Discard what you entered in New reminder? Say "discard" or "keep editing".
        > discard
        New reminder closed.
        Groceries. New reminder, button, 4 of 5.
        """)
    #expect(try app.transcript("new reminder").contains("2. Due, none, date picker."))
    #expect(app.saved.isEmpty)
  }

  @Test func editsWhatIsThereAndNamesWhatUndoTakesBack() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "more on 1", "edit")
    #expect(
      try app.transcript("title", "Oat milk", "save", "undo") == """
        > title
        Title, Milk, text field, required, editing. Type the text, or say "cancel".
        > Oat milk
        Title, Oat milk.
        > save
        Oat milk saved.
        Groceries. Oat milk, toggle, 1 of 5.
        > undo
        Undone: Edit Milk.
        """)
    #expect(app.session.state.reminders.contents == .sample(on: Playthrough.now.day))
  }

  @Test func keepsASampleNameThatWasNotEdited() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "more on 1", "edit", "due", "25 december", "yes", "save")
    let milk = app.session.state.reminders.contents.lists[0].reminders[0]
    #expect(milk.title == .sample(.milk) && milk.due == .day(Playthrough.now.day + 35))
  }

  @Test func namesEachUndo() throws {
    var app = try Playthrough()
    try app.transcript("sort by", "name", "groceries", "milk")
    #expect(
      try app.transcript("undo", "undo", "redo", "undo", "undo") == """
        > undo
        Undone: Milk, off.
        > undo
        Undone: Sort by, Date.
        > redo
        Done again: Sort by, Name.
        > undo
        Undone: Sort by, Date.
        > undo
        There is nothing to undo.
        """)
  }

  @Test func sortsByName() throws {
    var app = try Playthrough()
    #expect(
      try app.transcript("sort by", "name", "groceries").hasSuffix(
        """
        Sort by, Name.
        > groceries
        Groceries. Back to Reminders. 5 items.
        1. Bread, toggle, off, menu.
        2. Eggs, toggle, off, menu.
        3. Milk, due today, toggle, off, menu.
        4. New reminder, opens a sheet.
        5. More, menu button.
        "More on" with a number opens an item's menu.
        "Edit" selects several.
        """))
  }

  @Test func hidesAndDeletesWhatIsDone() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "milk", "back", "more")
    #expect(try app.transcript("show done") == "> show done\nReminders that are done are hidden.")
    #expect(try app.transcript("groceries").contains("1. Bread, toggle, off"))
    try app.transcript("back", "more", "delete done")
    #expect(try app.transcript("delete all done") == "> delete all done\n1 reminder deleted.")
    #expect(app.session.state.reminders.contents.lists[0].reminders.map(\.title) == [.sample(.bread), .sample(.eggs)])
  }

  @Test func sharesAListByItsWords() throws {
    var app = try Playthrough()
    try app.transcript("groceries")
    #expect(
      try app.transcript("more", "share", "copy as text").hasSuffix("> copy as text\nGroceries: Milk, Bread, Eggs."))
    #expect(
      try app.transcript("more", "share", "mail").hasSuffix("Mail isn't set up, alert. Nothing was sent. Say \"OK\"."))
  }

  @Test("MENU-6: the notes of a reminder are heard where it is read in full") func readsNotes() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "more on milk", "edit", "notes", "two pints", "of oat", ".", "save")
    let read = try app.transcript("actions for milk", "read in full")
    #expect(read.contains("> read in full\nMilk, due today, toggle, off"))
    #expect(read.hasSuffix("two pints of oat") || read.hasSuffix("two pints\nof oat"))
  }
}

/// EDIT-1 in the built-in app: acts on several reminders.
struct ActingOnRemindersTests {
  @Test("an act that changes nothing counts nothing, keeps what is selected, and can't be undone") func nothing() throws
  {
    var app = try Playthrough()
    try app.transcript("groceries", "edit", "1", "mark as done")
    #expect(try app.transcript("1", "mark as done").hasSuffix("> mark as done\nNothing was done."))
    #expect(
      try app.transcript("done").hasSuffix("Selecting has ended. 1 item changed. 1 was selected; nothing is now."))
    #expect(try app.transcript("undo", "undo").hasSuffix("There is nothing to undo."))
  }

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
}
