import Aloud

/// Something to do.
struct Reminder: Sendable, Equatable, Codable {
  /// Its number among all reminders; never given twice.
  var id: Int
  var title: Title
  /// When it is due, in the user's own words.
  var due: Title?
  var isDone = false

  /// When it is due, as it is said.
  var dueText: LocalizedText? { due.map { .message("app.reminders.due", ["due": .text($0.text)]) } }
}
