import Aloud
import Testing

@testable import AloudCommand

/// What the session does that it should not, each as short as it can be shown. A test that fails here tells of a repair:
/// move it to its story.
@Suite("Known issues of the session")
struct KnownSessionIssuesTests {
  private func started() throws -> Playthrough {
    var app = try Playthrough()
    _ = app.start()
    return app
  }

  @Test func aConfirmationBeginsWithItsQuestion() throws {
    var app = try started()
    _ = app.take("groceries", "more")
    let printed = app.take("delete list")
    withKnownIssue("the role is said before the question, where there is no name") {
      #expect(printed.hasPrefix("> delete list\nDelete the list Groceries?"))
    }
  }

  @Test("BTN-3: pressing a toggle that has a menu says only the new state")
  func aToggleSaysOnlyItsState() throws {
    var app = try started()
    _ = app.take("groceries")
    let printed = app.take("milk")
    withKnownIssue("`keepOnlyStates` keeps \"has a menu\"") { #expect(printed == "> milk\non.") }
  }

  @Test("SET-2, BTN-5: progress is announced when an event brings it on")
  func progressIsAnnounced() throws {
    var app = try started()
    _ = app.take("shop", "check out")
    let printed = app.passTime()
    withKnownIssue("`receive` does not say live changes") { #expect(printed == "Paying, 25%, progress.") }
  }

  @Test func anAlertAtTheStartComesAfterTheIntroduction() throws {
    var app = try Playthrough(file: .failed(.other))
    let printed = app.start()
    withKnownIssue("the alert is said first, and still waits for OK after the introduction") {
      #expect(printed.hasPrefix("Aloud."))
    }
  }

  @Test func theFocusFollowsTheThing() throws {
    var app = try started()
    _ = app.take("groceries", "new reminder", "title", "Butter", "due", "today")
    let printed = app.take("add")
    withKnownIssue("the focus is the number of a line, and what comes before moves it") {
      #expect(printed.hasSuffix("Groceries. 6 items. You are at New reminder."))
    }
  }

  @Test func aNameThatIsASentenceEndsWithOneFullStop() throws {
    var app = try Playthrough(file: .readOnly(RemindersFile.text(of: .sample), because: .inUse))
    _ = app.start()
    let printed = app.take("first", "")
    withKnownIssue("\"You are at {name}.\" adds its own") { #expect(printed.contains("..") == false) }
  }

  @Test("SHEET-3: changes on a screen that was pushed in a sheet, and left, are changes")
  func changesOnAPushedScreenCount() throws {
    var app = try started()
    _ = app.take("routes", "new itinerary", "options", "without steps", "back")
    let printed = app.take("cancel")
    withKnownIssue("`hasChanges` looks only at the screens that are still pushed") {
      #expect(printed.hasPrefix("> cancel\nDiscard what you entered"))
    }
  }

  @Test("SHEET-3: a sheet that vanishes tells the app of its end")
  func aSheetThatVanishesEnds() throws {
    var app = try started()
    _ = app.take("new list", "name", "Books", "add", "books", "more", "rename", "name", "Films", "undo", "redo")
    let printed = app.take("books", "more", "rename")
    withKnownIssue("`reconcile` takes a sheet down without `will` and `did`") {
      #expect(printed.contains("1. Name, Books, text field, required."))
    }
  }
}
