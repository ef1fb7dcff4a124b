import Aloud

struct RemindersChange {
  var name: LocalizedText
  /// The text announced for the change, or `nil` if the control already announces it.
  var said: LocalizedText?

  /// `key` and `said` are message keys.
  fileprivate init(_ key: String, said: String? = nil, of thing: Title) {
    let arguments: Message.Arguments = ["name": .text(thing.text)]
    self.init(.message(key, arguments), said: said.map { .message($0, arguments) })
  }

  fileprivate init(_ name: LocalizedText, said: LocalizedText? = nil) { (self.name, self.said) = (name, said) }
}

/// The changes that the user can make. Each function returns the change, or `nil` if nothing has changed.
extension RemindersContents {
  mutating func add(_ form: RemindersForm<ReminderList>) -> RemindersChange? {
    guard let list = form.filledIn(orNew: nextID) else { return nil }
    _ = takeID()
    lists.append(list)
    return RemindersChange("app.reminders.undo.add", said: "app.reminders.added", of: list.name)
  }

  mutating func change(_ list: ReminderList, as form: RemindersForm<ReminderList>) -> RemindersChange? {
    guard let edited = form.filledIn(orNew: list.id), edited != list else { return nil }
    changeList(list.id) { $0 = edited }
    if edited.name == list.name {
      return RemindersChange("app.reminders.undo.edit", said: "app.reminders.edited", of: list.name)
    }
    var change = RemindersChange("app.reminders.undo.rename", of: list.name)
    change.said = .message(.appRemindersRenamed(old: .text(list.name.text), name: .text(edited.name.text)))
    return change
  }

  mutating func add(_ form: RemindersForm<Reminder>, to list: Int) -> RemindersChange? {
    guard let reminder = form.filledIn(orNew: nextID) else { return nil }
    _ = takeID()
    changeList(list) { $0.reminders.append(reminder) }
    return RemindersChange("app.reminders.undo.add", said: "app.reminders.added", of: reminder.title)
  }

  mutating func change(_ reminder: Reminder, as form: RemindersForm<Reminder>) -> RemindersChange? {
    guard let edited = form.filledIn(orNew: reminder.id), edited != reminder else { return nil }
    changeReminder(reminder.id) { $0 = edited }
    var change = RemindersChange("app.reminders.undo.edit", of: reminder.title)
    change.said = .message(.appRemindersEdited(name: .text(edited.title.text)))
    return change
  }

  mutating func tick(_ number: Int?, isDone: Bool) -> RemindersChange? {
    guard let reminder = reminder(number) else { return nil }
    changeReminder(reminder.id) { $0.isDone = isDone }
    return RemindersChange(isDone ? "app.reminders.undo.done" : "app.reminders.undo.notDone", of: reminder.title)
  }

  mutating func sort(by id: ID) -> RemindersChange? {
    guard let order = SortOrder.allCases.first(where: { $0.id == id }), order != sort else { return nil }
    sort = order
    return RemindersChange(.message(.appRemindersUndoSort(order: .text(order.title))))
  }

  mutating func toggleDoneShown() -> RemindersChange? {
    hidesDone.toggle()
    let name = hidesDone ? "hidden" : "shown"
    return RemindersChange(.message("app.reminders.undo.\(name)"), said: .message("app.reminders.\(name)"))
  }

  mutating func deleteList(_ number: Int?) -> RemindersChange? {
    guard let list = list(number) else { return nil }
    lists.removeAll { $0.id == list.id }
    return RemindersChange("app.reminders.undo.delete", said: "app.reminders.deleted", of: list.name)
  }

  mutating func deleteReminder(_ number: Int?) -> RemindersChange? {
    guard let reminder = reminder(number) else { return nil }
    removeAll { $0.id == reminder.id }
    return RemindersChange("app.reminders.undo.delete", said: "app.reminders.deleted", of: reminder.title)
  }

  mutating func deleteDone() -> RemindersChange? {
    let count = doneCount
    guard count > 0 else { return nil }
    removeAll { $0.isDone }
    let said = LocalizedText.message(.appRemindersDoneDeleted(count: .number(count)))
    return RemindersChange(.message(.appRemindersUndoDeleteDone), said: said)
  }

  mutating func perform(_ act: RemindersSelectionAct, target: Int?, on numbers: [Int]) -> RemindersChange? {
    let wanted = Set(numbers)
    let title: LocalizedText
    var name: LocalizedText?
    let old = self
    switch act {
    case .markDone:
      title = .message(.appRemindersMarkDone)
      for number in numbers { changeReminder(number) { $0.isDone = true } }
    case .moveTo:
      guard let target = list(target) else { return nil }
      title = .message(.appRemindersMoveTo(name: .text(target.name.text)))
      let moved = lists.flatMap(\.reminders).filter { wanted.contains($0.id) }
      removeAll { wanted.contains($0.id) }
      changeList(target.id) { $0.reminders += moved }
    case .deleteSelected:
      title = .message(.appRemindersDelete)
      name = .message(.appRemindersDeleteSelectedPhrase(count: .number(numbers.count)))
      removeAll { wanted.contains($0.id) }
    }
    if self == old { return nil }
    return RemindersChange(
      name ?? .message(.selectPhrase(act: .text(title), count: .number(numbers.count))),
      said: .message(.selectActed(act: .text(title), count: .number(numbers.count))))
  }

  private mutating func removeAll(where isRemoved: (Reminder) -> Bool) {
    for index in lists.indices { lists[index].reminders.removeAll(where: isRemoved) }
  }
}
