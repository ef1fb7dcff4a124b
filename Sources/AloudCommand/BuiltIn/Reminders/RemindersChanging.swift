import Aloud

extension RemindersTab {
  /// Adds the list that was named on the sheet.
  mutating func addList() -> [Effect] {
    let name = draft.text(ID("newList").part("name")).trimmed
    guard !name.isEmpty else { return [] }
    var list = ReminderList(id: contents.takeID(), name: .typed(name))
    list.color = color(on: "newList")
    contents.lists.append(list)
    return added(.verbatim(name))
  }

  /// Names and colors a list as the sheet says.
  mutating func renameList(_ id: ID) -> [Effect] {
    guard let number = id.number, let list = contents.list(number) else { return [.dismiss] }
    let old = list.name.words(sampleNames)
    let sheet = ID("renameList", number)
    let name = draft.text(sheet.part("name"), or: old).trimmed
    var edited = list
    edited.name = list.name.edited(to: name, sampleNames)
    edited.color = color(on: sheet, or: list.color)
    guard edited != list, !name.isEmpty else { return [.dismiss] }
    contents.changeList(number) { $0 = edited }
    if name == old {
      return [.dismiss, .say(naming("app.reminders.edited", list.name.text))]
        + changed(naming("app.reminders.undo.edit", list.name.text))
    }
    let renamed = LocalizedText.message(
      "app.reminders.renamed", ["old": .text(list.name.text), "name": .text(edited.name.text)])
    return [.dismiss, .say(renamed)] + changed(naming("app.reminders.undo.rename", list.name.text))
  }

  /// Adds the reminder that was written on the sheet.
  mutating func addReminder(_ id: ID) -> [Effect] {
    guard let number = id.number else { return [.dismiss] }
    let sheet = ID("newReminder", number)
    let title = draft.text(sheet.part("title")).trimmed
    guard !title.isEmpty else { return [] }
    var reminder = Reminder(id: contents.takeID(), title: .typed(title), due: due(on: sheet))
    reminder.notes = notes(on: sheet)
    contents.changeList(number) { $0.reminders.append(reminder) }
    return added(reminder.title.text)
  }

  /// Changes a reminder as the sheet says.
  mutating func editReminder(_ id: ID) -> [Effect] {
    guard let number = id.number, let reminder = contents.reminder(number) else { return [.dismiss] }
    let sheet = ID("editReminder", number)
    let title = draft.text(sheet.part("title"), or: reminder.title.words(sampleNames)).trimmed
    var edited = reminder
    edited.title = reminder.title.edited(to: title, sampleNames)
    edited.due = due(on: sheet, or: reminder.due)
    edited.notes = notes(on: sheet, or: reminder)
    guard edited != reminder, !title.isEmpty else { return [.dismiss] }
    contents.changeReminder(number) { $0 = edited }
    return [.dismiss, .say(naming("app.reminders.edited", edited.title.text))]
      + changed(naming("app.reminders.undo.edit", reminder.title.text))
  }

  private mutating func added(_ name: LocalizedText) -> [Effect] {
    [.dismiss, .say(naming("app.reminders.added", name))] + changed(naming("app.reminders.undo.add", name))
  }
}
