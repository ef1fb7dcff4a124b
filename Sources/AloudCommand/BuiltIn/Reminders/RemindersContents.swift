import Aloud

/// What the Reminders tab keeps: what is saved, and what undo takes back.
struct RemindersContents: Sendable, Equatable, Codable {
  var lists: [ReminderList] = []
  var sort = SortOrder.date
  /// Whether reminders that are done are left out.
  var hidesDone = false
  /// The number that the next list or reminder gets.
  var nextID = 1

  /// What undo puts back: each reminder and each list by itself. A number that was given once is not given again.
  static let undoParts: [StatePart<RemindersContents>] = [
    .rows(
      \.lists,
      [
        .value(\.name), .value(\.hexColor),
        .rows(\.reminders, [.value(\.title), .value(\.due), .value(\.isDone), .value(\.notes)]),
      ]),
    .value(\.sort), .value(\.hidesDone),
  ]

  /// What there is at a first start on the day that is `today`.
  static func sample(on today: Day?) -> RemindersContents {
    var contents = RemindersContents()
    contents.addList(.sample(.groceries), [(.milk, today), (.bread, nil), (.eggs, nil)])
    contents.addList(.sample(.work), [(.report, nil)])
    return contents
  }

  /// A number that nothing else has.
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

/// A list of reminders.
struct ReminderList: Sendable, Equatable, Codable, Identifiable {
  /// Its number among all lists; never given twice.
  var id: Int
  var name: Title
  /// Its color in hex, or nil for none.
  var hexColor: String?
  /// The reminders, as they were added.
  var reminders: [Reminder] = []

  /// Its color; nil for none.
  var color: Color? {
    get { hexColor.flatMap { Color(hex: $0) } }
    set { hexColor = newValue?.hex }
  }

  /// How many reminders there are, as it is said.
  var countText: LocalizedText { .message(.appRemindersCount(count: .number(reminders.count))) }
}

/// Something to do.
struct Reminder: Sendable, Equatable, Codable, Identifiable {
  /// Its number among all reminders; never given twice.
  var id: Int
  var title: Title
  /// When it is due.
  var due: Due?
  var isDone = false
  /// What there is to know about it, in several lines; nil for nothing.
  var notes: String?
}

/// In which order lists and reminders are shown.
enum SortOrder: String, Sendable, Equatable, CaseIterable, Codable {
  /// What is due on a day first, by that day, then what is due in words, then the rest, as added.
  case date
  case name
  case added

  /// The item of the "Sort by" button.
  var id: ID { ID("sortBy", rawValue) }

  /// What it is called.
  var title: LocalizedText { .message("app.reminders.sortBy.\(rawValue)") }
}

/// Finding by number.
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

/// The order in which they are shown. `names` is what the sample data is called in the user's language.
extension RemindersContents {
  /// The lists in the order they are shown.
  func sortedLists(_ names: [Sample: String]) -> [ReminderList] {
    sort == .name ? lists.sorted { $0.name.comesBefore($1.name, names) } : lists
  }

  /// The reminders of a list that are shown, in order.
  func shownReminders(of list: ReminderList, _ names: [Sample: String]) -> [Reminder] {
    let shown = list.reminders.filter { !(hidesDone && $0.isDone) }
    return switch sort {
    case .added: shown
    case .date: byDay(shown) + shown.filter { $0.due?.words != nil } + shown.filter { $0.due == nil }
    case .name: shown.sorted { $0.title.comesBefore($1.title, names) }
    }
  }

  /// Those that are due on a day, the earliest first, those of one moment as they were; a day alone comes before its times.
  private func byDay(_ reminders: [Reminder]) -> [Reminder] {
    reminders.compactMap { reminder in reminder.due?.moment.map { (reminder: reminder, moment: $0) } }
      .sorted { ($0.moment.day, $0.moment.hour, $0.moment.minute) < ($1.moment.day, $1.moment.hour, $1.moment.minute) }
      .map(\.reminder)
  }
}
