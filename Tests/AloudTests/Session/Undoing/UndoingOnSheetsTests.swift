import AloudTesting
import Testing

@testable import Aloud

/// EDIT-2: what is taken back on a sheet while it is up, and of it when it has gone.
struct UndoingOnSheetsTests {
  @Test("EDIT-2: what was changed on the sheet in front is taken back, also on a screen of its own") func onTheSheet()
    throws
  {
    var player = try OfficePlayer(after: "new visitor", "urgent", "note", "text", "A tall one")
    player.expect("undo", says: "Undone: Text, empty.")
    player.say("back")
    player.expect("undo", says: "Undone: Urgent, off.")
    #expect(player.session.state.draft.isEmpty)
    player.expect("undo", says: "There is nothing to undo.")
    player.expect("redo", says: "Done again: Urgent, on.")
    #expect(player.session.engine.navigator.sheets.count == 1)
  }

  @Test("EDIT-2, SHEET-1: what redo makes ready is said") func readiness() throws {
    var player = try OfficePlayer(after: "new visitor", "name", "Ada")
    player.expect("undo", says: "Undone: Name, empty.")
    player.expect("add", says: "Add, dimmed: Name is needed.")
    player.expect("redo", says: "Done again: Name, Ada.", "Add can be used now.")
  }

  @Test("EDIT-2, SHEET-3: a sheet on which all is undone is clean") func clean() throws {
    var player = try OfficePlayer(after: "new visitor", "urgent", "undo")
    player.expect("cancel", says: "Visitor closed.", "Desk. New visitor, button, 7 of 7.")
    player.expect("redo", says: "There is nothing to redo.")
  }

  @Test("SHEET-2: what was done below a sheet is not taken back from it") func below() throws {
    var player = try OfficePlayer(after: "lift", "new visitor")
    player.expect("undo", says: "Visitor is in front. Finish it or say \"cancel\" first.")
    player.say("urgent")
    player.expect("undo", says: "Undone: Urgent, off.")
    player.expect("undo", says: "Visitor is in front. Finish it or say \"cancel\" first.")
    player.say("cancel")
    player.expect("undo", says: "Undone: Way in, Stairs.")
  }

  @Test("EDIT-2: what was dropped with the sheet is gone, which is said once, and then what was before comes")
  func discarded() throws {
    var player = try OfficePlayer(after: "lift", "new visitor", "name", "Ada", "urgent", "cancel", "discard")
    player.expect("undo", says: "Visitor: what it was about is gone, so nothing was done.")
    player.expect("undo", says: "Undone: Way in, Stairs.")
  }

  @Test("EDIT-2: what was on a sheet that the app took away is gone") func vanished() throws {
    var player = try OfficePlayer(after: "new visitor", "urgent")
    #expect(player.happen(.elapsed("gone")) == ["Visitor closed.", "Desk. New visitor, button, 7 of 7."])
    player.expect("undo", says: "Visitor: what it was about is gone, so nothing was done.")
    player.expect("undo", says: "There is nothing to undo.")
  }

  @Test("EDIT-2: what the sheet did is taken back as a whole, by the app's name for it, and leaves no draft")
  func named() throws {
    var player = try OfficePlayer(after: "new visitor", "name", "Ada", "urgent", "add")
    #expect(player.session.state.kept.count == 2)
    player.expect("undo", says: "Undone: Add Ada.")
    #expect(player.session.state == OfficeApp.State())
    player.expect("undo", says: "There is nothing to undo.")
    player.expect("redo", says: "Done again: Add Ada.")
    #expect(player.session.state.kept.count == 2)
    #expect(player.session.state.draft.isEmpty)
  }

  @Test("EDIT-2: where the app has no name for it, the sheet's is said") func unnamed() throws {
    var app = OfficeApp()
    app.namesActs = false
    var player = try OfficePlayer(app, after: "new visitor", "name", "Ada", "add")
    player.expect("undo", says: "Undone: Visitor.")
    #expect(player.session.state == OfficeApp.State())
  }

  @Test("EDIT-2: a sheet that ran a command can't be undone, nor what was filled in on it") func lasting() throws {
    var app = OfficeApp()
    (app.namesActs, app.effects) = (false, [.run("mail", Invocation(["mail"]))])
    var player = try OfficePlayer(app, after: "lift", "new visitor", "name", "Ada", "add")
    player.expect("undo", says: "Add can't be undone.")
    player.expect("undo", says: "Undone: Way in, Stairs.")
  }

  @Test("EDIT-2: acts that the app names on a sheet stay apart, also when it has gone") func namedOnTheSheet() throws {
    var player = try OfficePlayer(after: "new visitor", "drop", "drop", "cancel")
    player.expect("undo", says: "Undone: Photo dropped.")
    #expect(player.session.state.photos == 1)
    player.expect("undo", says: "Undone: Photo dropped.")
    #expect(player.session.state.photos == 2)
  }
}
