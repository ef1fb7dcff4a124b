import Aloud

/// What the Reminders tab keeps: what is saved, and what undo takes back.
struct RemindersContents: Sendable, Equatable, Codable {
  var lists: [ReminderList] = []
  var sort = SortOrder.date
  /// Whether reminders that are done are left out.
  var hidesDone = false
  /// The number that the next list or reminder gets.
  var nextID = 1

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
