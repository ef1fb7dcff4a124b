import Aloud

/// The sheets of the reminders, by their names. Those of a thing that there is have its number too.
enum RemindersSheet: String, CaseIterable {
  case newList, renameList, newReminder, editReminder

  /// Whether a control is on one of them.
  static func has(_ id: ID) -> Bool { allCases.contains { id.name.hasPrefix($0.rawValue + ".") } }
}

/// The sheet in which a list is named: a new one, or one there is.
struct ListForm {
  /// Its name.
  let sheet: ID
  /// The list that it is about; nil for a new one.
  let list: ReminderList?
  /// What has been filled in.
  let draft: Draft
  /// What the sample data is called in the user's language.
  let names: [Sample: String]

  private var name: String { draft.text(sheet.part("name"), or: list?.name.words(names) ?? "") }

  private var color: Color? {
    if case .color(let color) = draft[sheet.part("color")] { color } else { list?.color }
  }

  /// What it shows; with a reason why nothing can be changed now, it can't be finished.
  func content(_ reason: LocalizedText?) -> Sheet {
    Sheet(.message(list == nil ? .appRemindersNewList : .appRemindersRenameList), id: sheet) {
      TextField(.message(.appRemindersName), id: sheet.part("name"), value: name).required()
      ColorPicker(.message(.colorPickerColor), id: sheet.part("color"), value: color).optional()
    }
    .preferredAction(.finishing(sheet, isNew: list == nil).dimmed(for: reason))
  }

  /// The list as it was filled in, a new one with the number `id`; nil without a name.
  func filledIn(orNew id: Int) -> ReminderList? {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    var filled = list ?? ReminderList(id: id, name: .typed(name))
    filled.name = filled.name.edited(to: name, names)
    filled.color = color
    return filled
  }
}

/// The sheet in which a reminder is written: a new one, or one there is.
struct ReminderForm {
  /// Its name.
  let sheet: ID
  /// The reminder that it is about; nil for a new one.
  let reminder: Reminder?
  /// What has been filled in.
  let draft: Draft
  /// What the sample data is called in the user's language.
  let names: [Sample: String]

  private var title: String { draft.text(sheet.part("title"), or: reminder?.title.words(names) ?? "") }

  /// The day or the moment that was chosen, or what the reminder came with.
  private var due: Due? {
    guard case .moment(let moment) = draft[sheet.part("due")] else { return reminder?.due }
    return moment.map { Due($0) }
  }

  /// What was written, or what the reminder came with; nil for none.
  private var notes: String? {
    let notes = draft.text(sheet.part("notes"), or: reminder?.notes ?? "")
    return notes.trimmed.isEmpty ? nil : notes
  }

  /// What it shows; with a reason why nothing can be changed now, it can't be finished.
  func content(_ reason: LocalizedText?) -> Sheet {
    Sheet(.message(reminder == nil ? .appRemindersNewReminder : .appRemindersEditReminder), id: sheet) {
      TextField(.message(.appRemindersReminderTitle), id: sheet.part("title"), value: title).required()
      DatePicker(
        .message(.appRemindersReminderDue), id: sheet.part("due"), mode: .dateTime, value: due?.moment
      )
      .optionalTime()
      .optional(due?.words ?? .message(.pickerNone))
      TextField(.message(.appRemindersNotes), id: sheet.part("notes"), value: notes ?? "").multiline()
    }
    .preferredAction(.finishing(sheet, isNew: reminder == nil).dimmed(for: reason))
  }

  /// The reminder as it was filled in, a new one with the number `id`; nil without a title.
  func filledIn(orNew id: Int) -> Reminder? {
    let title = title.trimmed
    guard !title.isEmpty else { return nil }
    var filled = reminder ?? Reminder(id: id, title: .typed(title))
    filled.title = filled.title.edited(to: title, names)
    filled.due = due
    filled.notes = notes
    return filled
  }
}

extension Button {
  /// The button that does what a sheet is for.
  fileprivate static func finishing(_ sheet: ID, isNew: Bool) -> Button {
    Button(.message(isNew ? .appRemindersAdd : .appRemindersSave), id: sheet.part("done")).role(.primary)
  }
}
