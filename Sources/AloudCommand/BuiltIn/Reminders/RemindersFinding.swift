extension RemindersContents {
  /// The list `id`.
  func list(_ id: Int?) -> ReminderList? { lists.first { $0.id == id } }

  /// The reminder `id`, in whichever list.
  func reminder(_ id: Int?) -> Reminder? { lists.lazy.flatMap(\.reminders).first { $0.id == id } }

  /// How many reminders are done, in all lists.
  var doneCount: Int { lists.reduce(0) { $0 + $1.reminders.count { $0.isDone } } }

  /// Changes the list `id`.
  mutating func changeList(_ id: Int, _ change: (inout ReminderList) -> Void) {
    guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
    change(&lists[index])
  }

  /// Changes the reminder `id`.
  mutating func changeReminder(_ id: Int, _ change: (inout Reminder) -> Void) {
    for list in lists.indices {
      guard let index = lists[list].reminders.firstIndex(where: { $0.id == id }) else { continue }
      change(&lists[list].reminders[index])
    }
  }
}
