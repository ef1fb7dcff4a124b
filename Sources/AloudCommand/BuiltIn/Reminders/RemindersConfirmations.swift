import Aloud

extension RemindersTab {
  /// What is asked before a list is deleted.
  func confirmation(deleting list: ReminderList) -> Confirmation {
    let name: Message.Arguments = ["name": .text(list.name.text)]
    return Confirmation(
      .message("app.reminders.deleteList.question", name),
      loss: list.reminders.isEmpty
        ? .message("app.reminders.deleteList.lossEmpty")
        : .message("app.reminders.loss", ["count": .number(list.reminders.count)]),
      phrase: .message("app.reminders.delete.phrase", name)
    )
    .kept(.message("app.reminders.kept"))
  }

  /// What is asked before a reminder is deleted.
  func confirmation(deleting reminder: Reminder) -> Confirmation {
    let name: Message.Arguments = ["name": .text(reminder.title.text)]
    return Confirmation(
      .message("app.reminders.deleteReminder.question", name), loss: .message("app.reminders.deleteReminder.loss"),
      phrase: .message("app.reminders.delete.phrase", name)
    )
    .kept(.message("app.reminders.kept"))
  }
}
