// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Add”
  package static var appRemindersAdd: Message { Message("app.reminders.add") }

  /// “{name} added.”
  package static func appRemindersAdded(name: Argument) -> Message { Message("app.reminders.added", ["name": name]) }

  /// “All are done, and not shown.”
  package static var appRemindersAllDone: Message { Message("app.reminders.allDone") }

  /// “{count} reminders”
  package static func appRemindersCount(count: Argument) -> Message { Message("app.reminders.count", ["count": count]) }

  /// “Delete”
  package static var appRemindersDelete: Message { Message("app.reminders.delete") }

  /// “delete {name}”
  package static func appRemindersDeletePhrase(name: Argument) -> Message {
    Message("app.reminders.delete.phrase", ["name": name])
  }

  /// “Delete done reminders”
  package static var appRemindersDeleteDone: Message { Message("app.reminders.deleteDone") }

  /// “none is done”
  package static var appRemindersDeleteDoneNone: Message { Message("app.reminders.deleteDone.none") }

  /// “delete all done”
  package static var appRemindersDeleteDonePhrase: Message { Message("app.reminders.deleteDone.phrase") }

  /// “Delete the reminders that are done?”
  package static var appRemindersDeleteDoneQuestion: Message { Message("app.reminders.deleteDone.question") }

  /// “Delete list”
  package static var appRemindersDeleteList: Message { Message("app.reminders.deleteList") }

  /// “It is empty. It can be undone until you quit.”
  package static var appRemindersDeleteListLossEmpty: Message { Message("app.reminders.deleteList.lossEmpty") }

  /// “Delete the list {name}?”
  package static func appRemindersDeleteListQuestion(name: Argument) -> Message {
    Message("app.reminders.deleteList.question", ["name": name])
  }

  /// “It can be undone until you quit.”
  package static var appRemindersDeleteReminderLoss: Message { Message("app.reminders.deleteReminder.loss") }

  /// “Delete the reminder {name}?”
  package static func appRemindersDeleteReminderQuestion(name: Argument) -> Message {
    Message("app.reminders.deleteReminder.question", ["name": name])
  }

  /// “delete {count} reminders”
  package static func appRemindersDeleteSelectedPhrase(count: Argument) -> Message {
    Message("app.reminders.deleteSelected.phrase", ["count": count])
  }

  /// “{name} deleted.”
  package static func appRemindersDeleted(name: Argument) -> Message {
    Message("app.reminders.deleted", ["name": name])
  }

  /// “{count} reminders deleted.”
  package static func appRemindersDoneDeleted(count: Argument) -> Message {
    Message("app.reminders.doneDeleted", ["count": count])
  }

  /// “due {due}”
  package static func appRemindersDue(due: Argument) -> Message { Message("app.reminders.due", ["due": due]) }

  /// “due {day} at {time}”
  package static func appRemindersDueAt(day: Argument, time: Argument) -> Message {
    Message("app.reminders.dueAt", ["day": day, "time": time])
  }

  /// “Edit”
  package static var appRemindersEdit: Message { Message("app.reminders.edit") }

  /// “Edit reminder”
  package static var appRemindersEditReminder: Message { Message("app.reminders.editReminder") }

  /// “{name} saved.”
  package static func appRemindersEdited(name: Argument) -> Message { Message("app.reminders.edited", ["name": name]) }

  /// “No reminders yet.”
  package static var appRemindersEmpty: Message { Message("app.reminders.empty") }

  /// “Reminders that are done are hidden.”
  package static var appRemindersHidden: Message { Message("app.reminders.hidden") }

  /// “Nothing deleted.”
  package static var appRemindersKept: Message { Message("app.reminders.kept") }

  /// “the reminders file is damaged”
  package static var appRemindersLockedDamaged: Message { Message("app.reminders.locked.damaged") }

  /// “the disk is full”
  package static var appRemindersLockedDiskFull: Message { Message("app.reminders.locked.diskFull") }

  /// “another Aloud is using the reminders”
  package static var appRemindersLockedInUse: Message { Message("app.reminders.locked.inUse") }

  /// “the reminders are being read”
  package static var appRemindersLockedLoading: Message { Message("app.reminders.locked.loading") }

  /// “a newer Aloud saved the reminders”
  package static var appRemindersLockedNewer: Message { Message("app.reminders.locked.newer") }

  /// “you may not change the reminders file”
  package static var appRemindersLockedNoPermission: Message { Message("app.reminders.locked.noPermission") }

  /// “the reminders file is damaged”
  package static var appRemindersLockedNotText: Message { Message("app.reminders.locked.notText") }

  /// “the reminders file can't be used”
  package static var appRemindersLockedOther: Message { Message("app.reminders.locked.other") }

  /// “the reminders file is too large”
  package static var appRemindersLockedTooLarge: Message { Message("app.reminders.locked.tooLarge") }

  /// “{count} reminders will be lost. It can be undone until you quit.”
  package static func appRemindersLoss(count: Argument) -> Message { Message("app.reminders.loss", ["count": count]) }

  /// “Mark as done”
  package static var appRemindersMarkDone: Message { Message("app.reminders.markDone") }

  /// “More”
  package static var appRemindersMore: Message { Message("app.reminders.more") }

  /// “Move to another list”
  package static var appRemindersMove: Message { Message("app.reminders.move") }

  /// “Move to {name}”
  package static func appRemindersMoveTo(name: Argument) -> Message { Message("app.reminders.moveTo", ["name": name]) }

  /// “Name”
  package static var appRemindersName: Message { Message("app.reminders.name") }

  /// “New list”
  package static var appRemindersNewList: Message { Message("app.reminders.newList") }

  /// “New reminder”
  package static var appRemindersNewReminder: Message { Message("app.reminders.newReminder") }

  /// “Notes”
  package static var appRemindersNotes: Message { Message("app.reminders.notes") }

  /// “Due”
  package static var appRemindersReminderDue: Message { Message("app.reminders.reminderDue") }

  /// “Title”
  package static var appRemindersReminderTitle: Message { Message("app.reminders.reminderTitle") }

  /// “Rename”
  package static var appRemindersRename: Message { Message("app.reminders.rename") }

  /// “Rename list”
  package static var appRemindersRenameList: Message { Message("app.reminders.renameList") }

  /// “{old} is now {name}.”
  package static func appRemindersRenamed(old: Argument, name: Argument) -> Message {
    Message("app.reminders.renamed", ["old": old, "name": name])
  }

  /// “Save”
  package static var appRemindersSave: Message { Message("app.reminders.save") }

  /// “Save again”
  package static var appRemindersSaveAgain: Message { Message("app.reminders.saveAgain") }

  /// “Your reminders are saved.”
  package static var appRemindersSaved: Message { Message("app.reminders.saved") }

  /// “Saving.”
  package static var appRemindersSaving: Message { Message("app.reminders.saving") }

  /// “Search reminders”
  package static var appRemindersSearch: Message { Message("app.reminders.search") }

  /// “Share”
  package static var appRemindersShare: Message { Message("app.reminders.share") }

  /// “Copy as text”
  package static var appRemindersShareCopy: Message { Message("app.reminders.share.copy") }

  /// “{name}: no reminders.”
  package static func appRemindersShareEmpty(name: Argument) -> Message {
    Message("app.reminders.share.empty", ["name": name])
  }

  /// “Mail”
  package static var appRemindersShareMail: Message { Message("app.reminders.share.mail") }

  /// “Mail isn't set up”
  package static var appRemindersShareNoMail: Message { Message("app.reminders.share.noMail") }

  /// “Nothing was sent.”
  package static var appRemindersShareNoMailText: Message { Message("app.reminders.share.noMail.text") }

  /// “{name}: {reminders}.”
  package static func appRemindersShareText(name: Argument, reminders: Argument) -> Message {
    Message("app.reminders.share.text", ["name": name, "reminders": reminders])
  }

  /// “Show done”
  package static var appRemindersShowDone: Message { Message("app.reminders.showDone") }

  /// “Reminders that are done are shown.”
  package static var appRemindersShown: Message { Message("app.reminders.shown") }

  /// “Sort by”
  package static var appRemindersSortBy: Message { Message("app.reminders.sortBy") }

  /// “Start anew”
  package static var appRemindersStartAnew: Message { Message("app.reminders.startAnew") }

  /// “The file is left as it is.”
  package static var appRemindersStartAnewKept: Message { Message("app.reminders.startAnew.kept") }

  /// “The file that can't be read will be written over. It can't be undone.”
  package static var appRemindersStartAnewLoss: Message { Message("app.reminders.startAnew.loss") }

  /// “write over the file”
  package static var appRemindersStartAnewPhrase: Message { Message("app.reminders.startAnew.phrase") }

  /// “Start anew with no reminders?”
  package static var appRemindersStartAnewQuestion: Message { Message("app.reminders.startAnew.question") }

  /// “Started anew. You have no lists.”
  package static var appRemindersStartedAnew: Message { Message("app.reminders.startedAnew") }

  /// “Reminders”
  package static var appRemindersTitle: Message { Message("app.reminders.title") }

  /// “Add {name}”
  package static func appRemindersUndoAdd(name: Argument) -> Message {
    Message("app.reminders.undo.add", ["name": name])
  }

  /// “Delete {name}”
  package static func appRemindersUndoDelete(name: Argument) -> Message {
    Message("app.reminders.undo.delete", ["name": name])
  }

  /// “Delete done reminders”
  package static var appRemindersUndoDeleteDone: Message { Message("app.reminders.undo.deleteDone") }

  /// “Mark {name} as done”
  package static func appRemindersUndoDone(name: Argument) -> Message {
    Message("app.reminders.undo.done", ["name": name])
  }

  /// “Edit {name}”
  package static func appRemindersUndoEdit(name: Argument) -> Message {
    Message("app.reminders.undo.edit", ["name": name])
  }

  /// “Hide done”
  package static var appRemindersUndoHidden: Message { Message("app.reminders.undo.hidden") }

  /// “Mark {name} as not done”
  package static func appRemindersUndoNotDone(name: Argument) -> Message {
    Message("app.reminders.undo.notDone", ["name": name])
  }

  /// “Rename {name}”
  package static func appRemindersUndoRename(name: Argument) -> Message {
    Message("app.reminders.undo.rename", ["name": name])
  }

  /// “Show done”
  package static var appRemindersUndoShown: Message { Message("app.reminders.undo.shown") }

  /// “Sort by {order}”
  package static func appRemindersUndoSort(order: Argument) -> Message {
    Message("app.reminders.undo.sort", ["order": order])
  }

  /// “The reminders file is damaged. It is left as it is. Repair it, or start anew.”
  package static var appRemindersUnreadableDamaged: Message { Message("app.reminders.unreadable.damaged") }

  /// “The disk is full. Make room, and open Aloud again.”
  package static var appRemindersUnreadableDiskFull: Message { Message("app.reminders.unreadable.diskFull") }

  /// “Another Aloud is using them. Quit that one, and open Aloud again.”
  package static var appRemindersUnreadableInUse: Message { Message("app.reminders.unreadable.inUse") }

  /// “A newer Aloud saved your reminders. They are left as they are. Open them with that one.”
  package static var appRemindersUnreadableNewer: Message { Message("app.reminders.unreadable.newer") }

  /// “You may not read the reminders file. It is left as it is.”
  package static var appRemindersUnreadableNoPermission: Message { Message("app.reminders.unreadable.noPermission") }

  /// “The reminders file isn't text. It is left as it is. Repair it, or start anew.”
  package static var appRemindersUnreadableNotText: Message { Message("app.reminders.unreadable.notText") }

  /// “The reminders file can't be opened. It is left as it is.”
  package static var appRemindersUnreadableOther: Message { Message("app.reminders.unreadable.other") }

  /// “Your reminders can't be read”
  package static var appRemindersUnreadableTitle: Message { Message("app.reminders.unreadable.title") }

  /// “The reminders file is too large. It is left as it is. Repair it, or start anew.”
  package static var appRemindersUnreadableTooLarge: Message { Message("app.reminders.unreadable.tooLarge") }
}
