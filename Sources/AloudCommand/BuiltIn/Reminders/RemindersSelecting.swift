import Aloud

extension RemindersTab {
  /// What can be done to the selected reminders of a list.
  @MenuBuilder func selectionActs(of list: ReminderList) -> [MenuElement] {
    MenuItem(.message("app.reminders.markDone"), id: "markDone").dimmed(for: storage.reason)
    if contents.lists.count > 1 {
      Submenu(.message("app.reminders.move"), id: "move") {
        for other in contents.lists where other.id != list.id {
          MenuItem(naming("app.reminders.moveTo", other.name.text), id: ID("moveTo", other.id))
            .dimmed(for: storage.reason)
        }
      }
    }
    MenuItem(.message("app.reminders.delete"), id: "deleteSelected").confirming(confirmationDeletingSelected)
      .dimmed(for: storage.reason)
  }

  /// What is asked before the selected reminders are deleted; their number is put in by the session.
  private var confirmationDeletingSelected: Confirmation {
    let act: Message.Arguments = ["act": .text(.message("app.reminders.delete"))]
    return Confirmation(
      .message("select.question", act), loss: .message("app.reminders.loss"), phrase: .message("select.phrase", act)
    )
    .kept(.message("app.reminders.kept"))
  }

  /// Does an act to the reminders with these numbers.
  mutating func perform(_ act: ID, on numbers: [Int]) -> [Effect] {
    let wanted = Set(numbers)
    let title: LocalizedText
    switch act.name {
    case "markDone":
      title = .message("app.reminders.markDone")
      contents.changeAll { list in
        for index in list.reminders.indices where wanted.contains(list.reminders[index].id) {
          list.reminders[index].isDone = true
        }
      }
    case "moveTo":
      guard let target = contents.list(act.number) else { return [] }
      title = naming("app.reminders.moveTo", target.name.text)
      let moved = contents.lists.flatMap(\.reminders).filter { wanted.contains($0.id) }
      contents.changeAll { $0.reminders.removeAll { wanted.contains($0.id) } }
      contents.changeList(target.id) { $0.reminders += moved }
    case "deleteSelected":
      title = .message("app.reminders.delete")
      contents.changeAll { $0.reminders.removeAll { wanted.contains($0.id) } }
    default: return []
    }
    return changed(.message("select.phrase", ["act": .text(title), "count": .number(numbers.count)]))
      + [.say(.message("select.acted", ["act": .text(title), "count": .number(numbers.count)]))]
  }
}

extension RemindersContents {
  /// Changes each list.
  fileprivate mutating func changeAll(_ change: (inout ReminderList) -> Void) {
    for index in lists.indices { change(&lists[index]) }
  }
}
