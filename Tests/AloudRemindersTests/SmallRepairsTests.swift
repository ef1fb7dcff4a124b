import Aloud
import AloudTesting
import Testing

@testable import AloudReminders

/// What the session once got wrong with the built-in app, each as short as it can be shown.
struct SmallRepairsTests {
  @Test func aConfirmationBeginsWithItsQuestion() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "more")
    let printed = try app.transcript("delete list")
    #expect(printed.hasPrefix("> delete list\nDelete the list Groceries?"))
  }

  @Test("BTN-3: pressing a toggle that has a menu says only the new state")
  func aToggleSaysOnlyItsState() throws {
    var app = try Playthrough()
    try app.transcript("groceries")
    let printed = try app.transcript("milk")
    #expect(printed == "> milk\nOn.")
  }

  @Test("SET-2, BTN-5: progress is announced when an event brings it on")
  func progressIsAnnounced() throws {
    var app = try Playthrough()
    try app.transcript("shop", "check out")
    let printed = try app.pass(milliseconds: 400)
    #expect(printed == "Paying, 25%.")
  }

  @Test func anAlertAtTheStartComesAfterTheIntroduction() throws {
    let app = try Playthrough(file: .failed(.other))
    let printed = app.opening
    #expect(printed.hasPrefix("Aloud."))
  }

  @Test func theFocusFollowsTheThing() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "new reminder", "title", "Butter", "due", "today")
    let printed = try app.transcript("add")
    #expect(printed.hasSuffix("Groceries. New reminder, button, 5 of 6."))
  }

  @Test func aNameThatIsASentenceEndsWithOneFullStop() throws {
    var app = try Playthrough(
      file: .readOnly(RemindersFile.text(of: .sample(on: Playthrough.now.day)), because: .inUse))
    let printed = try app.transcript("first", "")
    #expect(printed.contains("..") == false)
  }

  @Test("SHEET-3: changes on a screen that was pushed in a sheet, and left, are changes")
  func changesOnAPushedScreenCount() throws {
    var app = try Playthrough()
    try app.transcript("routes", "new itinerary", "options", "without steps", "back")
    let printed = try app.transcript("cancel")
    #expect(printed.hasPrefix("> cancel\nDiscard what you entered"))
  }

  @Test("SHEET-3: a draft that was discarded does not come back")
  func aDiscardedDraftStaysGone() throws {
    var app = try Playthrough()
    try app.transcript(
      "new list", "name", "Books", "add", "books", "more", "rename", "name", "Films", "cancel", "discard")
    let printed = try app.transcript("more", "rename")
    #expect(printed.contains("1. Name, Books, text field, required."))
  }
}
