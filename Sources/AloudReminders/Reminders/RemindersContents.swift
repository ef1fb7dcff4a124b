import Aloud

/// The contents of the Reminders tab that are saved and covered by undo.
struct RemindersContents: Sendable, Equatable, Codable {
  var lists: [ReminderList] = []
  var sort = SortOrder.date
  var hidesDone = false
  var nextID = 1

  /// The parts that undo restores, each list and reminder separately. The next number is not restored, so no number is reused.
  static let undoParts: [StatePart<RemindersContents>] = [
    .rows(
      \.lists,
      [
        .value(\.name), .value(\.hexColor),
        .rows(\.reminders, [.value(\.title), .value(\.due), .value(\.isDone), .value(\.notes)]),
      ]),
    .value(\.sort), .value(\.hidesDone),
  ]

  /// Returns the contents for a first start on the day `today`.
  static func sample(on today: Day?) -> RemindersContents {
    var contents = RemindersContents()
    contents.addList(.sample(.groceries), [(.milk, today), (.bread, nil), (.eggs, nil)])
    contents.addList(.sample(.work), [(.report, nil)])
    return contents
  }

  mutating func takeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  private mutating func addList(_ name: Title, _ samples: [(title: Sample, due: Day?)]) {
    var list = ReminderList(id: takeID(), name: name)
    for sample in samples {
      list.reminders.append(Reminder(id: takeID(), title: .sample(sample.title), due: sample.due.map(Due.day)))
    }
    lists.append(list)
  }
}

struct ReminderList: Sendable, Equatable, Codable, Identifiable {
  /// The number of the list or reminder, never reused.
  var id: Int
  var name: Title
  var hexColor: String?
  /// The reminders, in the order in which they were added.
  var reminders: [Reminder] = []

  var color: Color? {
    get { hexColor.flatMap { Color(hex: $0) } }
    set { hexColor = newValue?.hex }
  }

  var countText: LocalizedText { .message(.appRemindersCount(count: .number(reminders.count))) }
}

struct Reminder: Sendable, Equatable, Codable, Identifiable {
  /// The number of the list or reminder, never reused.
  var id: Int
  var title: Title
  var due: Due?
  var isDone = false
  /// Notes in one or more lines.
  var notes: String?
}

enum SortOrder: String, Sendable, Equatable, CaseIterable, Codable {
  /// By due day, then those due in words, then the rest; lists stay in the order in which they were added.
  case date
  case name
  case added

  var id: ID { ID("sortBy", rawValue) }

  var title: LocalizedText { .message("app.reminders.sortBy.\(rawValue)") }
}

/// Lookup by number.
extension RemindersContents {
  func list(_ id: Int?) -> ReminderList? { lists.first { $0.id == id } }
  func reminder(_ id: Int?) -> Reminder? { lists.lazy.flatMap(\.reminders).first { $0.id == id } }

  var doneCount: Int { lists.reduce(0) { $0 + $1.reminders.count { $0.isDone } } }

  mutating func changeList(_ id: Int, _ change: (inout ReminderList) -> Void) {
    guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
    change(&lists[index])
  }

  mutating func changeReminder(_ id: Int, _ change: (inout Reminder) -> Void) {
    for list in lists.indices {
      guard let index = lists[list].reminders.firstIndex(where: { $0.id == id }) else { continue }
      change(&lists[list].reminders[index])
    }
  }
}

/// Sorting for display. `names` holds the names of the sample data in the user's language.
extension RemindersContents {
  func sortedLists(_ names: [Sample: String]) -> [ReminderList] {
    sort == .name ? lists.sorted { $0.name.comesBefore($1.name, names) } : lists
  }

  func shownReminders(of list: ReminderList, _ names: [Sample: String]) -> [Reminder] {
    let shown = list.reminders.filter { !(hidesDone && $0.isDone) }
    return switch sort {
    case .added: shown
    case .date: byDay(shown) + shown.filter { $0.due?.words != nil } + shown.filter { $0.due == nil }
    case .name: shown.sorted { $0.title.comesBefore($1.title, names) }
    }
  }

  /// Earliest first and stable; a day without a time comes before its times.
  private func byDay(_ reminders: [Reminder]) -> [Reminder] {
    reminders.compactMap { reminder in reminder.due?.moment.map { (reminder: reminder, moment: $0) } }
      .sorted { ($0.moment.day, $0.moment.hour, $0.moment.minute) < ($1.moment.day, $1.moment.hour, $1.moment.minute) }
      .map(\.reminder)
  }
}
