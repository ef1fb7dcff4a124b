import Aloud

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
