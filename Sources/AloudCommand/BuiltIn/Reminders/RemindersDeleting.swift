import Aloud

extension RemindersTab {
  /// Deletes a list with its reminders.
  mutating func deleteList(_ id: ID) -> [Effect] {
    guard let list = contents.list(id.number) else { return [] }
    contents.lists.removeAll { $0.id == list.id }
    return deleted(list.name.text)
  }

  /// Deletes a reminder.
  mutating func deleteReminder(_ id: ID) -> [Effect] {
    guard let reminder = contents.reminder(id.number) else { return [] }
    for index in contents.lists.indices { contents.lists[index].reminders.removeAll { $0.id == reminder.id } }
    return deleted(reminder.title.text)
  }

  /// Deletes all reminders that are done.
  mutating func deleteDone() -> [Effect] {
    let count = contents.doneCount
    guard count > 0 else { return [] }
    for index in contents.lists.indices { contents.lists[index].reminders.removeAll { $0.isDone } }
    return changed(.message("app.reminders.undo.deleteDone"))
      + [.say(.message("app.reminders.doneDeleted", ["count": .number(count)]))]
  }

  private mutating func deleted(_ name: LocalizedText) -> [Effect] {
    changed(naming("app.reminders.undo.delete", name)) + [.say(naming("app.reminders.deleted", name))]
  }
}
