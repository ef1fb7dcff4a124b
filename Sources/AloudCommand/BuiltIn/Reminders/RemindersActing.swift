import Aloud

extension RemindersTab {
  /// Does what a button or a menu item of the tab is for.
  mutating func press(_ id: ID) -> [Effect] {
    switch id.name {
    case "showDone": return toggleDoneShown()
    case "share.copy": return contents.list(id.number).map { [.say(sharedText(of: $0))] } ?? []
    case "share.mail":
      return [
        .alert(Alert(.message("app.reminders.share.noMail"), text: .message("app.reminders.share.noMail.text")))
      ]
    case "saveAgain": return [.say(.message("app.reminders.saving"))] + saveChanges()
    case "startAnew": return startAnew()
    case "newList.done": return addList()
    case "renameList.done": return renameList(id)
    case "newReminder.done": return addReminder(id)
    case "editReminder.done": return editReminder(id)
    case "deleteList": return deleteList(id)
    case "deleteReminder": return deleteReminder(id)
    case "deleteDone": return deleteDone()
    case "search.list":
      query.lists += [id.number].compactMap(\.self)
      return []
    default: return []
    }
  }

  /// Takes what a control of the tab now holds.
  mutating func change(_ id: ID, to value: Value) -> [Effect] {
    switch (id.name, value) {
    case ("search", let value):
      search(value)
      return []
    case ("sortBy", .choice(let choice)):
      guard let order = SortOrder.allCases.first(where: { $0.id == choice }), order != contents.sort else { return [] }
      contents.sort = order
      return changed(.message("app.reminders.undo.sort", ["order": .text(order.title)]))
    case ("reminder", .isOn(let isDone)):
      guard let number = id.number, let reminder = contents.reminder(number) else { return [] }
      contents.changeReminder(number) { $0.isDone = isDone }
      return changed(naming(isDone ? "app.reminders.undo.done" : "app.reminders.undo.notDone", reminder.title.text))
    default:
      let sheets = ["newList.", "renameList.", "newReminder.", "editReminder."]
      if sheets.contains(where: id.name.hasPrefix) { draft.set(id, to: value) }
      return []
    }
  }

  /// What follows a change: it can be undone by its name, and is saved.
  mutating func changed(_ name: LocalizedText) -> [Effect] { [.undoable(name)] + saveChanges() }

  /// A message with a name in it.
  func naming(_ message: (Message.Argument) -> Message, _ name: LocalizedText) -> LocalizedText {
    .message(message(.text(name)))
  }

  /// A message with a name in it, by its key.
  func naming(_ key: String, _ name: LocalizedText) -> LocalizedText { .message(key, ["name": .text(name)]) }

  private mutating func toggleDoneShown() -> [Effect] {
    contents.hidesDone.toggle()
    let name = contents.hidesDone ? "hidden" : "shown"
    return changed(.message("app.reminders.undo.\(name)")) + [.say(.message("app.reminders.\(name)"))]
  }

  private func sharedText(of list: ReminderList) -> LocalizedText {
    let titles = shownReminders(of: list).map(\.title.text)
    if titles.isEmpty { return naming("app.reminders.share.empty", list.name.text) }
    return .message(
      "app.reminders.share.text", ["name": .text(list.name.text), "reminders": .list(titles, .unit)])
  }
}
