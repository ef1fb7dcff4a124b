@testable import AloudCommand

extension RemindersContents {
  /// Lists of every kind: with some reminders done, with none, and with all done and hidden.
  static var ofManyKinds: RemindersContents {
    var contents = sample
    for list in contents.lists {
      for reminder in list.reminders.dropFirst(list.reminders.count / 2) {
        contents.changeReminder(reminder.id) { $0.isDone = true }
      }
    }
    contents.hidesDone = true
    contents.lists.append(ReminderList(id: contents.takeID(), name: .typed(PossibleLines.name)))
    return contents
  }
}
