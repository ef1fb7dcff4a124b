import Aloud

/// A list of reminders.
struct ReminderList: Sendable, Equatable, Codable {
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
  var countText: LocalizedText { .message("app.reminders.count", ["count": .number(reminders.count)]) }
}
