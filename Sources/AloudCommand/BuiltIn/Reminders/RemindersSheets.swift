import Aloud

extension RemindersTab {
  /// The sheet in which a list is named: a new one, or one there is.
  func nameSheet(_ id: ID, _ list: ReminderList?) -> Sheet {
    Sheet(.message(list == nil ? "app.reminders.newList" : "app.reminders.renameList"), id: id) {
      TextField(
        .message("app.reminders.name"), id: id.part("name"),
        value: draft.text(id.part("name"), or: list?.name.words(sampleNames) ?? "")
      )
      .required()
      ColorPicker(.message("colorPicker.color"), id: id.part("color"), value: color(on: id, or: list?.color)).optional()
    }
    .preferredAction(saveButton(id, isNew: list == nil))
  }

  /// The color of a list, as a sheet has it: what was chosen there, or what it came with.
  func color(on sheet: ID, or original: Color? = nil) -> Color? {
    if case .color(let color) = draft[sheet.part("color")] { color } else { original }
  }

  /// The sheet in which a reminder is written: a new one, or one there is.
  func reminderSheet(_ id: ID, _ reminder: Reminder?) -> Sheet {
    Sheet(.message(reminder == nil ? "app.reminders.newReminder" : "app.reminders.editReminder"), id: id) {
      TextField(
        .message("app.reminders.reminderTitle"), id: id.part("title"),
        value: draft.text(id.part("title"), or: reminder?.title.words(sampleNames) ?? "")
      )
      .required()
      duePicker(id, due(on: id, or: reminder?.due))
      TextField(.message("app.reminders.notes"), id: id.part("notes"), value: notes(on: id, or: reminder) ?? "")
        .multiline()
    }
    .preferredAction(saveButton(id, isNew: reminder == nil))
  }

  /// The notes of a reminder, as a sheet has them: what was written there, or what it came with; nil for none.
  func notes(on sheet: ID, or original: Reminder? = nil) -> String? {
    let notes = draft.text(sheet.part("notes"), or: original?.notes ?? "")
    return notes.trimmed.isEmpty ? nil : notes
  }

  /// When a reminder is due, as a sheet has it: the day that was chosen there, or what it came with.
  func due(on sheet: ID, or original: Due? = nil) -> Due? {
    guard case .moment(let moment) = draft[sheet.part("due")] else { return original }
    return moment.map { .day($0.day) }
  }

  private func duePicker(_ sheet: ID, _ due: Due?) -> DatePicker {
    DatePicker(
      .message("app.reminders.reminderDue"), id: sheet.part("due"), value: due?.day.map { DateTime(day: $0) }
    )
    .optional(due?.words ?? .message("picker.none"))
  }

  private func saveButton(_ id: ID, isNew: Bool) -> Button {
    Button(.message(isNew ? "app.reminders.add" : "app.reminders.save"), id: id.part("done")).role(.primary)
      .dimmed(for: storage.reason)
  }
}
