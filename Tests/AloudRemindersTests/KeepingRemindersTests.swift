import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudReminders

@Suite("Keeping reminders")
struct KeepingRemindersTests {
  @Test func readsBackWhatItSaved() throws {
    var app = try Playthrough()
    try app.transcript("groceries", "milk", "new reminder", "title", "Ünï \"quoted\"", "add")
    let text = try #require(app.saved.last)
    try expect(RemindersFile.contents(of: text), is: app.session.state.reminders.contents)
    let next = try Playthrough(file: .contents(text))
    expect(next.session.state.reminders.contents, is: app.session.state.reminders.contents)
    expect(next.saved.isEmpty)
  }

  @Test("SAFE-2: a damaged file is left alone until the user starts anew")
  func leavesADamagedFileAlone() throws {
    var app = try Playthrough(file: .contents("{\"version\": 1, "))
    let start = app.opening
    expect(
      start.contains(
        """
        Your reminders can't be read, alert. The reminders file is damaged. It is left as it is. \
        Repair it, or start anew.
        """))
    expect(start.contains("2. New list, opens a sheet, dimmed: the reminders file is damaged."))
    try app.transcript("OK", "new list", "sort by", "start anew", "yes", "start anew")
    expect(app.saved.isEmpty)
    try expect(app.transcript("write over the file").contains("Started anew. You have no lists."))
    expect(app.saved, is: [RemindersFile.text(of: RemindersContents())])
    try expect(app.transcript("new list", "name", "Books", "add").contains("Books added."))
  }

  @Test(
    "What is no reminders file of ours is never taken for one",
    arguments: [
      "", "[]", "{}", "{\"version\": 1}", "{\"version\": \"1\", \"contents\": {}}",
      #"{"version":1,"contents":{"hidesDone":false,"nextID":1,"sort":"date","lists":[{"id":1,"name":"x","reminders":[]}]}}"#,
      #"{"version":1,"contents":{"hidesDone":false,"nextID":9,"sort":"date","lists":[{"id":1,"name":{"sample":"?"},"reminders":[]}]}}"#,
    ])
  func refusesWhatIsNotOurs(text: String) {
    #expect(throws: Storage.ReadingError.damaged) { try RemindersFile.contents(of: text) }
  }

  @Test func leavesANewerFileAlone() throws {
    var app = try Playthrough(file: .contents("{\"version\": 2}"))
    let start = app.opening
    expect(start.contains("A newer Aloud saved your reminders. They are left as they are. Open them with that one."))
    expect(start.contains("Start anew"), is: false)
    try app.transcript("OK", "new list", "write over the file")
    expect(app.saved.isEmpty)
  }

  @Test("SAFE-2: a full disk loses nothing, and is said")
  func keepsWhatCouldNotBeSaved() throws {
    var app = try Playthrough()
    app.outside.saveError = .diskFull
    expect(
      try app.transcript("groceries", "milk").hasSuffix(
        "Not saved: the disk is full. Your changes are kept until you quit."))
    expect(app.session.state.reminders.contents.lists[0].reminders[0].isDone)
    try expect(app.transcript("back", "first", "read").contains("1. Save again, button."))
    expect(
      try app.transcript("save again"),
      is: """
        > save again
        Saving.
        Not saved: the disk is full. Your changes are kept until you quit.
        """)
    app.outside.saveError = nil
    try expect(app.transcript("save again"), is: "> save again\nSaving.\nYour reminders are saved.")
    try expect(app.transcript("read").contains("Save again"), is: false)
  }

  @Test(arguments: FileError.allCases)
  func saysEachReasonForWhichSavingFails(error: FileError) throws {
    var app = try Playthrough()
    app.outside.saveError = error
    try expect(app.transcript("groceries", "milk").contains("Not saved: "))
  }

  @Test(arguments: FileError.allCases)
  func saysEachReasonForWhichReadingFails(error: FileError) throws {
    var app = try Playthrough(file: .failed(error))
    expect(app.opening.contains("Your reminders can't be read, alert. "))
    try app.transcript("", "new list")
    expect(app.session.state.reminders.contents.lists.isEmpty && app.saved.isEmpty)
  }

  @Test func canBeReadWhereAnotherAloudHoldsThem() throws {
    var app = try Playthrough(
      file: .readOnly(RemindersFile.text(of: .sample(on: Playthrough.now.day)), because: .inUse))
    expect(
      app.opening.hasPrefix(
        """
        Aloud.
        Reminders, tab, selected, 1 of 4. 6 items.
        Another Aloud is using your reminders. You can read them here, not change them.
        1. Groceries, 3 reminders, opens a screen.
        2. Work, 1 reminder, opens a screen.
        3. New list, opens a sheet, dimmed: another Aloud is using the reminders.
        """))
    expect(
      try app.transcript("groceries", "milk").hasSuffix(
        "\nMilk, dimmed: another Aloud is using the reminders."))
    try expect(app.transcript("more", "share", "copy as text").hasSuffix("\nGroceries: Milk, Bread, Eggs."))
    expect(app.saved.isEmpty)
  }

  @Test func changesNothingMoreOnceAnotherAloudHoldsThem() throws {
    var app = try Playthrough()
    app.outside.saveError = .inUse
    expect(
      try app.transcript("groceries", "milk").hasSuffix(
        "Not saved: another Aloud is using the reminders. Your changes are kept until you quit."))
    try expect(app.transcript("bread").contains("dimmed: another Aloud is using the reminders"))
    expect(app.saved.count, is: 1)
  }

  @Test func anAlertAtTheStartComesAfterTheIntroduction() throws {
    let app = try Playthrough(file: .failed(.other))
    let printed = app.opening
    expect(printed.hasPrefix("Aloud."))
  }

  @Test func aNameThatIsASentenceEndsWithOneFullStop() throws {
    var app = try Playthrough(
      file: .readOnly(RemindersFile.text(of: .sample(on: Playthrough.now.day)), because: .inUse))
    let printed = try app.transcript("first", "")
    expect(printed.contains(".."), is: false)
  }
}
