import Aloud

enum RemindersSheet: String, CaseIterable {
  case newList, renameList, newReminder, editReminder

  init?(doneBy button: ID) {
    guard button.name.hasSuffix(".done") else { return nil }
    self.init(rawValue: String(button.name.dropLast(5)))
  }

  static func has(_ id: ID) -> Bool { allCases.contains { id.name.hasPrefix($0.rawValue + ".") } }
}

struct RemindersForm<Original> {
  let sheet: ID
  let original: Original?
  let draft: Draft
  let names: [Sample: String]

  private func text(_ part: String, or original: String?) -> String { draft.text(sheet.part(part), or: original ?? "") }

  private func finishing(_ reason: LocalizedText?) -> Button {
    Button(.message(original == nil ? .appRemindersAdd : .appRemindersSave), id: sheet.part("done")).role(.primary)
      .dimmed(for: reason)
  }
}

extension RemindersForm<ReminderList> {
  private var name: String { text("name", or: original?.name.words(names)) }

  private var color: Color? {
    if case .color(let color) = draft[sheet.part("color")] { color } else { original?.color }
  }

  func content(_ reason: LocalizedText?) -> Sheet {
    Sheet(.message(original == nil ? .appRemindersNewList : .appRemindersRenameList), id: sheet) {
      TextField(.message(.appRemindersName), id: sheet.part("name"), value: name).required()
      ColorPicker(.message(.colorPickerColor), id: sheet.part("color"), value: color).optional()
    }
    .preferredAction(finishing(reason))
  }

  func filledIn(orNew id: Int) -> ReminderList? {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    var filled = original ?? ReminderList(id: id, name: .typed(name))
    filled.name = filled.name.edited(to: name, names)
    filled.color = color
    return filled
  }
}

extension RemindersForm<Reminder> {
  private var title: String { text("title", or: original?.title.words(names)) }

  /// The chosen day or moment, or else the due time that the reminder already had.
  private var due: Due? {
    guard case .moment(let moment) = draft[sheet.part("due")] else { return original?.due }
    return moment.map { Due($0) }
  }

  private var notes: String? {
    let notes = text("notes", or: original?.notes)
    return notes.trimmed.isEmpty ? nil : notes
  }

  func content(_ reason: LocalizedText?) -> Sheet {
    Sheet(.message(original == nil ? .appRemindersNewReminder : .appRemindersEditReminder), id: sheet) {
      TextField(.message(.appRemindersReminderTitle), id: sheet.part("title"), value: title).required()
      DatePicker(.message(.appRemindersReminderDue), id: sheet.part("due"), mode: .dateTime, value: due?.moment)
        .optionalTime().optional(due?.words ?? .message(.pickerNone))
      TextField(.message(.appRemindersNotes), id: sheet.part("notes"), value: notes ?? "").multiline()
    }
    .preferredAction(finishing(reason))
  }

  func filledIn(orNew id: Int) -> Reminder? {
    let title = title.trimmed
    guard !title.isEmpty else { return nil }
    var filled = original ?? Reminder(id: id, title: .typed(title))
    filled.title = filled.title.edited(to: title, names)
    filled.due = due
    filled.notes = notes
    return filled
  }
}
