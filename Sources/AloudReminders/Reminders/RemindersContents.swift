import Aloud

struct RemindersContents: Sendable, Equatable, Codable {
  var lists: [ReminderList] = []
  var sort = SortOrder.date
  var hidesDone = false
  var nextID = 1

  private static let reminderParts: [StatePart<Reminder>] = [
    .value(\.title), .value(\.due), .value(\.isDone), .value(\.notes),
  ]
  /// The parts that undo restores, each list and reminder separately. The next number is not restored, so no number is reused.
  static let undoParts: [StatePart<RemindersContents>] = [
    .rows(\.lists, [.value(\.name), .value(\.hexColor), .rows(\.reminders, reminderParts)]), .value(\.sort),
    .value(\.hidesDone),
  ]

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
  var reminders: [Reminder] = []

  var color: Color? {
    get { hexColor.flatMap { Color(hex: $0) } }
    set { hexColor = newValue?.hex }
  }

}

struct Reminder: Sendable, Equatable, Codable, Identifiable {
  var id: Int
  var title: Title
  var due: Due?
  var isDone = false
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

extension RemindersContents {
  func sortedLists(_ names: [Sample: String]) -> [ReminderList] {
    sort == .name ? lists.sorted { $0.name.comesBefore($1.name, names) } : lists
  }

  func shownReminders(of list: ReminderList, _ names: [Sample: String]) -> [Reminder] {
    let shown = list.reminders.filter { !(hidesDone && $0.isDone) }
    return switch sort {
    case .added: shown
    case .date: byTime(shown) + shown.filter { $0.due?.words != nil } + shown.filter { $0.due == nil }
    case .name: shown.sorted { $0.title.comesBefore($1.title, names) }
    }
  }

  /// Earliest first and stable; a day without a time comes before its times.
  private func byTime(_ reminders: [Reminder]) -> [Reminder] {
    reminders.compactMap { reminder in reminder.due?.moment.map { ($0, reminder) } }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

enum Title: Sendable, Equatable {
  case typed(String)
  case sample(Sample)

  var text: LocalizedText {
    switch self {
    case .typed(let text): .verbatim(text)
    case .sample(let sample): sample.text
    }
  }

  func words(_ names: [Sample: String]) -> String {
    switch self {
    case .typed(let text): text
    case .sample(let sample): names[sample] ?? ""
    }
  }

  /// An unchanged sample name remains a sample name.
  func edited(to text: String, _ names: [Sample: String]) -> Title { text == words(names) ? self : .typed(text) }

  func comesBefore(_ other: Title, _ names: [Sample: String]) -> Bool {
    Folding.fold(words(names)) < Folding.fold(other.words(names))
  }
}

/// In the file, a typed name is a string and a sample name is an object with the sample's id.
extension Title: Codable {
  private enum CodingKeys: String, CodingKey { case sample }

  init(from decoder: any Decoder) throws {
    if let typed = try? decoder.singleValueContainer().decode(String.self) {
      self = .typed(typed)
    } else {
      self = .sample(try decoder.container(keyedBy: CodingKeys.self).decode(Sample.self, forKey: .sample))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .typed(let text): try text.encode(to: encoder)
    case .sample(let sample):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(sample, forKey: .sample)
    }
  }
}

/// A name in the sample data of a first start. A message gives it in the user's language until the user renames it.
enum Sample: String, Sendable, Equatable, CaseIterable, Codable {
  case groceries, milk, bread, eggs
  case work, report
  /// The due time of the milk in the sample data of an earlier version of Aloud; the milk is now due on a day.
  case today

  var text: LocalizedText { .message("app.reminders.sample.\(rawValue)") }

  static func names(in wording: Wording) -> [Sample: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, wording.text($0.text)) })
  }
}

enum Due: Sendable, Equatable {
  case day(Day)
  case moment(DateTime)
  /// Words from an older file, in which no day could be chosen from a calendar. They stay until the user chooses a day.
  case words(Title)

  /// Creates a due time from a picker's value; midnight means the whole day.
  init(_ moment: DateTime) { self = moment == DateTime(day: moment.day) ? .day(moment.day) : .moment(moment) }

  var moment: DateTime? {
    switch self {
    case .day(let day): DateTime(day: day)
    case .moment(let moment): moment
    case .words: nil
    }
  }

  var words: LocalizedText? { if case .words(let words) = self { words.text } else { nil } }

  func text(_ today: Day?) -> LocalizedText {
    switch self {
    case .words(let words): return .message(.appRemindersDue(due: .text(words.text)))
    case .day(let day):
      return .message(.appRemindersDue(due: Self.near(day, today) ?? .moment(DateTime(day: day), .date(.full))))
    case .moment(let moment):
      let near = Self.near(moment.day, today)
      let dueNear = near.map { Message.appRemindersDueAt(day: $0, time: .moment(moment, .time(.short))) }
      return .message(dueNear ?? .appRemindersDue(due: .moment(moment, .both(.full, .short))))
    }
  }

  private static func near(_ day: Day, _ today: Day?) -> Message.Argument? {
    guard let today, abs(day - today) <= 1 else { return nil }
    return .relative(day - today, .day)
  }
}

/// In the file, a day is a string such as "2026-11-27" and a moment is one such as "2026-11-27T17:00:00". A version of Aloud that
/// knows neither reads both as words. Words are stored as a ``Title`` is.
extension Due: Codable {
  init(from decoder: any Decoder) throws {
    let words = try Title(from: decoder)
    // Only a string that would be written back unchanged counts as a date, so that words the user typed are never rewritten.
    if case .typed(let text) = words, let day = ISODate.day(text), ISODate.text(day) == text {
      self = .day(day)
    } else if case .typed(let text) = words, let moment = ISODate.moment(text), ISODate.text(moment) == text {
      self = .moment(moment)
    } else {
      self = .words(words)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .day(let day): try Title.typed(ISODate.text(day)).encode(to: encoder)
    case .moment(let moment): try Title.typed(ISODate.text(moment)).encode(to: encoder)
    case .words(let words): try words.encode(to: encoder)
    }
  }
}
