import Aloud

@testable import AloudReminders

extension RemindersContents {
  /// Lists of every kind: with some reminders done, with none, and with all done and hidden; one reminder is due on
  /// a far day, one in the words of an earlier Aloud.
  static var ofManyKinds: RemindersContents {
    var contents = sample(on: Playthrough.now.day)
    for list in contents.lists {
      for reminder in list.reminders.dropFirst(list.reminders.count / 2) {
        contents.changeReminder(reminder.id) { $0.isDone = true }
      }
    }
    contents.lists[0].reminders[0].due = .day(Playthrough.now.day + 100)
    contents.lists[1].reminders.append(
      Reminder(id: contents.takeID(), title: .sample(.eggs), due: .words(.sample(.today))))
    contents.hidesDone = true
    contents.lists.append(ReminderList(id: contents.takeID(), name: .typed(PossibleLines.name)))
    return contents
  }
}
