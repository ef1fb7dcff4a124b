import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

@Suite("Deleting a list")
struct DeletingAListTests {
  @Test func beginsWithTheListsOfAFirstStart() throws {
    let app = try Playthrough()
    #expect(
      app.opening == """
        Aloud.
        Reminders, tab, selected, 1 of 4. 6 items.
        1. Groceries, 3 reminders, opens a screen.
        2. Work, 1 reminder, opens a screen.
        3. New list, opens a sheet.
        4. Sort by, Date, pop-up button.
        5. More, menu button.
        6. Timer, opens a screen.
        Say a number, a name, or "help".
        """)
    #expect(app.saved.isEmpty)
  }

  @Test func showsAListAndItsMenu() throws {
    var app = try Playthrough()
    #expect(
      try app.transcript("groceries", "more") == """
        > groceries
        Groceries. Back to Reminders. 5 items.
        1. Milk, due today, toggle, off, menu.
        2. Bread, toggle, off, menu.
        3. Eggs, toggle, off, menu.
        4. New reminder, opens a sheet.
        5. More, menu button.
        "More on" with a number opens an item's menu.
        "Edit" selects several.
        > more
        More, menu. 3 items.
        1. Rename, opens a sheet.
        2. Share, submenu.
        Group.
        3. Delete list, destructive.
        Say a number or a name. "Back" leaves the menu.
        """)
  }

  @Test("ASK-1, ASK-2: asks with what will be lost, and takes the whole phrase alone")
  func asksFirst() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "more")
    #expect(
      try app.transcript("delete list").hasSuffix(
        """
        Delete the list Groceries? 3 reminders will be lost. It can be undone until you quit.
        Say "delete Groceries" to do it, or "cancel".
        """))
    #expect(
      try app.transcript("yes", "delete list", "3", "").contains("deleted.\n") == false)
    #expect(app.saved.isEmpty)
    #expect(try app.transcript("keep") == "> keep\nNothing deleted.")
  }

  @Test func deletesUndoesAndQuits() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "more", "delete list", "yes", "delete list")
    #expect(
      try app.transcript("delete groceries", "undo", "where am i", "quit") == """
        > delete groceries
        Groceries deleted.
        Reminders. 5 items.
        > undo
        Undone: Delete Groceries.
        Reminders. 6 items.
        > where am i
        Reminders, tab, 1 of 4.
        Groceries, 3 reminders, opens a screen, 1 of 6.
        > quit
        Goodbye.
        """)
    #expect(app.session.state.reminders.contents == .sample(on: Playthrough.now.day))
    #expect(app.saved.count == 2)
  }

  @Test func saysThatAnEmptyListIsEmpty() throws {
    var app = try Playthrough()
    try app.transcript("new list", "name", "Books", "add", "books", "more")
    #expect(
      try app.transcript("delete list").contains("Delete the list Books? It is empty. It can be undone until you quit.")
    )
  }
}
