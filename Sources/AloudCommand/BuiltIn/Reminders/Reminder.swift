/// Something to do.
struct Reminder: Sendable, Equatable, Codable {
  /// Its number among all reminders; never given twice.
  var id: Int
  var title: Title
  /// When it is due.
  var due: Due?
  var isDone = false
}
