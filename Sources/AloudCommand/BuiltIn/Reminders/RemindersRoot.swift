import Aloud

extension RemindersTab {
  /// What stands on the tab's own screen: the lists, what can be done with them, and the timer.
  @ElementBuilder var rootElements: [Element] {
    if let saveProblem {
      TextBlock(.message("app.reminders.notSaved.\(saveProblem)"), id: "reminders.notice")
      if storage == .usable { Button(.message("app.reminders.saveAgain"), id: "saveAgain") }
    } else if let notice = storage.shortNotice {
      TextBlock(notice, id: "reminders.notice")
    }
    for list in sortedLists {
      Row(list.name.text, id: ID("list", list.id), action: .push(ID("list", list.id))).subtitle(list.countText)
    }
    if storage.canStartAnew {
      Button(.message("app.reminders.startAnew"), id: "startAnew").confirming(startAnewConfirmation)
    }
    Button(.message("app.reminders.newList"), id: "newList", action: .present("newList")).dimmed(for: storage.reason)
    PopUpButton(.message("app.reminders.sortBy"), id: "sortBy", selection: contents.sort.id) {
      for order in SortOrder.allCases { MenuItem(order.title, id: order.id) }
    }
    .dimmed(for: storage.reason)
    PullDownButton(.message("app.reminders.more"), id: "reminders.more") {
      MenuItem(.message("app.reminders.showDone"), id: "showDone").checked(!contents.hidesDone)
        .dimmed(for: storage.reason)
      Separator()
      MenuItem(.message("app.reminders.deleteDone"), id: "deleteDone").confirming(deleteDoneConfirmation)
        .dimmed(if: contents.doneCount == 0, because: .message("app.reminders.deleteDone.none"))
        .dimmed(for: storage.reason)
    }
    timer.row
  }

  private var startAnewConfirmation: Confirmation {
    Confirmation(
      .message("app.reminders.startAnew.question"), loss: .message("app.reminders.startAnew.loss"),
      phrase: .message("app.reminders.startAnew.phrase")
    )
    .kept(.message("app.reminders.startAnew.kept"))
  }

  private var deleteDoneConfirmation: Confirmation {
    Confirmation(
      .message("app.reminders.deleteDone.question"),
      loss: .message("app.reminders.loss", ["count": .number(contents.doneCount)]),
      phrase: .message("app.reminders.deleteDone.phrase")
    )
    .kept(.message("app.reminders.kept"))
  }
}
