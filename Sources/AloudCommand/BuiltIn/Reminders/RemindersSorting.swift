import Aloud

extension RemindersTab {
  /// The lists in the order they are shown.
  var sortedLists: [ReminderList] {
    contents.sort == .name ? contents.lists.sorted { comesBefore($0.name, $1.name) } : contents.lists
  }

  /// The reminders of a list that are shown, in order.
  func shownReminders(of list: ReminderList) -> [Reminder] {
    let shown = list.reminders.filter { !(contents.hidesDone && $0.isDone) }
    return switch contents.sort {
    case .added: shown
    case .date: byDay(shown) + shown.filter { $0.due?.words != nil } + shown.filter { $0.due == nil }
    case .name: shown.sorted { comesBefore($0.title, $1.title) }
    }
  }

  /// Those that are due on a day, the earliest first, those of one day as they were.
  private func byDay(_ reminders: [Reminder]) -> [Reminder] {
    reminders.compactMap { reminder in reminder.due?.day.map { (reminder: reminder, day: $0) } }
      .sorted { $0.day < $1.day }.map(\.reminder)
  }

  private func comesBefore(_ one: Title, _ other: Title) -> Bool {
    Folding.fold(one.words(sampleNames)) < Folding.fold(other.words(sampleNames))
  }
}
