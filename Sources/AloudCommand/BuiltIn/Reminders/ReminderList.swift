import Aloud

/// A list of reminders.
struct ReminderList: Sendable, Equatable, Codable {
  /// Its number among all lists; never given twice.
  var id: Int
  var name: Title
  /// The reminders, as they were added.
  var reminders: [Reminder] = []

  /// How many reminders there are, as it is said.
  var countText: LocalizedText { .message("app.reminders.count", ["count": .number(reminders.count)]) }
}
