import Aloud

enum RemindersAct: String {
  case showDone, saveAgain, startAnew, deleteList, deleteReminder, deleteDone
  case copy = "share.copy"
  case mail = "share.mail"
  case searchList = "search.list"

  func id(_ number: Int? = nil) -> ID { number.map { ID(rawValue, $0) } ?? ID(rawValue) }
}

enum RemindersSelectionAct: String { case markDone, moveTo, deleteSelected }

struct RemindersScreens {
  let tab: RemindersTab

  private var reason: LocalizedText? { tab.storage.state.reason }

  @ElementBuilder var root: [Element] {
    if let error = tab.storage.saveError {
      TextBlock(.message("app.reminders.notSaved.\(error)"), id: "reminders.notice")
      if tab.storage.state == .usable { Button(.message(.appRemindersSaveAgain), id: RemindersAct.saveAgain.id()) }
    } else if let notice = tab.storage.state.shortNotice {
      TextBlock(notice, id: "reminders.notice")
    }
    for list in tab.sortedLists {
      let count = LocalizedText.message(.appRemindersCount(count: .number(list.reminders.count)))
      Row(list.name.text, id: ID("list", list.id), action: .push(ID("list", list.id))).subtitle(count)
    }
    if tab.storage.state.canStartAnew {
      Button(.message(.appRemindersStartAnew), id: RemindersAct.startAnew.id()).confirming(.startingAnew)
    }
    Button(.message(.appRemindersNewList), id: "newList", action: .present("newList")).dimmed(for: reason)
    PopUpButton(.message(.appRemindersSortBy), id: "sortBy", selection: tab.contents.sort.id) {
      for order in SortOrder.allCases { MenuItem(order.title, id: order.id) }
    }
    .dimmed(for: reason)
    PullDownButton(.message(.appRemindersMore), id: "reminders.more") {
      MenuItem(.message(.appRemindersShowDone), id: RemindersAct.showDone.id()).checked(!tab.contents.hidesDone)
        .dimmed(for: reason)
      Separator()
      MenuItem(.message(.appRemindersDeleteDone), id: RemindersAct.deleteDone.id())
        .confirming(.deletingDone(tab.contents.doneCount))
        .dimmed(if: tab.contents.doneCount == 0, because: .message(.appRemindersDeleteDoneNone))
        .dimmed(for: reason)
    }
    tab.timer.row
  }

  @ElementBuilder var found: [Element] {
    for (reminder, list) in tab.search.found(in: tab.sortedLists, tab.sampleNames) { toggle(reminder, in: list) }
  }

  func screen(of list: ReminderList) -> Screen {
    let shown = tab.contents.shownReminders(of: list, tab.sampleNames)
    return Screen(list.name.text, id: ID("list", list.id)) {
      if shown.isEmpty {
        TextBlock(.message(list.reminders.isEmpty ? .appRemindersEmpty : .appRemindersAllDone), id: "list.empty")
      }
      for reminder in shown { toggle(reminder, in: list) }
      let newReminder = ID("newReminder", list.id)
      Button(.message(.appRemindersNewReminder), id: newReminder, action: .present(newReminder)).dimmed(for: reason)
      PullDownButton(.message(.appRemindersMore), id: ID("list.more", list.id)) { menu(of: list) }
    }
    .selectable { selectionActs(of: list) }
    .subtitle(list.color.map { .message(.plain(value: .color($0))) })
  }

  private func toggle(_ reminder: Reminder, in list: ReminderList) -> Toggle {
    Toggle(reminder.title.text, id: ID("reminder", reminder.id), isOn: reminder.isDone)
      .subtitle(reminder.due?.text(tab.today)).dimmed(for: reason)
      .contextMenu(preview: preview(of: reminder, in: list), details: reminder.notes.map { .verbatim($0) }) {
        let edit = ID("editReminder", reminder.id)
        MenuItem(.message(.appRemindersEdit), id: edit, action: .present(edit)).dimmed(for: reason)
        Separator()
        MenuItem(.message(.appRemindersDelete), id: RemindersAct.deleteReminder.id(reminder.id))
          .confirming(.deleting(reminder)).dimmed(for: reason)
      }
  }

  private func preview(of reminder: Reminder, in list: ReminderList) -> LocalizedText? {
    reminder.due.map { .message(.appRemindersShareText(name: .text(list.name.text), reminders: .text($0.text(nil)))) }
  }

  @MenuBuilder private func menu(of list: ReminderList) -> [MenuElement] {
    let rename = ID("renameList", list.id)
    MenuItem(.message(.appRemindersRename), id: rename, action: .present(rename)).dimmed(for: reason)
    Submenu(.message(.appRemindersShare), id: ID("share", list.id)) {
      MenuItem(.message(.appRemindersShareCopy), id: RemindersAct.copy.id(list.id))
      MenuItem(.message(.appRemindersShareMail), id: RemindersAct.mail.id(list.id))
    }
    Separator()
    MenuItem(.message(.appRemindersDeleteList), id: RemindersAct.deleteList.id(list.id))
      .confirming(.deleting(list)).dimmed(for: reason)
  }

  @MenuBuilder private func selectionActs(of list: ReminderList) -> [MenuElement] {
    MenuItem(.message(.appRemindersMarkDone), id: ID(RemindersSelectionAct.markDone.rawValue)).dimmed(for: reason)
    if tab.contents.lists.count > 1 {
      Submenu(.message(.appRemindersMove), id: "move") {
        for other in tab.contents.lists where other.id != list.id {
          let title = LocalizedText.message(.appRemindersMoveTo(name: .text(other.name.text)))
          MenuItem(title, id: ID(RemindersSelectionAct.moveTo.rawValue, other.id)).dimmed(for: reason)
        }
      }
    }
    MenuItem(.message(.appRemindersDelete), id: ID(RemindersSelectionAct.deleteSelected.rawValue))
      .confirming(.deletingSelected).dimmed(for: reason)
  }
}

extension Confirmation {
  fileprivate static var startingAnew: Confirmation {
    Confirmation(
      .message(.appRemindersStartAnewQuestion), loss: .message(.appRemindersStartAnewLoss),
      phrase: .message(.appRemindersStartAnewPhrase)
    )
    .kept(.message(.appRemindersStartAnewKept))
  }

  fileprivate static func deletingDone(_ count: Int) -> Confirmation {
    losing(
      .message(.appRemindersLoss(count: .number(count))), .message(.appRemindersDeleteDoneQuestion),
      phrase: .message(.appRemindersDeleteDonePhrase))
  }

  /// The session fills in the number of reminders.
  fileprivate static var deletingSelected: Confirmation {
    losing(
      .message("app.reminders.loss"), .message("select.question", ["act": .text(.message(.appRemindersDelete))]),
      phrase: .message("app.reminders.deleteSelected.phrase"))
  }

  fileprivate static func deleting(_ list: ReminderList) -> Confirmation {
    losing(
      list.reminders.isEmpty
        ? .message(.appRemindersDeleteListLossEmpty)
        : .message(.appRemindersLoss(count: .number(list.reminders.count))),
      .message(.appRemindersDeleteListQuestion(name: .text(list.name.text))),
      phrase: .message(.appRemindersDeletePhrase(name: .text(list.name.text))))
  }

  fileprivate static func deleting(_ reminder: Reminder) -> Confirmation {
    losing(
      .message(.appRemindersDeleteReminderLoss),
      .message(.appRemindersDeleteReminderQuestion(name: .text(reminder.title.text))),
      phrase: .message(.appRemindersDeletePhrase(name: .text(reminder.title.text))))
  }

  private static func losing(
    _ loss: LocalizedText, _ question: LocalizedText, phrase: LocalizedText
  ) -> Confirmation {
    Confirmation(question, loss: loss, phrase: phrase).kept(.message(.appRemindersKept))
  }
}
