import Aloud

/// The Reminders tab: lists of things to do, really kept.
struct RemindersTab: AppTab {
  /// The file that the reminders are kept in.
  static let file: ID = "reminders"

  var contents = RemindersContents()
  var storage = Storage.loading
  /// What was last handed over to be saved, or came from the file.
  var lastSaved: RemindersContents?
  /// Why the last change could not be saved.
  var saveProblem: FileError?
  var draft = Draft()
  /// What the sample data is called in the user's language.
  var sampleNames: [Sample: String] = [:]
  /// Which day it is, once that has been told.
  var today: Day?
  var timer = CountdownTimer()
  /// What is searched for.
  var query = RemindersQuery()

  var tab: Tab {
    Tab(.message("app.reminders.title"), id: "reminders") { query.isEmpty ? rootElements : foundElements }
      .search(search)
  }

  func screen(_ id: ID) -> Screen? {
    switch id.name {
    case "list": contents.list(id.number).map(listScreen)
    case "timer": timer.screen
    default: nil
    }
  }

  func sheet(_ id: ID) -> Sheet? {
    switch id.name {
    case "newList": nameSheet(id, nil)
    case "renameList": contents.list(id.number).map { nameSheet(id, $0) }
    case "newReminder": contents.list(id.number).map { _ in reminderSheet(id, nil) }
    case "editReminder": contents.reminder(id.number).map { reminderSheet(id, $0) }
    default: nil
    }
  }

  mutating func update(_ event: Event) -> [Effect] { timer.update(event) + updateReminders(event) }

  private mutating func updateReminders(_ event: Event) -> [Effect] {
    switch event {
    case .today(let day):
      today = day
      return []
    case .loaded(Self.file, let result): return load(result)
    case .saved(Self.file, let problem): return noteSaved(problem)
    case .restored: return saveChanges()
    case .pressed(let id): return press(id)
    case .performed(let id, let things): return perform(id, on: things.compactMap(\.number))
    case .changed(let id, let value): return change(id, to: value)
    case .sheet(_, .did):
      draft = Draft()
      return []
    default: return []
    }
  }

  mutating func restore(from other: RemindersTab) {
    contents = other.contents
    draft = other.draft
  }
}
