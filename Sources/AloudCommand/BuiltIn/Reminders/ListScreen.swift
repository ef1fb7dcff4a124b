import Aloud

extension RemindersTab {
  /// The screen of a list: its reminders, and what can be done with it.
  func listScreen(_ list: ReminderList) -> Screen {
    let shown = shownReminders(of: list)
    return Screen(list.name.text, id: ID("list", list.id)) {
      if shown.isEmpty {
        TextBlock(.message(list.reminders.isEmpty ? "app.reminders.empty" : "app.reminders.allDone"), id: "list.empty")
      }
      for reminder in shown { toggle(reminder, in: list) }
      Button(
        .message("app.reminders.newReminder"), id: ID("newReminder", list.id),
        action: .present(ID("newReminder", list.id))
      )
      .dimmed(for: storage.reason)
      PullDownButton(.message("app.reminders.more"), id: ID("list.more", list.id)) { menu(of: list) }
    }
    .selectable { selectionActs(of: list) }
    .subtitle(list.color.map { .message("plain", ["value": .color($0)]) })
  }

  /// A reminder with its menu, to be ticked off.
  func toggle(_ reminder: Reminder, in list: ReminderList) -> Toggle {
    Toggle(reminder.title.text, id: ID("reminder", reminder.id), isOn: reminder.isDone)
      .subtitle(reminder.due?.text(today))
      .dimmed(for: storage.reason)
      .contextMenu(preview: preview(of: reminder, in: list)) {
        MenuItem(
          .message("app.reminders.edit"), id: ID("editReminder", reminder.id),
          action: .present(ID("editReminder", reminder.id))
        )
        .dimmed(for: storage.reason)
        Separator()
        MenuItem(.message("app.reminders.delete"), id: ID("deleteReminder", reminder.id))
          .confirming(confirmation(deleting: reminder)).dimmed(for: storage.reason)
      }
  }

  /// A reminder in more words: in which list it is, and when it is due, in full.
  private func preview(of reminder: Reminder, in list: ReminderList) -> LocalizedText? {
    reminder.due.map {
      .message("app.reminders.share.text", ["name": .text(list.name.text), "reminders": .text($0.text(nil))])
    }
  }

  @MenuBuilder private func menu(of list: ReminderList) -> [MenuElement] {
    MenuItem(
      .message("app.reminders.rename"), id: ID("renameList", list.id), action: .present(ID("renameList", list.id))
    )
    .dimmed(for: storage.reason)
    Submenu(.message("app.reminders.share"), id: ID("share", list.id)) {
      MenuItem(.message("app.reminders.share.copy"), id: ID("share.copy", list.id))
      MenuItem(.message("app.reminders.share.mail"), id: ID("share.mail", list.id))
    }
    Separator()
    MenuItem(.message("app.reminders.deleteList"), id: ID("deleteList", list.id))
      .confirming(confirmation(deleting: list)).dimmed(for: storage.reason)
  }
}
