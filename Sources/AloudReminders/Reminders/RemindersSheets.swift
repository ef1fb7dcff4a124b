import Aloud

/// The sheets of the reminders, by id. Those for an existing list or reminder also have its number.
enum RemindersSheet: String, CaseIterable {
  case newList, renameList, newReminder, editReminder

  /// Creates the sheet that a button completes, or nil for any other button.
  init?(doneBy button: ID) {
    guard button.name.hasSuffix(".done") else { return nil }
    self.init(rawValue: String(button.name.dropLast(5)))
  }

  /// Returns whether a control is on one of the sheets.
  static func has(_ id: ID) -> Bool { allCases.contains { id.name.hasPrefix($0.rawValue + ".") } }
}

/// The sheet for adding a list or changing an existing one.
struct ListForm {
  let sheet: ID
  /// The list to change, or `nil` for a new one.
  let list: ReminderList?
  let draft: Draft
  /// The names of the sample data in the user's language.
  let names: [Sample: String]

  private var name: String { draft.text(sheet.part("name"), or: list?.name.words(names) ?? "") }

  private var color: Color? {
    if case .color(let color) = draft[sheet.part("color")] { color } else { list?.color }
  }

  /// The preferred action is dimmed if there is a reason why nothing can be changed.
  func content(_ reason: LocalizedText?) -> Sheet {
    Sheet(.message(list == nil ? .appRemindersNewList : .appRemindersRenameList), id: sheet) {
      TextField(.message(.appRemindersName), id: sheet.part("name"), value: name).required()
      ColorPicker(.message(.colorPickerColor), id: sheet.part("color"), value: color).optional()
    }
    .preferredAction(.finishing(sheet, isNew: list == nil).dimmed(for: reason))
  }

  /// A new list gets the number `id`. Returns `nil` if the list has no name.
  func filledIn(orNew id: Int) -> ReminderList? {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    var filled = list ?? ReminderList(id: id, name: .typed(name))
    filled.name = filled.name.edited(to: name, names)
    filled.color = color
    return filled
  }
}

/// The sheet for adding a reminder or changing an existing one.
struct ReminderForm {
  let sheet: ID
  /// The reminder to change, or `nil` for a new one.
  let reminder: Reminder?
  let draft: Draft
  /// The names of the sample data in the user's language.
  let names: [Sample: String]

  private var title: String { draft.text(sheet.part("title"), or: reminder?.title.words(names) ?? "") }

  /// The chosen day or moment, or else the due time that the reminder already had.
  private var due: Due? {
    guard case .moment(let moment) = draft[sheet.part("due")] else { return reminder?.due }
    return moment.map { Due($0) }
  }

  /// The text filled in, or else the notes that the reminder already had; `nil` if blank.
  private var notes: String? {
    let notes = draft.text(sheet.part("notes"), or: reminder?.notes ?? "")
    return notes.trimmed.isEmpty ? nil : notes
  }

  /// The preferred action is dimmed if there is a reason why nothing can be changed.
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

  /// A new reminder gets the number `id`. Returns `nil` if the reminder has no title.
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
  fileprivate static func finishing(_ sheet: ID, isNew: Bool) -> Button {
    Button(.message(isNew ? .appRemindersAdd : .appRemindersSave), id: sheet.part("done")).role(.primary)
  }
}
